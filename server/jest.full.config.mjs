import { fullTests } from '../infra/jest/preset.mjs';
import server from './jest.config.mjs';

process.env.TEST_FULL = 'true';

/** On PostgreSQL: kills and outages, everything that is generated, and what takes a minute. */
export default {
  ...server,
  displayName: 'server-full',
  ...fullTests,
};
