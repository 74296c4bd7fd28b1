import { readFileSync } from 'node:fs';
import { remoteNames, root } from '../workspaces/apps';
import { filesFor, withOwner } from './files';
import { spellingsOf } from './name';

const files = filesFor(spellingsOf('three-on-three'), root, remoteNames);
const read = (file: string): string => files.get(file) ?? '';

test('a new remote writes into its own folder, and one line of the owners', () => {
  const elsewhere = [...files.keys()].filter((file) => !file.startsWith('three-on-three/'));
  expect(elsewhere.sort()).toEqual(['.github/CODEOWNERS']);
  const owners = readFileSync(`${root}/.github/CODEOWNERS`, 'utf8').split('\n');
  const added = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => !owners.includes(line));
  expect(added).toEqual(['/three-on-three/        @courtside/three-on-three']);
});

test('its owner stands behind the other remotes’, before what decides over all', () => {
  const owners = '* @a\n/one/ @b\n/two/ @c\n/e2e/ @a\n';
  expect(withOwner(owners, 'stats', ['one', 'two']).split('\n')[3]).toMatch(/^\/stats\/ +@courtside\/stats$/);
});

test('nothing of it names another remote or leaves a place of the template empty', () => {
  for (const [file, text] of files) {
    if (file === '.github/CODEOWNERS') continue;
    // All in capitals are the build’s constants.
    expect([file, text]).not.toEqual([file, expect.stringMatching(/__(?![A-Z]+__)\w+__/)]);
    for (const other of remoteNames) expect([file, text]).not.toEqual([file, expect.stringContaining(other)]);
  }
});

test('its package has the scripts and ranges of the other remotes', () => {
  const [model] = remoteNames.map((name) => JSON.parse(readFileSync(`${root}/${name}/package.json`, 'utf8')));
  const own = JSON.parse(read('three-on-three/package.json'));
  const { scripts, peerDependencies } = model;
  expect(own).toMatchObject({ name: 'three-on-three', version: '1.0.0', scripts, peerDependencies });
  expect(own).not.toHaveProperty('dependencies');
});

test('its page is in the menu of those who are logged in, in both languages', () => {
  const pages = read('three-on-three/src/pages.ts');
  expect(pages).toContain("path: { en: '/three-on-three', fr: '/fr/three-on-three' }");
  expect(pages).toContain("access: 'player'");
  expect(pages).toContain("nav: { label: { en: 'Three on three', fr: 'Three on three' }");
});
