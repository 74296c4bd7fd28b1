import { addDays, noonOf } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, rules, SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { newId, payments, places, sessions } from '../db/schema';
import type { Db } from '../db/types';
import { newReference } from '../features/payments/references';
import type { Member } from './members';
import type { DemoPass } from './passes';

const pastWeeks = 14;
/**
 * Players on each upcoming Saturday, for twenty places: the second is full with people waiting, one is
 * cancelled, one overbooked.
 */
const coming = [13, 20, 8, 'cancelled', 21, 4, 2, 0] as const;
const notes = [
  'I will be ten minutes late',
  'J’apporte un ballon',
  'First time, a little nervous!',
  'Je viens avec ma sœur',
];

/** The club's Saturdays, past and upcoming, with answers and the payments that no pass covers. */
export async function addSaturdays(
  db: Db,
  members: Member[],
  passes: DemoPass[],
  now: Date,
  today: string,
  random: () => number,
) {
  const saturday = addDays(today, (6 - noonOf(today).getUTCDay() + 7) % 7);
  // Today's session counts as upcoming until it starts.
  const first = instantOf(saturday, rules.session.startTime) > now ? saturday : addDays(saturday, 7);
  const active = members.filter(({ status }) => status === UserStatus.Active);
  for (let week = -pastWeeks; week < coming.length; week++) {
    const sessionDate = addDays(first, week * 7);
    const plan = week < 0 ? 9 + Math.floor(random() * 12) : (coming[week] ?? 0);
    const rained = week === -6;
    const isCancelled = plan === 'cancelled' || rained;
    const wanted = plan === 'cancelled' ? 6 : plan;
    // The named accounts have not answered for upcoming sessions: that is left to the visitor. Passes hold
    // places all the same.
    const free = shuffled(week < 0 ? active : active.slice(3), random).filter(({ asksFirst }) => !asksFirst);
    const covered = week < 0 ? [] : active.filter(({ id }) => isCovered(passes, id, sessionDate));
    // One has released a place of the next session.
    const released = week === 0 ? covered.slice(-1) : [];
    const holders = covered.filter((member) => !released.includes(member));
    const others = free.filter((member) => !covered.includes(member));
    const isFull = wanted >= rules.session.capacity.default;
    await addSaturday(db, {
      sessionDate,
      status: isCancelled
        ? SessionStatus.Cancelled
        : week < 0
          ? SessionStatus.Completed
          : isFull
            ? SessionStatus.Full
            : SessionStatus.Open,
      holders,
      released,
      players: others.slice(0, Math.max(0, wanted - holders.length)),
      // People who waited last Saturday are further ahead at the next one.
      waiting: (isFull && week >= 0) || week === -1 ? active.slice(-2) : [],
      passes,
      now,
      random,
    });
  }
}

const isCovered = (passes: DemoPass[], userId: string, date: string): boolean =>
  passes.some((pass) => pass.userId === userId && pass.startDate <= date && date <= pass.endDate);

interface Saturday {
  sessionDate: string;
  status: SessionStatus;
  /** People whose passes hold a place. */
  holders: Member[];
  /** People who released the place that their pass holds. */
  released: Member[];
  players: Member[];
  waiting: Member[];
  passes: DemoPass[];
  now: Date;
  random: () => number;
}

async function addSaturday(
  db: Db,
  { sessionDate, status, holders, released, players, waiting, passes, now, random }: Saturday,
): Promise<void> {
  const { startTime, endTime, location, capacity, price } = rules.session;
  const sessionId = newId();
  const hadToSayNo = (index: number) => status === SessionStatus.Completed && index % 9 === 8;
  const came = players.filter((_, index) => !hadToSayNo(index)).length;
  await db.insert(sessions).values({
    id: sessionId,
    sessionDate,
    startTime,
    endTime,
    startsAt: instantOf(sessionDate, startTime),
    endsAt: instantOf(sessionDate, endTime),
    // If somebody waited in vain, all the spots were taken.
    maxCapacity: status === SessionStatus.Completed && waiting.length > 0 ? came : capacity.default,
    dropInPrice: price.default,
    location: location.default,
    status,
  });
  const held = holders.map(
    ({ id: userId }) => ({ sessionId, userId, standing: 'in', source: 'pass' }) as const,
  );
  const answers = players.map(({ id: userId }, index) => {
    const createdOn = answeredOn(sessionDate, now, random);
    return {
      sessionId,
      userId,
      // One in nine of a past session's players cancelled in the end.
      standing: hadToSayNo(index) ? 'out' : 'in',
      // Admitted by an administrator beyond the capacity.
      source: holders.length + index < capacity.default ? 'person' : 'administrator',
      notes: random() < 0.12 ? (notes[Math.floor(random() * notes.length)] ?? null) : null,
      since: createdOn,
      createdOn,
    } as const;
  });
  const isPlaying = ({ id }: Member) => answers.some(({ userId }) => userId === id);
  const lines = waiting
    .filter((member) => !isPlaying(member) && !holders.includes(member))
    .map(({ id: userId }) => ({ sessionId, userId, standing: 'waiting', source: 'line' }) as const);
  const without = released.map(
    ({ id: userId }) => ({ sessionId, userId, standing: 'out', source: 'person' }) as const,
  );
  const rows = [...held, ...without, ...answers, ...lines];
  if (rows.length > 0) await db.insert(places).values(rows);
  const [host] = answers;
  const isNext = status === SessionStatus.Open && answers.length + held.length > 9;
  if (isNext && host) await db.insert(places).values(guestOf(host));
  const owing = answers.filter(
    ({ standing, userId }) => standing === 'in' && !isCovered(passes, userId, sessionDate),
  );
  const dues = owing.map(({ userId, createdOn }) => ({
    userId,
    sessionId,
    reference: newReference(),
    amount: price.default,
    plan: Plan.DropIn,
    status: paymentStatus(status, random()),
    method: random() < 0.85 ? PaymentMethod.Interac : PaymentMethod.Other,
    // Transfers arrive some days after the answer, at any hour.
    paymentDate: new Date(
      createdOn.getTime() + random() * Math.min(4 * dayMs, now.getTime() - createdOn.getTime()),
    ),
    createdOn,
  }));
  if (dues.length > 0) await db.insert(payments).values(dues);
}

const guestOf = ({ sessionId, userId: hostId, since }: { sessionId: string; userId: string; since: Date }) =>
  ({ sessionId, hostId, guestName: 'Camille', standing: 'in', source: 'host', since }) as const;

function paymentStatus(session: SessionStatus, chance: number): PaymentStatus {
  if (session === SessionStatus.Cancelled) return PaymentStatus.Refunded;
  if (session === SessionStatus.Completed) {
    return chance < 0.9
      ? PaymentStatus.Completed
      : chance < 0.95
        ? PaymentStatus.Failed
        : PaymentStatus.Refunded;
  }
  return chance < 0.45 ? PaymentStatus.Completed : PaymentStatus.Pending;
}

const dayMs = 86_400_000;

/** Within the week before a session, or before today for an upcoming session. */
const answeredOn = (sessionDate: string, now: Date, random: () => number): Date => {
  const last = Math.min(now.getTime(), instantOf(sessionDate, '08:00').getTime());
  return new Date(last - random() * 6 * dayMs);
};

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
