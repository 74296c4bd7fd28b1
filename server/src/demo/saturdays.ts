import { addDays, noonOf } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, rules, SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { attendance, newId, payments, sessions, waitingList } from '../db/schema';
import type { Db } from '../db/types';
import { newReference } from '../features/payments/references';
import type { Member } from './members';
import type { DemoPass } from './passes';

const pastWeeks = 14;
/** How full the coming Saturdays are, of twenty places; the second is full with people waiting, one is cancelled. */
const coming = [13, 20, 8, 'cancelled', 17, 4, 2, 0] as const;
const notes = [
  'I will be ten minutes late',
  'J’apporte un ballon',
  'First time, a little nervous!',
  'Je viens avec ma sœur',
];

/** The club's Saturdays, past and coming, with everybody's answers and payments for what no pass covers. */
export async function addSaturdays(
  db: Db,
  members: Member[],
  passes: DemoPass[],
  now: Date,
  today: string,
  random: () => number,
) {
  const saturday = addDays(today, (6 - noonOf(today).getUTCDay() + 7) % 7);
  // Today's session is still to come until it starts.
  const first = instantOf(saturday, rules.session.startTime) > now ? saturday : addDays(saturday, 7);
  const active = members.filter(({ status }) => status === UserStatus.Active);
  for (let week = -pastWeeks; week < coming.length; week++) {
    const plan = week < 0 ? 9 + Math.floor(random() * 12) : (coming[week] ?? 0);
    const rained = week === -6;
    const isCancelled = plan === 'cancelled' || rained;
    const wanted = plan === 'cancelled' ? 6 : plan;
    await addSaturday(db, {
      sessionDate: addDays(first, week * 7),
      status: isCancelled
        ? SessionStatus.Cancelled
        : week < 0
          ? SessionStatus.Completed
          : wanted >= rules.session.capacity.default
            ? SessionStatus.Full
            : SessionStatus.Open,
      // The named accounts have not answered for what is to come: that is for whoever tries the product.
      players: shuffled(week < 0 ? active : active.slice(3), random).slice(0, wanted),
      waiting: wanted >= rules.session.capacity.default && week >= 0 ? active.slice(-2) : [],
      passes,
      now,
      random,
    });
  }
}

interface Saturday {
  sessionDate: string;
  status: SessionStatus;
  players: Member[];
  waiting: Member[];
  passes: DemoPass[];
  now: Date;
  random: () => number;
}

async function addSaturday(
  db: Db,
  { sessionDate, status, players, waiting, passes, now, random }: Saturday,
): Promise<void> {
  const { startTime, endTime, location, capacity, price } = rules.session;
  const sessionId = newId();
  await db.insert(sessions).values({
    id: sessionId,
    sessionDate,
    startTime,
    endTime,
    startsAt: instantOf(sessionDate, startTime),
    endsAt: instantOf(sessionDate, endTime),
    maxCapacity: capacity.default,
    dropInPrice: price.default,
    location: location.default,
    status,
  });
  if (players.length === 0) return;
  const answers = players.map(({ id: userId }, index) => ({
    sessionId,
    userId,
    // One in nine of those who come to past sessions had to say no in the end.
    isAttending: status !== SessionStatus.Completed || index % 9 !== 8,
    notes: random() < 0.12 ? (notes[Math.floor(random() * notes.length)] ?? null) : null,
    createdOn: answeredOn(sessionDate, now, random),
  }));
  await db.insert(attendance).values(answers);
  const waits = waiting.filter(({ id }) => !players.some((player) => player.id === id));
  if (waits.length > 0)
    await db.insert(waitingList).values(waits.map(({ id: userId }) => ({ sessionId, userId })));
  const owing = answers.filter(
    ({ isAttending, userId }) =>
      isAttending &&
      !passes.some(
        (pass) => pass.userId === userId && pass.startDate <= sessionDate && sessionDate <= pass.endDate,
      ),
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

/** Within the week before a session, or before today when the session is still to come. */
const answeredOn = (sessionDate: string, now: Date, random: () => number): Date => {
  const last = earlier(now, instantOf(sessionDate, '08:00'));
  return new Date(last.getTime() - random() * 6 * dayMs);
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
