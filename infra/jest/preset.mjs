import { patience } from '../bootstrap/patience.mjs';
import { pageTables } from '../build/page-tables.mjs';
import { toolFile } from '../workspaces/paths.mjs';

/** ES-module packages that jest's CommonJS loader must compile. */
const esModules = [
  '@date-fns',
  '@formatjs',
  '@mui',
  '@simplewebauthn',
  'date-fns',
  'intl-messageformat',
  'jose',
  'nanoid',
  'react-intl',
  'shared-api',
  'shared-ui',
  'typebox',
  'use-intl',
  'uuid',
  'yup',
];

/** Packages of many small files behind one entry: `bundled.mjs` makes one file of each. */
const bundled = [
  'typebox/build/index\\.mjs',
  'aria-query/lib/index\\.js',
  '@testing-library/user-event/dist/cjs/index\\.js',
  'jose/dist/webapi/index\\.js',
];

const elsewhere = ['/node_modules/', '/dist/'];

/** When tests of the browser's code begin, whatever the day: `now` of their records (shared-ui/testing). */
const testsBegin = Date.parse('2026-11-21T14:00:00Z');

/** The longest that a test takes, in milliseconds. */
export const testTimeout = 60_000 * patience;

/** Slow tests, excluded from all other projects: they build and release apps. */
export const longTests = {
  testTimeout: 10 * testTimeout,
  testRegex: '\\.long\\.test\\.ts$',
  testPathIgnorePatterns: elsewhere,
};

/** Of these a tenth runs by day. */
const broad = '/server/test/(?:demo|hostile)/';

/**
 * Tests of `npm run test:full`: they start programs, kill the server, generate much, or look at what comes beside a
 * rule's or a page's own story: attacks, races, repetitions on the product of what a model's table says.
 */
export const fullTests = {
  testRegex: `\\.full\\.test\\.tsx?$|(?:/server/test/faults/|${broad}).*\\.test\\.ts$`,
  testPathIgnorePatterns: [...elsewhere, '\\.long\\.test\\.ts$'],
};

const shared = (folder) => ({
  displayName: folder,
  testTimeout,
  testRegex: '\\.test\\.tsx?$',
  testPathIgnorePatterns: [
    ...elsewhere,
    '\\.(?:long|full)\\.test\\.tsx?$',
    '/server/test/faults/',
    ...(process.env.TEST_FULL ? [broad] : []),
  ],
  transform: {
    [`/node_modules/(${bundled.join('|')})$`]: toolFile('jest/bundled.mjs'),
    '^.+\\.(t|j)sx?$|\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${esModules.join('|')})/|.*\\.mjs$|(?:${bundled.join('|')})$)`,
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
});

/** Jest project for code that runs in Node. @param {string} folder the workspace's name */
export const nodeProject = (folder) => ({ ...shared(folder), testEnvironment: 'node' });

/** Jest project for code that runs in a browser. @param {string} folder the workspace's name */
export const browserProject = (folder) => ({
  ...shared(folder),
  testEnvironment: toolFile('jest/browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['browser', 'default'] },
  globals: { pageTables: pageTables(), testsBegin, __CONTRACT__: 'of the tests' },
  fakeTimers: { now: testsBegin },
  setupFilesAfterEnv: ['browser-setup.ts', ...(folder === 'shared-api' ? [] : ['site-setup.ts'])].map(
    (file) => toolFile(`jest/${file}`),
  ),
});
