import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Draw, rules, SessionStatus, UserStatus } from 'shared-api/contract';
import { drawnOrder, hashOfSecret } from 'shared-api/draw';
import { chunksOf, type Db, firstOf, type Tx } from '../../data/rows';
import { drawEntries, draws, newId, openingReminders, places, sessions, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { auditSystemChange } from '../log/write';
import { changePlaces } from './change';
import { factsOf, keyOf, readKnown, whoMissedOut } from './known';
import { isEntry, type Place } from './model/facts';
import { sendNotices } from './notices';
import { isToCome } from './passes';
import { sessionFacts } from './sessions';
import { assertOpenForAnswers, hasClosed, lockSession, type SessionRow, takesAnswers } from './store';

/*
 * Openings and draws (docs/product.md, Opening of a session): who is told, when entries close, and what is drawn.
 */

export const drawFeature: Feature = {
  routes: drawRoutes,
  timers: { openings: { seconds: 30, run: sweepOpenings } },
  exportData: async (db, userId) => ({
    draws: await db
      .select({
        sessionDate: sessions.sessionDate,
        tickets: drawEntries.tickets,
        together: drawEntries.together,
      })
      .from(drawEntries)
      .innerJoin(sessions, eq(sessions.id, drawEntries.sessionId))
      .where(or(eq(drawEntries.userId, userId), eq(drawEntries.partnerId, userId))),
    openingReminders: await db
      .select({ sessionDate: sessions.sessionDate, opensAt: sessions.opensAt })
      .from(openingReminders)
      .innerJoin(sessions, eq(sessions.id, openingReminders.sessionId))
      .where(eq(openingReminders.userId, userId)),
  }),
};

function drawRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Sessions/{id}/draw', ({ params: { id }, caller }) =>
    readDraw(db, id, caller?.id ?? null, clock.now()),
  );
  route('GET /api/v1/Sessions/{id}/invitation', async ({ params, query, caller }) => {
    const { firstName, isTaken } =
      (await whoInvites(db, params.id, query.invitation, { caller: caller.id, now: clock.now() })) ??
      refuse('invitationEnded');
    return isTaken ? refuse('togetherAlready') : { firstName };
  });
  route('POST /api/v1/Sessions/{id}/reminder', ({ services, params, caller }) =>
    remindOfOpening(services, params.id, caller.id),
  );
  route('DELETE /api/v1/Sessions/{id}/reminder', async ({ services: { db: tx }, params: { id }, caller }) => {
    await requireSession(tx, id);
    await tx
      .delete(openingReminders)
      .where(and(eq(openingReminders.sessionId, id), eq(openingReminders.userId, caller.id)));
  });
}

const requireSession = async (db: Db, id: string) =>
  (await firstOf(db.select().from(sessions).where(eq(sessions.id, id)))) ?? refuse('sessionNotFound');

/**
 * Who has entered a draw and asks somebody to be in it together with them: whoever has the place's own id.
 * @returns undefined once they have left the draw, or its entries have closed; `isTaken`: they are in it with another
 */
export async function whoInvites(
  db: Db,
  sessionId: string,
  invitation: string,
  { caller, now }: { caller: PlayerId; now: Date },
): Promise<{ id: string; firstName: string; isTaken: boolean } | undefined> {
  const { togetherId, plusOne } = places;
  const found = await firstOf(
    db
      .select({ id: users.id, firstName: users.firstName, togetherId, plusOne })
      .from(places)
      .innerJoin(users, eq(users.id, places.userId))
      .innerJoin(sessions, eq(sessions.id, places.sessionId))
      .where(
        and(
          eq(places.id, invitation),
          eq(places.sessionId, sessionId),
          eq(places.standing, 'waiting'),
          eq(users.status, UserStatus.Active),
          gt(sessions.drawsAt, now),
          isNull(sessions.drawnOn),
        ),
      ),
  );
  if (!found || found.id === caller) return undefined;
  const isTaken = found.plusOne !== null || (found.togetherId !== null && found.togetherId !== caller);
  return { id: found.id, firstName: found.firstName, isTaken };
}

/** Notes that somebody wants to be told when a session opens. Idempotent. */
async function remindOfOpening(
  { db: tx, clock }: Command,
  sessionId: string,
  userId: PlayerId,
): Promise<void> {
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  assertOpenForAnswers(session, clock.now(), { type: 'yes' });
  if (!session.opensAt || session.opensAt <= clock.now()) return refuse('alreadyOpen');
  await tx.insert(openingReminders).values({ sessionId, userId }).onConflictDoNothing();
}

