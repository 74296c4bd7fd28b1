import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './infra/build/place.mjs';

/** One run, one project per folder that is here; `npx jest --selectProjects server` runs one. */
export default {
  // By itself jest leaves one processor idle, which on the two of CI is half of them.
  maxWorkers: 2,
  // What test files leave in a worker makes those after them slower: ninety files of the server took a seventh more.
  workerIdleMemoryLimit: '500MB',
  projects: workspaces
    .flatMap((folder) => [`${folder}/jest.config.mjs`, `${folder}/jest.embedded.config.mjs`])
    .filter((file) => existsSync(join(root, file)))
    .map((file) => `<rootDir>/${file}`),
};
