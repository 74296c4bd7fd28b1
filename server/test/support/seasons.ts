import type { SeasonDraft } from 'shared-api/contract';
import type { Club } from './club';

/** Adds a season as an administrator. */
export const addSeason = async (club: Club, body: SeasonDraft) =>
  (await club.call('POST /api/v1/Seasons', { as: await club.admin(), body })).ok(201);