/** @param caller the player who asks, or null for a visitor: they see no names once the session is over */
async function readDraw(db: Db, id: string, caller: string | null, now: Date): Promise<Draw> {
  const { drawsAt, drawnOn, endsAt } = await requireSession(db, id);
  const draw = await firstOf(db.select().from(draws).where(eq(draws.sessionId, id)));
  const entries = await db
    .select({
      ...{ id: drawEntries.id, tickets: drawEntries.tickets, rank: drawEntries.rank },
      ...{ userId: users.id, firstName: users.firstName, together: drawEntries.together },
      ...{ partnerId: partners.id, partnerName: partners.firstName },
    })
    .from(drawEntries)
    .leftJoin(users, eq(users.id, drawEntries.userId))
    .leftJoin(partners, eq(partners.id, drawEntries.partnerId))
    .where(eq(drawEntries.sessionId, id))
    .orderBy(asc(drawEntries.id));
  const isNamed = caller !== null || now < endsAt;
  return {
    drawsAt: drawsAt?.toISOString() ?? null,
    closedOn: draw?.closedOn.toISOString() ?? null,
    secretHash: draw?.secretHash ?? null,
    secret: drawnOn ? (draw?.secret ?? null) : null,
    drawnOn: drawnOn?.toISOString() ?? null,
    missedAt: draw?.missedAt?.toISOString() ?? null,
    entries: entries.map(({ id, tickets, rank, userId, firstName, together, partnerId, partnerName }) => ({
      ...{ id, tickets, rank },
      firstName: isNamed ? firstName : null,
      ...(together && { together }),
      ...(together === 'player' && { partnerName: isNamed ? partnerName : null }),
      isOwn: caller !== null && (userId === caller || partnerId === caller),
    })),
  };
}

const partners = alias(users, 'partners');

/** Does what is due by now of openings and draws. Idempotent; each step of each session is one transaction. */
export async function sweepOpenings(services: Services): Promise<void> {
  await tellOfOpenings(services);
  await closeEntries(services);
  await makeDraws(services);
}

/** Tells whoever wanted to know that a session is open. */
async function tellOfOpenings(services: Services): Promise<void> {
  const now = services.clock.now();
  const open = await services.db
    .selectDistinct({ id: sessions.id })
    .from(openingReminders)
    .innerJoin(sessions, eq(sessions.id, openingReminders.sessionId))
    .where(or(isNull(sessions.opensAt), lte(sessions.opensAt, now)));
  for (const { id } of open)
    await perform(services, async (command) => {
      const { db: tx, emails } = command;
      const session = await lockSession(tx, id);
      if (!session || (session.opensAt && session.opensAt > now)) return;
      // It may take place after all.
      if (session.status === SessionStatus.Cancelled && !hasClosed(session, now)) return;
      const facts = isToCome(now)(session) && (await sessionFacts(tx, id, now));
      const asked = await tx
        .delete(openingReminders)
        .where(eq(openingReminders.sessionId, id))
        .returning({ userId: openingReminders.userId });
      const theirs = asked.map(({ userId }) => userId);
      if (!facts || theirs.length === 0) return;
      const isActive = and(inArray(users.id, theirs), eq(users.status, UserStatus.Active));
      const people = await tx.select().from(users).where(isActive).orderBy(asc(users.id));
      const told = { session: facts, drawsAt: session.drawsAt?.toISOString() ?? null };
      // Together: whoever says yes now waits for this.
      await emails.notify('session-opened', ...people.map((to) => ({ to, ...told })));
    });
}

/**
 * A session whose entries have closed, and that is still to be drawn, while it takes answers. A little later than said:
 * an entry may have waited for the session's lock.
 */
const isToDraw = (now: Date, closing: Parameters<typeof takesAnswers>[1]) =>
  and(
    lte(sessions.drawsAt, new Date(now.getTime() - rules.draw.graceSeconds * 1000)),
    isNull(sessions.drawnOn),
    takesAnswers(now, closing),
  );

