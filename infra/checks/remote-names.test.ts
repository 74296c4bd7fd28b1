import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '../workspaces/apps';
import { workspaces } from '../workspaces/paths.mjs';

/** Files that may name remotes; a new remote must not need another. */
const known = [
  // Texts of tests.
  'e2e/support/catalogues.ts',
  // npm's own list, and GitHub's.
  'package-lock.json',
  '.github/CODEOWNERS',
];

test('the workspaces are found in the folders, as npm finds them', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces).toEqual(['*']);
  expect(workspaces).toEqual(expect.arrayContaining(['shell', 'server', ...remoteNames]));
  expect(remoteNames.filter((name) => !existsSync(join(root, name, 'src/pages.ts')))).toEqual([]);
});

test('no list of the remotes stands outside of their own folders', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => !/\.md$|\.test\.tsx?$|\.spec\.ts$|^(docs|server\/test)\//.test(file))
    .filter((file) => file && existsSync(join(root, file)))
    .filter((file) => !remoteNames.some((name) => file.startsWith(`${name}/`)));
  expect(files.length).toBeGreaterThan(500);
  const lists = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // As a folder, or as a string.
    return remoteNames.filter((name) => new RegExp(`(?<![\\w-])${name}['"\`/]`).test(text)).length > 1;
  });
  expect(lists.sort()).toEqual([...known].sort());
});
