import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appNames, folderOf } from '../build/place.mjs';

/** Which features of an app each of its features imports, types and lazy imports too; tests are left out. */
function importsIn(app: string): Map<string, Set<string>> {
  const features = join(folderOf(app), 'src/features');
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue;
    const [feature = ''] = file.split('/');
    const text = readFileSync(join(features, file), 'utf8');
    const others = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path).split('/')[0] ?? '')
      .filter((other) => other !== feature && other !== '..');
    imports.set(feature, new Set([...(imports.get(feature) ?? []), ...others]));
  }
  return imports;
}

/** Takes away what imports nothing that is left, until only circles and what leads to them are left. */
function inCircles(imports: Map<string, Set<string>>): string[] {
  const left = new Set(imports.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const feature of left)
      if (![...(imports.get(feature) ?? [])].some((other) => left.has(other))) left.delete(feature);
  }
  return [...left];
}

test.each(appNames)('the features of %s import each other in no circle', (app) => {
  expect(inCircles(importsIn(app))).toEqual([]);
});

test('circles are found, however long', () => {
  const imports = { audit: ['users'], users: ['mails'], mails: ['users'], seasons: [] };
  const graph = new Map(Object.entries(imports).map(([feature, others]) => [feature, new Set(others)]));
  expect(inCircles(graph)).toEqual(['audit', 'users', 'mails']);
  expect([...importsIn('admin-console').values()].some(({ size }) => size > 0)).toBe(true);
});
