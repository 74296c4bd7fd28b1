import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './infra/build/inputs.mjs';

/** One run, one project per folder; `npx jest --selectProjects server` runs one. */
export default {
  // By itself jest leaves one processor idle, which on the two of CI is half of them.
  maxWorkers: 2,
  projects: [
    ...workspaces
      .filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')))
      .map((folder) => `<rootDir>/${folder}`),
    '<rootDir>/server/jest.embedded.config.mjs',
  ],
};
