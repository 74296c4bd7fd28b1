import { join } from 'node:path';
import { root } from './infra/workspaces/paths.mjs';
import day from './jest.config.mjs';

/** What `npm test` leaves to `npm run test:full`. */
export default {
  ...day,
  projects: ['infra/jest.full', 'server/jest.full', 'server/jest.embedded.full'].map((name) =>
    join(root, `${name}.config.mjs`),
  ),
};
