import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Environment } from 'server/environment';
import { messagesIn } from 'server/messages';
import { texts } from '../../e2e/support/catalogues';
import { root } from '../workspaces/apps';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name && existsSync(join(root, name)));
const documents = files.filter((name) => name.endsWith('.md'));

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

test.each(documents)('every link in %s leads somewhere', (name) => {
  const file = join(root, name);
  const links = [...read(name).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = path ? resolve(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !headingsOf(target).map(anchorOf).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('every decision is in the table of docs/decisions/README.md, under its title', () => {
  const table = read('docs/decisions/README.md');
  const records = documents.filter((name) => /^docs\/decisions\/\d{4}-/.test(name));
  expect(records.length).toBeGreaterThan(10);
  for (const name of records) {
    const [, number, title] = read(name).match(/^# (\d{4})\. (.+)$/m) ?? [];
    expect(table).toContain(`| [${number}](${basename(name)}) | ${title} |`);
  }
});

const guides = documents.filter((name) => name === 'README.md' || /^docs\/[^/]+$/.test(name));

test.each([...guides, 'infra/docker/compose.small.yaml'])(
  'the npm scripts and files that %s names are there',
  (name) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...read(name).matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(
      ([, script]) => script ?? '',
    );
    const npmOwn = ['install', 'ci', 'run'];
    expect(commands.filter((script) => !(script in scripts) && !npmOwn.includes(script))).toEqual([]);
    const paths = [
      ...read(name).matchAll(/`((?:infra|server|shell|e2e|docs|shared-ui|shared-api)\/[\w./-]+)`/g),
    ];
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('every test that docs/security.md names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`(?:[\w/-]*\/)?([\w.-]+\.test\.ts)`/g)].map(
    ([, name = '']) => name,
  );
  const tests = files.filter((file) => /^(server\/test|infra)\//.test(file)).map((file) => basename(file));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
});

test('docs/operations.md has exactly the variables that the server reads', () => {
  const rows = [...read('docs/operations.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)];
  const named = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(named.sort()).toEqual(Object.keys(Environment.properties).sort());
});

const product = read('docs/product.md');

test('comments that point at a rule name a heading of docs/product.md', () => {
  const headings = headingsOf(join(root, 'docs/product.md'));
  // A comment may break a heading over two lines.
  const pointers = files
    .filter((name) => /\.(tsx?|mjs|css|md|ya?ml)$/.test(name) && join(root, name) !== __filename)
    .flatMap((name) =>
      [
        ...read(name)
          .replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
          .matchAll(/docs\/product\.md, ([A-Z][^).;:`]*)/g),
      ].map(([, heading = '']) => ({ name, heading })),
    );
  expect(pointers.length).toBeGreaterThan(20);
  expect(pointers.filter(({ heading }) => !headings.includes(heading))).toEqual([]);
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
