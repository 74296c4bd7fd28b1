import project from './jest.config.mjs';

/**
 * The suite on PGlite: `*.engines.test.ts`; with TEST_FULL=true all but the races, which take two connections.
 * A file is named so when its answer can depend on the engine in a way that no other such file looks at: migrations,
 * transactions and locks, jobs, types of columns, search and sums in SQL, every call once, random sequences.
 * A rule of the club is not: its statements have run on PGlite in those.
 */
export default {
  ...project,
  displayName: 'server-embedded',
  testRegex: process.env.TEST_FULL ? project.testRegex : '\\.engines\\.test\\.ts$',
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.postgres\\.test\\.ts$'],
  globals: { ...project.globals, courtsideEngine: 'pglite' },
  globalSetup: '<rootDir>/test/support/setup-pglite.ts',
  globalTeardown: '<rootDir>/test/support/teardown-pglite.ts',
};
