import type { SessionChange } from 'shared-api/contract';
import type { Club } from './club';

/** Saves a session as an administrator, with some values changed. */
export async function changeSession(club: Club, id: string, values: Partial<SessionChange>) {
  const params = { id };
  const shown = (await club.call('GET /api/v1/Sessions/{id}', { params })).ok();
  const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = shown;
  const body = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status, ...values };
  return club.call('PUT /api/v1/Sessions/{id}', { as: await club.again(await club.admin()), params, body });
}
