import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../workspaces/apps';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name && existsSync(join(root, name)));

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(documents)('every link in %s leads somewhere', (name) => {
  const file = join(root, name);
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = path ? resolve(dirname(file), path) : file;
    return !existsSync(target) || (anchor && !anchorsIn(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('every decision is in the table of docs/decisions/README.md, under its title', () => {
  const table = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const records = documents.filter((name) => /^docs\/decisions\/\d{4}-/.test(name));
  expect(records.length).toBeGreaterThan(10);
  for (const name of records) {
    const [, number, title] = readFileSync(join(root, name), 'utf8').match(/^# (\d{4})\. (.+)$/m) ?? [];
    expect(table).toContain(`| [${number}](${name.split('/').pop()}) | ${title} |`);
  }
});
