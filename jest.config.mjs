import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inGroups } from './infra/jest/groups.mjs';
import { root, workspaces } from './infra/workspaces/paths.mjs';

const files = workspaces
  .flatMap((folder) => [`${folder}/jest.config.mjs`, `${folder}/jest.embedded.config.mjs`])
  .map((file) => join(root, file))
  .filter((file) => existsSync(file));

const grouped = async (file) => inGroups({ ...(await import(file)).default, rootDir: dirname(file) });

/** One run, one project per folder that is here; `npx jest --selectProjects server` runs one. */
export default {
  // By itself jest leaves one processor idle, which on the two of CI is half of them.
  maxWorkers: 2,
  // A new worker recompiles every module; one this large mostly holds what earlier files left behind.
  workerIdleMemoryLimit: '1200MB',
  testSequencer: join(root, 'infra/jest/sequencer.cjs'),
  // `npm test` sets it: the same tests in less time, reported by group.
  projects: process.env.TEST_GROUPS ? await Promise.all(files.map(grouped)) : files,
};
