import project from './jest.config.mjs';

/** The same suite on PostgreSQL, with the races that PGlite cannot show. */
export default {
  ...project,
  displayName: 'server-postgres',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: project.testPathIgnorePatterns.filter((pattern) => !pattern.includes('postgres')),
  globalSetup: '<rootDir>/test/support/setup-postgres.ts',
  globalTeardown: '<rootDir>/test/support/teardown-postgres.ts',
  globals: { courtsideEngine: 'postgres' },
};
