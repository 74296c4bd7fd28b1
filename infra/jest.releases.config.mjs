import { longTests } from './jest/preset.mjs';
import infra from './jest.config.mjs';

/** `npm run test:releases`: slow tests, run every night. */
export default { ...infra, rootDir: import.meta.dirname, displayName: 'releases', ...longTests };
