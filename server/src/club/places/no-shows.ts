import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type NoShows, rules, SessionStatus } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { places, sessions, users } from '../../data/schema';
import { type NoShowRule, noShowRuleOf, readSettings } from '../../data/settings';
import { findUser, findUsers, lockUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import { audit } from '../log/write';

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
  const rule = noShowRuleOf(settings);
  const missed = rule && (await readMissed(db, [userId], rule, now)).get(userId);
  const { count, until } = missed ?? nothing;
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
export async function tellNoShows(command: Command, userIds: readonly string[]): Promise<void> {
  const { db: tx, clock, emails } = command;
  const rule = noShowRuleOf(await readSettings(tx));
  if (!rule) return;
  const missed = await readMissed(tx, userIds, rule, clock.now());
  for (const to of await findUsers(tx, [...missed.keys()])) {
    const { count, until } = missed.get(to.id) ?? nothing;
    if (until === null && count !== rule.limit - 1) continue;
    await emails.notify('no-shows', {
      to,
      count,
      until: until === null ? null : new Date(until).toISOString(),
    });
  }
}

/**
 * How often people did not come since the rule holds and, of those whom an administrator let off, since then.
 * @returns nobody who came always
 */
export async function readMissed(
  db: Db,
  userIds: readonly string[],
  { limit, since }: NoShowRule,
  now: Date,
): Promise<Map<string, Missed>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, at: sessions.startsAt })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .innerJoin(users, eq(users.id, places.userId))
    .where(
      and(
        inArray(places.userId, [...userIds]),
        eq(places.mark, 'absent'),
        ne(sessions.status, SessionStatus.Cancelled),
        gt(sessions.startsAt, since),
        or(isNull(users.noShowsWaivedOn), gt(sessions.startsAt, users.noShowsWaivedOn)),
      ),
    );
  const absences = new Map<string, number[]>();
  for (const { id, at } of rows) absences.set(id, [...(absences.get(id) ?? []), at.getTime()]);
  return new Map([...absences].map(([id, at]) => [id, missedFrom(at, limit, now.getTime())]));
}

/** What somebody missed until now counts no longer. */
async function waive(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ noShowsWaivedOn: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}

const day = 86_400_000;

/** How often somebody did not come, and what follows from it. Instants in milliseconds. */
interface Missed {
  /** Of the last 60 days. */
  count: number;
  /** Until when they may say yes in the last hours only; null when at any time. */
  until: number | null;
}

/**
 * The no-show rule (docs/product.md, Who does not come): so many within 60 days, and for 30 days one may say yes in the
 * last 24 hours only.
 * @param absences when the sessions that they missed began
 * @param limit from how many on
 */
export function missedFrom(absences: readonly number[], limit: number, now: number): Missed {
  const { withinDays, days } = rules.noShows;
  const within = (end: number) => absences.filter((at) => at <= end && at > end - withinDays * day).length;
  const ends = absences.filter((at) => within(at) >= limit).map((at) => at + days * day);
  const until = Math.max(0, ...ends);
  return { count: within(now), until: until > now ? until : null };
}
