import { nodeProject } from '../infra/jest/preset.mjs';

const project = nodeProject('server');
const [compile] = Object.values(project.transform);

/** The suite on PGlite. `server-postgres` is the same suite on PostgreSQL. */
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
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.postgres\\.test\\.ts$'],
  globals: { courtsideEngine: 'pglite' },
  setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
  globalSetup: '<rootDir>/test/support/setup-pglite.ts',
  globalTeardown: '<rootDir>/test/support/teardown-pglite.ts',
};
