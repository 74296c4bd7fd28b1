import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fullTests } from './infra/jest/preset.mjs';
import { root, workspaces } from './infra/workspaces/paths.mjs';
import day from './jest.config.mjs';

const has = (folder, file) => existsSync(join(root, folder, file));

/** Of folders without a configuration of their own. */
const others = await Promise.all(
  workspaces
    .filter((folder) => has(folder, 'jest.config.mjs') && !has(folder, 'jest.full.config.mjs'))
    .map(async (folder) => {
      const { default: project } = await import(`./${folder}/jest.config.mjs`);
      return { ...project, rootDir: join(root, folder), displayName: `${folder}-full`, ...fullTests };
    }),
);

/** What `npm test` leaves to `npm run test:full`. */
export default {
  ...day,
  projects: [
    ...['infra/jest.full', 'server/jest.full', 'server/jest.embedded.full'].map((name) =>
      join(root, `${name}.config.mjs`),
    ),
    ...others,
  ],
};
