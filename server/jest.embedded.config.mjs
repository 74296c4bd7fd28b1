import project from './jest.config.mjs';

/** By day: that data migrate, that somebody can answer, and the random sequences of places and money. */
export const byDay = '(?:migrate|answer|(?:places|ledger)/sequences)\\.engines\\.test\\.ts$';

/**
 * The suite on PGlite, of which `jest.full.config.mjs` has the rest: `*.engines.test.ts`. A file is named so when its
 * answer can depend on the engine in a way that no other such file looks at: migrations, transactions and locks, jobs,
 * types of columns, search and sums in SQL, every call once, random sequences. A rule of the club is not: its
 * statements have run on PGlite in those.
 */
export default {
  ...project,
  displayName: 'server-embedded',
  testRegex: byDay,
  globals: { ...project.globals, courtsideEngine: 'pglite' },
  globalSetup: '<rootDir>/test/support/setup-pglite.ts',
  globalTeardown: '<rootDir>/test/support/teardown-pglite.ts',
};
