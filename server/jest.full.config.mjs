import { fullTests } from '../infra/jest/preset.mjs';
import server from './jest.config.mjs';

/** On PostgreSQL: kills and outages, everything that is generated, and what takes a minute. */
export default {
  ...server,
  displayName: 'server-full',
  ...fullTests,
  globals: { ...server.globals, courtsideBreadth: 'full' },
};
