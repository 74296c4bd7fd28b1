import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from './infra/workspaces/paths.mjs';

/** One run, one project per folder that is here; `npx jest --selectProjects server` runs one. */
export default {
  // By itself jest leaves one processor idle, which on the two of CI is half of them.
  maxWorkers: 2,
  // A new worker compiles every module anew (docs/decisions/0080); one that has grown so large holds what files have left.
  workerIdleMemoryLimit: '1200MB',
  projects: workspaces
    .flatMap((folder) => [`${folder}/jest.config.mjs`, `${folder}/jest.embedded.config.mjs`])
    .filter((file) => existsSync(join(root, file)))
    .map((file) => `<rootDir>/${file}`),
};
