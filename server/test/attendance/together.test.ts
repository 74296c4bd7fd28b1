import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { PaymentStatus } from 'shared-api/contract';
import { outbox, payments, places, sessions, settings, subscriptions } from '../../src/db/schema';
import {
  answer,
  bringGuest,
  dropGuest,
  joinWaitingList,
  leaveWaitingList,
} from '../../src/features/attendance/service';
import { differencesIn } from '../../src/features/ledger/check';
import { lockSettings } from '../../src/features/settings/store';
import type { PlayerId } from '../../src/security/caller';
import { type Club, openClub, type Person } from '../support/club';
import { sequences } from '../support/engines';
import { emptyTables } from '../support/ledger';
import { changePayments } from '../support/payments';

/** Two clubs in which people do the same: in one at the same time, in the other one after another. */
let clubs: [Club, Club];
beforeAll(async () => {
  clubs = [await openClub(), await openClub()];
  for (const { database } of clubs) {
    await database.db.transaction(lockSettings);
    await database.db.update(settings).set({ lateNoCharged: true, guestsPerPlayer: 2 });
  }
});
afterAll(() => Promise.all(clubs.map((club) => club.close())));

/** A week before the session, and after its deadline. */
const [early, late] = ['2026-11-21T23:00:00Z', '2026-11-27T17:00:00Z'];
const crowd = 4;

type Act = 'yes' | 'yesWithGuest' | 'no' | 'join' | 'leave' | 'bring' | 'drop';
interface Step {
  act: Act;
  who: number;
}
interface Scene {
  club: Club;
  people: Person[];
  id: string;
}

/** Empties a club, and adds four people: one holds a pass, one prefers to be asked first, and one has credit. */
async function startScene(club: Club, maxCapacity = 2): Promise<Scene> {
  club.clock.set(early);
  await emptyTables(club.database.db, outbox, payments, subscriptions, sessions);
  const people: Person[] = [];
  for (let index = 0; index < crowd; index++)
    people.push(await (index === 0 ? club.passHolder() : club.person({ asksFirst: index === 1 })));
  const rich = people[2] as Person;
  const paid = await club.session({ maxCapacity: 3, sessionDate: '2026-12-05' });
  const say = (isAttending: boolean) => answer(club.app.services, paid, rich.id as PlayerId, { isAttending });
  await say(true);
  await changePayments(club, { status: PaymentStatus.Completed }, rich.id);
  await say(false);
  return { club, people, id: await club.session({ maxCapacity }) };
}

/** Prepares somebody's action, so that it needs no other query: the guest that they drop is looked up now. */
async function prepare({ club, people, id }: Scene, { act, who }: Step): Promise<() => Promise<unknown>> {
  const { services } = club.app;
  const player = (people[who] as Person).id as PlayerId;
  const [guest] = await club.database.db
    .select()
    .from(places)
    .where(and(eq(places.sessionId, id), eq(places.hostId, player)))
    .orderBy(asc(places.guestName));
  const acts: Record<Act, () => Promise<unknown>> = {
    yes: () => answer(services, id, player, { isAttending: true }),
    yesWithGuest: () => answer(services, id, player, { isAttending: true, guests: ['Camille'] }),
    no: () => answer(services, id, player, { isAttending: false }),
    join: () => joinWaitingList(services, id, player, null),
    leave: () => leaveWaitingList(services, id, player),
    bring: () => bringGuest(services, id, player, 'Noé'),
    drop: () => dropGuest(services, id, player, guest?.id ?? id),
  };
  return acts[act];
}

/** Everything stored about a scene, with people by their number. */
async function storedOf({ club, people, id }: Scene) {
  const { db } = club.database;
  const numbers = new Map(people.map((person, index) => [person.id, index]));
  const who = (userId: string | null) => (userId === null ? null : numbers.get(userId));
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  const bySession = await db.select().from(places).where(eq(places.sessionId, id));
  const asked = await db.select().from(payments).where(eq(payments.sessionId, id));
  const mails = await db.select().from(outbox).orderBy(asc(outbox.id));
  const { status, offeredPlacesCount, registeredPlayersCount, waitingListCount } = session ?? {};
  return {
    session: { status, offeredPlacesCount, registeredPlayersCount, waitingListCount },
    places: bySession
      .map(({ userId, hostId, guestName, standing, source, priority, since, offeredUntil, late, policy }) =>
        JSON.stringify({
          ...{ who: who(userId), host: who(hostId), guestName, standing, source, priority, since },
          ...{ offeredUntil, late, policy },
        }),
      )
      .sort(),
    payments: asked
      .map(({ userId, guestName, amount, status, withdrawnOn, paidCents }) =>
        JSON.stringify({ who: who(userId), guestName, amount, status, withdrawnOn, paidCents }),
      )
      .sort(),
    mails: mails.flatMap(({ userId, template, props }) => {
      const { session } = props as { session?: { status: number; attending: number } };
      return userId && numbers.has(userId)
        ? `${template} to ${who(userId)}: ${session?.status}, ${session?.attending}`
        : [];
    }),
  };
}

const wave = fc.record({
  steps: fc.array(
    fc.record({
      act: fc.constantFrom<Act[]>('yes', 'yes', 'yesWithGuest', 'no', 'no', 'join', 'leave', 'bring', 'drop'),
      who: fc.nat(crowd - 1),
    }),
    { minLength: 4, maxLength: 10 },
  ),
  after: fc.constantFrom('nothing', 'payment', 'deadline'),
});

/** An action's outcome: its error, or that there was none. */
const said = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : String(outcome.reason.code ?? outcome.reason);

test('what is done together comes to the same as what is done one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wave, { minLength: 4, maxLength: 4 }), async (waves) => {
      const [together, oneByOne] = await Promise.all([startScene(clubs[0]), startScene(clubs[1])]);
      for (const { steps, after } of waves) {
        const ready = await Promise.all(steps.map((step) => prepare(together, step)));
        const outcomes = await Promise.allSettled(ready.map((act) => act()));
        const expected: PromiseSettledResult<unknown>[] = [];
        const readyAlone = await Promise.all(steps.map((step) => prepare(oneByOne, step)));
        for (const act of readyAlone) expected.push(...(await Promise.allSettled([act()])));
        expect(outcomes.map(said)).toEqual(expected.map(said));
        expect(await storedOf(together)).toEqual(await storedOf(oneByOne));
        for (const club of clubs) {
          if (after === 'payment') await changePayments(club, { status: PaymentStatus.Completed });
          if (after === 'deadline') club.clock.set(late);
        }
      }
      for (const { database } of clubs) expect(await differencesIn(database.db)).toEqual([]);
    }),
    { ...sequences(6), endOnFailure: true },
  );
});
