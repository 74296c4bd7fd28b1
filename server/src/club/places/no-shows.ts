import type { NoShows } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { readSettings } from '../../data/settings';
import { findUser, findUsers, lockUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import { audit } from '../log/write';
import { readMissed, waive } from './missed';

/** Who does not come, and what follows from it. */
export function noShowRoutes(route: Route): void {
  route('GET /api/v1/Attendance/no-shows', ({ services: { db, clock }, caller }) =>
    showNoShows(db, caller.id, clock.now()),
  );

  route('GET /api/v1/Users/{id}/no-shows', ({ services: { db, clock }, params }) =>
    showNoShowsOf(db, params.id, clock.now()),
  );

  route('DELETE /api/v1/Users/{id}/no-shows', ({ services, params, body, caller }) =>
    waiveNoShows(services, params.id, body.reason, caller),
  );
}

/** How somebody stands with the no-show rule. */
async function showNoShows(db: Db, userId: string, now: Date): Promise<NoShows> {
  const settings = await readSettings(db);
  const { count, until } = (await readMissed(db, [userId], settings, now)).get(userId) ?? nothing;
  return { count, limit: settings.noShowLimit, until: until === null ? null : new Date(until).toISOString() };
}

const nothing = { count: 0, until: null };

/** The same, for an administrator. */
async function showNoShowsOf(db: Db, userId: string, now: Date): Promise<NoShows> {
  if (!(await findUser(db, userId))) return refuse('userNotFound');
  return showNoShows(db, userId, now);
}

/** Lets somebody off what they missed until now. */
async function waiveNoShows(
  { db: tx, clock }: Command,
  userId: string,
  reason: string,
  actor: Admin,
): Promise<NoShows> {
  if (!(await lockUser(tx, userId))) return refuse('userNotFound');
  const now = clock.now();
  const { count } = await showNoShows(tx, userId, now);
  await waive(tx, userId, now);
  await audit(tx, actor, {
    ...{ action: 'user.waive', entityId: userId, about: [userId] },
    ...{ before: { noShows: count }, after: { noShows: 0, reason } },
  });
  return showNoShows(tx, userId, now);
}

/**
 * E-mails people who were noted as absent just now: those whom one more would bring under the rule, and those who are.
 * @param userIds who was not noted so before
 */
export async function tellNoShows(services: Command, userIds: readonly string[]): Promise<void> {
  const { db: tx, clock, emails } = services;
  const settings = await readSettings(tx);
  const missed = await readMissed(tx, userIds, settings, clock.now());
  const { noShowLimit: limit } = settings;
  for (const to of await findUsers(tx, [...missed.keys()])) {
    const { count, until } = missed.get(to.id) ?? nothing;
    if (until === null && count !== limit - 1) continue;
    await emails.notify(tx, 'no-shows', {
      to,
      count,
      until: until === null ? null : new Date(until).toISOString(),
    });
  }
}
