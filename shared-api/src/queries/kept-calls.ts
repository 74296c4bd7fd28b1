import type { Name } from '../http/call';

/** The calls whose last answers a device may keep (`kept`, `keptUntil`): of these each build has a mark. */
export const keptCalls = [
  'GET /api/v1/Settings/club',
  'GET /api/v1/Balances/mine',
  'GET /api/v1/SeasonSubscriptions/mine',
  'GET /api/v1/Sessions/available',
  'GET /api/v1/Sessions/upcoming',
  'GET /api/v1/Sessions/my-sessions',
  'GET /api/v1/Sessions/all',
  'GET /api/v1/Sessions/{id}/roster',
  'GET /api/v1/Ratings',
] as const satisfies Name[];

export type KeptCall = (typeof keptCalls)[number];
