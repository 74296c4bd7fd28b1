import { pageTables } from '../infra/build/page-tables.mjs';
import { nodeProject } from '../infra/jest/preset.mjs';

const project = nodeProject('server');
const compile = Object.values(project.transform).find(Array.isArray);

/** The server's whole suite on PostgreSQL. `server-embedded` runs a part of it on the embedded engine. */
export default {
  ...project,
  // Packages that are, or load, ES modules, which jest's CommonJS loader has to compile first.
  transform: { ...project.transform, '/@(electric-sql|react-email)/.*\\.cjs$': compile },
  transformIgnorePatterns: project.transformIgnorePatterns.map((pattern) =>
    pattern.replace(
      '(?!(?:',
      '(?!(?:@electric-sql|@react-email|content-disposition|cookie|light-my-request|rate-limiter-flexible|',
    ),
  ),
  setupFilesAfterEnv: ['<rootDir>/test/support/cheap-passwords.ts'],
  globals: { courtsideEngine: 'postgres', BUILT_PAGES: pageTables() },
  globalSetup: '<rootDir>/test/support/setup-postgres.ts',
  globalTeardown: '<rootDir>/test/support/teardown-postgres.ts',
};
