import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import { perform } from '../../commands/perform';
import { passQueue, places, sessions, settings, users } from '../../db/schema';
import type { Tx } from '../../db/types';
import { Priority } from '../../features/places/model/facts';
import { lockSettings } from '../../features/settings/store';
import type { Services } from '../../services';
import { addSmallSession, capacity, location, type Shown, type SmallSession } from './small-gym';

const minute = 60_000;
const hour = 60 * minute;

/** With fewer players, an administrator decides whether a session is played. */
const minPlayers = 4;

const playing = (count: number): Shown[] =>
  Array.from({ length: count }, () => ({ standing: 'in', source: 'person' }));
const waits: Shown = { standing: 'waiting', source: 'line' };
const called: Shown = { standing: 'offered', source: 'line', isCall: true };

/** A session's state that the demo always shows; one in the next hours, only by day. */
interface State extends SmallSession {
  /** Minutes until its session starts, at least and at most. */
  from: number;
  to: number;
  isShownBy: (session: Seen) => boolean;
}

interface Seen
  extends Pick<typeof sessions.$inferSelect, 'startsAt' | 'endsAt' | 'waitingListCount' | 'goDecidedOn'> {
  /** Who has an offer: the account `states` alone, somebody else, or everybody by a call. */
  asked: 'states' | 'other' | 'call' | undefined;
}

const states: readonly State[] = [
  // Under way: its answers have closed.
  { from: -119, to: 0, ahead: [-30], places: [...playing(capacity), waits], isShownBy: () => true },
  {
    from: 5,
    to: rules.offers.callHours * 60 - 1,
    ahead: [100],
    places: [...playing(capacity - 1), { ...called, isPlayer: true }, called],
    isShownBy: ({ asked }) => asked === 'call',
  },
  {
    from: rules.offers.callHours * 60 + 5,
    to: 16 * 60 - 1,
    ahead: [14 * 60, 4 * 60, 15 * 60],
    places: [
      ...playing(capacity - 1),
      { standing: 'offered', source: 'line', isPlayer: true },
      { ...waits, priority: Priority.Forwarded },
      { ...waits, priority: Priority.MissedOut },
      waits,
    ],
    isShownBy: ({ asked }) => asked === 'states',
  },
  // Short of players.
  {
    from: rules.offers.callHours * 60 + 5,
    to: rules.goOrNoGo.hoursBefore * 60 - 1,
    ahead: [35 * 60, 26 * 60],
    places: playing(minPlayers - 2),
    isShownBy: ({ waitingListCount, goDecidedOn }) => waitingListCount === 0 && !goDecidedOn,
  },
  // Short of players, but played by decision.
  {
    from: rules.offers.callHours * 60 + 5,
    to: rules.goOrNoGo.hoursBefore * 60 - 1,
    ahead: [33 * 60, 24 * 60],
    places: playing(minPlayers - 1),
    isDecided: true,
    isShownBy: ({ goDecidedOn }) => goDecidedOn !== null,
  },
  // More passes than places.
  {
    from: rules.goOrNoGo.hoursBefore * 60,
    to: 96 * 60,
    ahead: [60 * 60, 50 * 60],
    places: 'holders',
    isShownBy: () => true,
  },
];

/** Creates all states for the first time. */
export async function addStates(tx: Tx, now: Date): Promise<void> {
  await lockSettings(tx);
  await tx.update(settings).set({ minPlayers });
  for (const state of states) await addSmallSession(tx, state, now);
}

/** Renews the short-lived states of a club with demo data. Does nothing in a club without such sessions. */
export async function keepUpStates(services: Services): Promise<void> {
  await perform(services, async ({ db: tx, clock }) => {
    const now = clock.now();
    const seen = await findSeen(tx, now);
    if (seen.length === 0) return;
    await renewOffers(tx, now);
    await renewPassOffers(tx, now);
    for (const state of states) {
      const isShown = seen.some(
        (session) =>
          session.startsAt.getTime() >= now.getTime() + state.from * minute &&
          session.startsAt.getTime() <= now.getTime() + state.to * minute &&
          session.endsAt > now &&
          state.isShownBy(session),
      );
      if (!isShown) await addSmallSession(tx, state, now);
    }
    const old = new Date(now.getTime() - 3 * hour);
    await tx.delete(sessions).where(and(eq(sessions.location, location), lt(sessions.endsAt, old)));
  });
}

async function findSeen(tx: Tx, now: Date): Promise<Seen[]> {
  const { startsAt, endsAt, waitingListCount, goDecidedOn } = sessions;
  const { isCall } = places;
  const rows = await tx
    .select({ startsAt, endsAt, waitingListCount, goDecidedOn, isCall, username: users.username })
    .from(sessions)
    .leftJoin(
      places,
      and(eq(places.sessionId, sessions.id), eq(places.standing, 'offered'), gt(places.offeredUntil, now)),
    )
    .leftJoin(users, eq(users.id, places.userId))
    .where(eq(sessions.location, location));
  return rows.map(({ isCall, username, ...session }) => ({ ...session, asked: askedOf(isCall, username) }));
}

const askedOf = (isCall: boolean | null, username: string | null): Seen['asked'] => {
  if (isCall === null) return undefined;
  return isCall ? 'call' : username === 'states' ? 'states' : 'other';
};

/** Keeps the demo's offers from expiring while their sessions show them. */
async function renewOffers(tx: Tx, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + 2 * minute);
  const shown = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.location, location), gt(sessions.startsAt, soon)));
  await tx
    .update(places)
    .set({
      offeredUntil: sql`least(${new Date(now.getTime() + 30 * minute).toISOString()}::timestamptz,
        (select starts_at from sessions where id = ${places.sessionId}))`,
    })
    .where(
      and(
        inArray(places.sessionId, shown),
        eq(places.standing, 'offered'),
        gt(places.offeredUntil, now),
        lte(places.offeredUntil, soon),
      ),
    );
}

/** Keeps a pass reserved for the first in a queue from going to the next. */
async function renewPassOffers(tx: Tx, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + hour);
  const offeredUntil = new Date(now.getTime() + rules.passOfferHours * hour);
  await tx.update(passQueue).set({ offeredUntil }).where(lt(passQueue.offeredUntil, soon));
}
