import { fullTests } from '../infra/jest/preset.mjs';
import embedded, { byDay } from './jest.embedded.config.mjs';

process.env.TEST_FULL = 'true';

/** On PGlite: all `*.engines.test.ts` but those that run by day. */
export default {
  ...embedded,
  displayName: 'server-embedded-full',
  testRegex: '\\.engines\\.(?:full\\.)?test\\.ts$',
  testPathIgnorePatterns: [...fullTests.testPathIgnorePatterns, byDay],
};