/** Publishes who has entered, and the hash of a secret that did not exist before. */
async function closeEntries(services: Services): Promise<void> {
  const { db } = services;
  const now = services.clock.now();
  const isClosed = db.select({ id: draws.sessionId }).from(draws).where(eq(draws.sessionId, sessions.id));
  const due = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isToDraw(now, await readSettings(db)), notExists(isClosed)));
  for (const { id } of due)
    await perform(services, async (command) => {
      const { db: tx, clock } = command;
      const session = await lockSession(tx, id);
      if (!session?.drawsAt || session.drawnOn || session.drawsAt > clock.now()) return;
      const secret = randomBytes(32).toString('hex');
      const missed = await whoMissedOut(tx, session, now);
      const published = {
        sessionId: id,
        missedAt: missed.startedAt,
        closedOn: clock.now(),
        secret,
        secretHash: await hashOfSecret(secret),
      };
      const made = await tx.insert(draws).values(published).onConflictDoNothing().returning();
      if (made.length === 0) return;
      const entered = await whoEntered(tx, session, missed.players, now);
      for (const some of chunksOf(entered)) await tx.insert(drawEntries).values(some);
    });
}

/**
 * Those who wait for the draw; who waited in vain for the session before is in it twice. Two who are in it together are
 * one entry, with the better chance of both, unless one may not play.
 */
async function whoEntered(
  tx: Tx,
  session: SessionRow,
  missedOut: ReadonlySet<string | null>,
  now: Date,
): Promise<(typeof drawEntries.$inferInsert)[]> {
  const facts = factsOf(session, await readKnown(tx, session, [], now));
  const entered = facts.places.filter((place) => isEntry(facts, place));
  const mayPlay = new Map(entered.filter(({ key }) => !facts.away.has(key)).map((one) => [one.key, one]));
  const partnerOf = ({ key, together }: Place) =>
    together !== undefined && mayPlay.has(key) && mayPlay.get(together)?.together === key ? together : null;
  const ticketsOf = (key: string | null) => (missedOut.has(key) ? 2 : 1);
  const seconds = new Set<string>();
  return entered.flatMap((place) => {
    const [userId, partnerId] = [place.key, partnerOf(place)];
    if (seconds.has(userId)) return [];
    if (partnerId) seconds.add(partnerId);
    const together = partnerId ? ('player' as const) : place.withGuest ? ('guest' as const) : null;
    const tickets = Math.max(ticketsOf(userId), ticketsOf(partnerId));
    return { sessionId: session.id, userId, together, partnerId, tickets };
  });
}

/** Makes the draws whose entries have been published for a while: places go in their order. */
async function makeDraws(services: Services): Promise<void> {
  const { db } = services;
  const now = services.clock.now();
  const published = new Date(now.getTime() - rules.draw.publishedSeconds * 1000);
  const due = await db
    .select({ id: sessions.id })
    .from(draws)
    .innerJoin(sessions, eq(sessions.id, draws.sessionId))
    .where(and(isToDraw(now, await readSettings(db)), lte(draws.closedOn, published)));
  for (const { id } of due) await perform(services, (command) => makeDraw(command, id));
}

async function makeDraw(command: Command, id: string): Promise<void> {
  const { db: tx, clock } = command;
  const session = await lockSession(tx, id);
  const draw = await firstOf(tx.select().from(draws).where(eq(draws.sessionId, id)));
  if (!session?.drawsAt || session.drawnOn || !draw || !isToCome(clock.now())(session)) return;
  const entries = await tx.select().from(drawEntries).where(eq(drawEntries.sessionId, id));
  const players = new Map(entries.map(({ id, userId, partnerId }) => [id, [userId, partnerId]]));
  const drawn = await drawnOrder(draw.secret, entries);
  const ranks = drawn.map((_, index) => index + 1);
  await tx.execute(sql`update ${drawEntries} set rank = ranked.rank
    from unnest(${sql.param(drawn)}::uuid[], ${sql.param(ranks)}::int[]) as ranked (id, rank)
    where ${drawEntries}.id = ranked.id`);
  const order = drawn.map((entry) => (players.get(entry) ?? []).filter((key) => key !== null));
  const isWithGuest = and(eq(places.sessionId, id), isNotNull(places.plusOne));
  const hosts = await tx.select().from(places).where(isWithGuest);
  const brought = hosts.map((row) => ({ host: keyOf(row), guest: newId(), name: row.plusOne ?? '' }));
  const guests = new Map(brought.map(({ host, guest }) => [host, guest]));
  const names = new Map(brought.map(({ guest, name }) => [guest, name]));
  const changed = await changePlaces(command, session, [{ type: 'draw', order, guests }], {
    guests: names,
  });
  const drawnOn = clock.now();
  await tx.update(sessions).set({ drawnOn }).where(eq(sessions.id, id));
  await sendNotices(command, changed, { by: 'pass', isDrawn: true });
  await auditSystemChange(tx, {
    action: 'session.draw',
    entityId: id,
    about: [],
    after: { entries: entries.length, drawnOn: drawnOn.toISOString() },
  });
}
