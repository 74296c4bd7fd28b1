import { join } from 'node:path';
import { fullTests } from './infra/jest/preset.mjs';
import { root } from './infra/workspaces/paths.mjs';
import day from './jest.config.mjs';

const pages = await Promise.all(
  ['shared-ui', 'player-portal', 'admin-console'].map(async (folder) => {
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
    ...pages,
  ],
};
