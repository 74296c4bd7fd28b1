import { fullTests } from '../infra/jest/preset.mjs';
import embedded, { byDay } from './jest.embedded.config.mjs';

/** On PGlite: all `*.engines.test.ts` but those that run by day. */
export default {
  ...embedded,
  displayName: 'server-embedded-full',
  testRegex: '\\.engines\\.(?:full\\.)?test\\.ts$',
  testPathIgnorePatterns: [...fullTests.testPathIgnorePatterns, byDay],
  globals: { ...embedded.globals, courtsideBreadth: 'full' },
};
