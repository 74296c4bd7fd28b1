import { longTests } from '../infra/jest/preset.mjs';
import server from './jest.config.mjs';
import embedded from './jest.embedded.config.mjs';

// `npm run test:faults`: twenty kills on each engine instead of three, and what takes minutes.
process.env.TEST_RUNS ??= '7';
process.env.TEST_FULL = 'true';
const testPathIgnorePatterns = ['/node_modules/', '/dist/'];

export default {
  // A project's own is not heard of.
  testTimeout: longTests.testTimeout,
  projects: [
    { ...server, testRegex: 'faults/.*\\.test\\.ts$', testPathIgnorePatterns },
    { ...embedded, testRegex: 'faults/.*\\.engines\\.test\\.ts$', testPathIgnorePatterns },
  ].map((project) => ({ ...project, rootDir: import.meta.dirname })),
};
