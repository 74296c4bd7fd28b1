import project from './jest.config.mjs';

/**
 * The suite on PGlite: `*.engines.test.ts`, which look at what differs between the engines (locks, transactions,
 * migrations, jobs, types of columns); with TEST_FULL=true all but the races, which take two connections.
 */
export default {
  ...project,
  displayName: 'server-embedded',
  testMatch: [`<rootDir>/test/**/*${process.env.TEST_FULL ? '' : '.engines'}.test.ts`],
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.postgres\\.test\\.ts$'],
  globals: { ...project.globals, courtsideEngine: 'pglite' },
  globalSetup: '<rootDir>/test/support/setup-pglite.ts',
  globalTeardown: '<rootDir>/test/support/teardown-pglite.ts',
};
