import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspaces/paths.mjs';

/** A file with one of these would replace its neighbours' modules too. */
const replacesModules = /\bjest\.(?:mock|unmock|doMock|resetModules|isolateModules(?:Async)?)\b/;

/** A group's size: large enough to load modules rarely, small enough to leave work for each worker. Not measured. */
const groupBytes = 150_000;

const testFiles = ({ rootDir, testRegex, testPathIgnorePatterns }) => {
  const named = new RegExp(testRegex);
  const ignored = new RegExp(testPathIgnorePatterns.join('|'));
  const within = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ignored.test(`${path}/`) ? [] : within(path);
      return named.test(path) && !ignored.test(path) ? path : [];
    });
  return within(rootDir).sort();
};

const inPage = `// Before any file: its own hooks and settings apply to all.
const { cleanup } = require('@testing-library/react');
require('@testing-library/user-event');
`;

/** A test file that runs others, one after another. @param {string[]} files @param {boolean} inBrowser */
const groupOf = (files, inBrowser) => `${inBrowser ? inPage : ''}
for (const [name, load] of [
${files.map((path) => `  [${JSON.stringify(relative(root, path))}, () => require(${JSON.stringify(path)})],`).join('\n')}
])
  describe(name, () => {
${inBrowser ? '    // Before the hooks of the file, as when it is alone.\n    afterEach(cleanup);\n' : ''}    try {
      load();
    } catch (error) {
      test('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });
  });
`;

/**
 * Puts a project's test files into groups. A group loads its modules once, in one environment, which takes most of a
 * short file's time. Files that replace modules (`jest.mock`) stay alone.
 * @param {object} project a project of Jest with `rootDir`, `displayName` and `testRegex`
 * @returns {object} the same project with generated test files
 */
export const inGroups = (project) => {
  const files = testFiles(project);
  const alone = files.filter((path) => replacesModules.test(readFileSync(path, 'utf8')));
  /** @type {string[][]} */
  const groups = [];
  let size = groupBytes;
  for (const path of files.filter((file) => !alone.includes(file))) {
    if (size >= groupBytes) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1).push(path);
    size += statSync(path).size;
  }
  const folder = join(root, '.cache/test-groups', project.displayName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inBrowser = project.testEnvironment === 'jsdom';
  for (const [index, group] of groups.entries())
    writeFileSync(join(folder, `${index + 1}.test.js`), groupOf(group, inBrowser));
  const { testRegex: _named, ...rest } = project;
  return { ...rest, roots: [folder, project.rootDir], testMatch: [join(folder, '*.test.js'), ...alone] };
};
