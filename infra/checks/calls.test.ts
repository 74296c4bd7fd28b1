import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, folderOf } from '../workspaces/paths.mjs';

const declaring = /import \{[^}]*\b(call|list|queryOf|listQueryOf|defineMutation)\b[^}]*\} from 'shared-api'/;

/** A package's files that declare or make calls; tests aside. */
const callersIn = (name: string): string[] => {
  const root = join(folderOf(name), 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && declaring.test(readFileSync(join(root, file), 'utf8')),
  );
};

test('what shared-api does not share is called in the api.ts of a feature or of the layout', () => {
  const callers = ['shared-ui', ...appNames].flatMap(callersIn);
  expect(callers.length).toBeGreaterThan(10);
  expect(callers.filter((file) => !/^(features\/[^/]+|layout)\/api\.ts$/.test(file))).toEqual([]);
});
