import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn } from 'server/messages';
import { texts } from '../../e2e/support/catalogues';
import { appNames, root } from '../workspaces/apps';

const folders = [
  ...appNames.map((app) => `${app}/src`),
  'docs',
  'e2e',
  'infra',
  'server/src',
  'server/test',
  'shared-api/common',
  'shared-api/contract',
  'shared-api/src',
  'shared-ui/src',
];

const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|md|ya?ml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => file !== __filename && !file.includes('node_modules'))
  .map((file) => ({ name: file.slice(root.length + 1), text: readFileSync(file, 'utf8') }));

const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
const headings = [...product.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

test('comments that point at a rule name a heading of docs/product.md', () => {
  // A comment may break a heading over two lines.
  const pointers = files.flatMap(({ name, text }) =>
    [
      ...text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(/docs\/product\.md, ([A-Z][^).;:`]*)/g),
    ].map(([, heading = '']) => ({ name, heading })),
  );
  expect(pointers.length).toBeGreaterThan(20);
  expect(pointers.filter(({ heading }) => !headings.includes(heading))).toEqual([]);
});

test('nothing points at a document that is not in the repository', () => {
  expect(files.filter(({ text }) => /\b(?:spec|design)(?:ification)?\b[^\n]{0,3}§/i.test(text))).toEqual([]);
});

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesOf);

test('what docs/product.md quotes is in the catalogues', () => {
  const said = [...sentencesOf(texts.en), ...sentencesOf(messagesIn('en'))].join('\n');
  const quoted = [...product.replaceAll(/\s+/g, ' ').matchAll(/'([A-Z][^']{6,})'/g)].map(
    ([, text = '']) => text,
  );
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter((sentence) => !said.includes(sentence))).toEqual([]);
});
