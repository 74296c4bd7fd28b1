import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testTimeout } from './infra/jest/preset.mjs';
import { root, workspaces } from './infra/workspaces/paths.mjs';

/** One run, one project per folder that is here; `npx jest --selectProjects server` runs one. */
export default {
  // By itself jest leaves one processor idle, which on two is half of them.
  maxWorkers: '100%',
  // What a worker keeps of each file adds up; a new one takes over from one this large.
  workerIdleMemoryLimit: '1GB',
  testTimeout,
  projects: workspaces
    .flatMap((folder) => [`${folder}/jest.config.mjs`, `${folder}/jest.embedded.config.mjs`])
    .map((file) => join(root, file))
    .filter((file) => existsSync(file)),
};
