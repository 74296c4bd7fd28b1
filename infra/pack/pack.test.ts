import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { temporaryFolder } from '../bootstrap/own-product';
import { type Files, readFiles } from '../promises/files';
import { typeErrors } from '../promises/type-errors';
import { root } from '../workspaces/apps';
import type { Manifest } from './manifest';
import { sharedPackages } from './shared-package';
import { makeTarballs } from './tarballs';

let into: string;
let packed: Awaited<ReturnType<typeof makeTarballs>>;
beforeAll(async () => {
  into = temporaryFolder('packages');
  packed = await makeTarballs(into);
});

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const filesOf = (name: string): string[] =>
  execFileSync('tar', ['-tzf', packed[name]?.tarball ?? ''], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, './'));

const names = [...sharedPackages, 'courtside-build'];

test.each(names)('%s carries each entry with its types, its changelog and its licence', (name) => {
  const { exports, bin = {} } = manifestIn(join(into, name));
  const targets = [exports, bin].flatMap((entries) => Object.values(entries as Manifest['exports']));
  const wanted = targets.flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)));
  expect(wanted.length).toBeGreaterThan(4);
  const files = filesOf(name);
  expect(files).toEqual(expect.arrayContaining(wanted.map((file) => `./${file.replace(/^\.\//, '')}`)));
  expect(files).toEqual(expect.arrayContaining(['./CHANGELOG.md', './LICENSE']));
  // Without sources and tests.
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
});

test.each(sharedPackages)(
  '%s has the entries that its sources have, and asks for ranges of what is shared',
  (name) => {
    const own = manifestIn(join(into, name));
    expect(Object.keys(own.exports)).toEqual(Object.keys(manifestIn(join(root, name)).exports));
    expect(Object.values(own.peerDependencies ?? {}).filter((range) => !range.startsWith('^'))).toEqual([]);
    expect(own.peerDependencies).toHaveProperty('react');
  },
);

const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

test.each(names)('%s names every package that it imports', (name) => {
  const code = Object.values(readFiles(join(into, name), (path) => path.endsWith('.js'))).join('\n');
  const imports = [
    ...code.matchAll(/(?:^(?:import|\} from|export .* from)\b[^"'\n]*|\bimport\()"([^".][^"]*)"/gm),
  ].map(([, request = '']) => packageOf(request));
  const { dependencies, peerDependencies } = manifestIn(join(into, name));
  const known = { ...dependencies, ...peerDependencies };
  expect(imports.length).toBeGreaterThan(3);
  const unknown = imports.filter(
    (request) => !(request in known) && !request.startsWith('node:') && !builtinModules.includes(request),
  );
  expect(unknown).toEqual([]);
});

test.each(names)('the changelog of %s says what its version brings', (name) => {
  const { version } = manifestIn(join(into, name));
  expect(readFileSync(join(into, name, 'CHANGELOG.md'), 'utf8').split('\n')).toContain(`## ${version}`);
});

test('what imports every entry is compiled with the types that are packed', () => {
  const provided: Files = readFiles(into, (path) => /^shared-\w+\/(package\.json|.*\.d\.ts)$/.test(path));
  const entries = sharedPackages.flatMap((name) =>
    Object.entries(manifestIn(join(into, name)).exports).flatMap(([entry, target]) =>
      // A style sheet has no types, and the script before the first paint is not a module.
      typeof target === 'string' || entry === './before-paint'
        ? []
        : [`import type {} from '${name}${entry.slice(1)}';`],
    ),
  );
  const page = (to: string) => `import { LinkButton, Page } from 'shared-ui';
    export const Plans = () => <Page title="Plans"><LinkButton to={${to}}>Plans</LinkButton></Page>;`;
  const errors = typeErrors(
    { 'src/entries.ts': entries.join('\n'), 'src/right.tsx': page("'schedule'"), 'src/wrong.tsx': page('1') },
    provided,
  );
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringMatching(/^src\/wrong\.tsx: Type 'number' is not assignable/),
  ]);
});
