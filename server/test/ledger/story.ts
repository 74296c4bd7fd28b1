import { and, eq, isNull } from 'drizzle-orm';
import { addDays } from 'shared-api/calendar';
import { Plan, SessionStatus } from 'shared-api/contract';
import { sweepPlaces } from '../../src/club/places/sweep';
import {
  closedMonths,
  outbox,
  payments,
  places,
  refunds,
  sessions,
  settings,
  subscriptions,
  transfers,
} from '../../src/data/schema';
import { lockSettings } from '../../src/data/settings';
import type { Club, Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { statement } from '../support/statements';
import { crowd, type Step } from './steps';

/* Carries out the steps of a random sequence. */

const noon = '2026-11-21T17:00:00Z';
interface Scene {
  club: Club;
  admin: Person;
  people: Person[];
  ids: string[];
  imported: string[];
}

/** Three players, two sessions, and every rule that costs or credits something. */
export async function start(club: Club): Promise<Scene> {
  club.clock.set(noon);
  await emptyTables(club.database.db, outbox, transfers, payments, subscriptions, sessions, closedMonths);
  await club.database.db.transaction(lockSettings);
  await club.database.db
    .update(settings)
    .set({ lateNoCharged: true, creditReleasedDates: true, unpaidHoldHours: 24 });
  const admin = await club.admin();
  const people = await club.people(crowd);
  const ids = [await club.session(), await club.session({ sessionDate: '2026-12-05', maxCapacity: 2 })];
  return { club, admin, people, ids, imported: [] };
}

const pick = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

/** @returns the answer; undefined when the step does not apply */
export async function play(scene: Scene, step: Step): Promise<{ status: number } | undefined> {
  const { club, admin, people, ids } = scene;
  const { db } = club.database;
  switch (step.type) {
    case 'yes':
    case 'no': {
      const as = people[step.who] as Person;
      const query = { sessionId: ids[step.at] ?? '', userId: as.id, attending: String(step.type === 'yes') };
      return club.call('GET /api/v1/Attendance/confirm', { as, query });
    }
    case 'subscribe':
    case 'dropIn':
      return club.call('PATCH /api/v1/Users/me/payment-plan', {
        as: people[step.who] as Person,
        body: { paymentPlan: step.type === 'subscribe' ? Plan.Membership : Plan.DropIn },
      });
    case 'form': {
      const row = pick(await db.select().from(payments).orderBy(payments.id), step.nth);
      if (!row) return undefined;
      const body = { plan: row.plan, method: row.method, amount: step.cents / 100, status: step.status };
      return club.call('PUT /api/v1/Payments/{id}', { as: admin, params: { id: row.id }, body });
    }
    case 'transfer': {
      const row = pick(await db.select().from(payments).orderBy(payments.id), step.nth);
      const amount = step.exact && row ? row.amount : step.cents / 100;
      scene.imported.push(
        `2026-11-20,INTERAC ${scene.imported.length} ${row?.reference ?? ''},${amount.toFixed(2)}`,
      );
      return importAll(scene);
    }
    case 'settle':
    case 'credit':
    case 'undo':
    case 'notOurs': {
      const row = pick(await db.select().from(transfers).orderBy(transfers.id), step.nth);
      const due = pick(
        await db
          .select()
          .from(payments)
          .where(and(isNull(payments.withdrawnOn)))
          .orderBy(payments.id),
        step.nth,
      );
      if (!row) return undefined;
      const body = {
        decision: step.type,
        ...(step.type === 'settle' && due && { paymentId: due.id }),
        ...(step.type === 'credit' && { userId: pick(people, step.nth)?.id ?? '' }),
      };
      return club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params: { id: row.id }, body });
    }
    case 'bring': {
      const as = people[step.who] as Person;
      const body = { firstName: step.at ? 'Zoé' : 'Malik' };
      return club.call('POST /api/v1/Sessions/{id}/guests', { as, params: { id: ids[0] ?? '' }, body });
    }
    case 'drop': {
      const as = people[step.who] as Person;
      const guests = await db.select().from(places).where(eq(places.hostId, as.id)).orderBy(places.id);
      const guest = pick(guests, step.at);
      if (!guest) return undefined;
      const params = { id: guest.sessionId, guestId: guest.id };
      return club.call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { as, params });
    }
    case 'sent': {
      const as = people[step.who] as Person;
      const row = pick(await db.select().from(payments).where(eq(payments.userId, as.id)), step.at);
      if (!row) return undefined;
      return club.call('PUT /api/v1/Payments/{id}/sent', {
        as,
        params: { id: row.id },
        body: { sent: true },
      });
    }
    case 'wait': {
      const params = { id: ids[step.at] ?? '' };
      return club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: people[step.who] as Person, params });
    }
    case 'leave': {
      // Rarely.
      if (step.at === 0) return undefined;
      const params = { id: (people[step.who] as Person).id };
      return club.call('DELETE /api/v1/Users/{id}', { as: admin, params });
    }
    case 'later': {
      club.clock.set(new Date(club.clock.now().getTime() + step.hours * 3_600_000));
      scene.admin = await club.again(admin);
      scene.people = await Promise.all(people.map((one) => club.again(one).catch(() => one)));
      await sweepPlaces(club.app.services);
      return undefined;
    }
    case 'enter': {
      const params = { id: (people[step.who] as Person).id };
      const body = { kind: step.kind, amount: step.cents / 100, reason: 'So' } as const;
      return club.call('POST /api/v1/Balances/{id}/entries', { as: admin, params, body });
    }
    case 'prepay': {
      const mine = await club.call('GET /api/v1/Balances/mine', { as: people[step.who] as Person });
      if (mine.status !== 200) return undefined;
      scene.imported.push(
        `2026-10-20,INTERAC ${scene.imported.length} ${mine.ok().reference},${Math.abs(step.cents / 100).toFixed(2)}`,
      );
      return importAll(scene);
    }
    case 'send':
    case 'drop refund':
    case 'undo refund': {
      const row = pick(await db.select().from(refunds).orderBy(refunds.id), step.nth);
      if (!row) return undefined;
      const decision = step.type.split(' ')[0] as 'send' | 'drop' | 'undo';
      const params = { id: row.id };
      return club.call('PUT /api/v1/Refunds/{id}/decision', { as: admin, params, body: { decision } });
    }
    case 'month':
      return club.call('PUT /api/v1/Months/{month}', {
        as: admin,
        params: { month: '2026-10' },
        body: { closed: step.closed },
      });
    case 'record': {
      const body = {
        userId: (people[step.who] as Person).id,
        plan: Plan.DropIn,
        amount: step.cents / 100,
        status: step.status as 0 | 1,
      };
      return club.call('POST /api/v1/Payments', { as: admin, body });
    }
    case 'delete':
      return club.call('DELETE /api/v1/Sessions/{id}', { as: admin, params: { id: ids[step.at] ?? '' } });
    case 'cancel':
    case 'refund':
    case 'move':
    case 'open':
    case 'reprice': {
      const params = { id: ids[step.at] ?? '' };
      const shown = await club.call('GET /api/v1/Sessions/{id}', { as: admin, params });
      if (shown.status !== 200) return undefined;
      const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = shown.ok();
      const changes = {
        cancel: { status: SessionStatus.Cancelled },
        refund: { status: SessionStatus.Cancelled, paid: 'refund' as const },
        open: { status: SessionStatus.Open },
        move: { sessionDate: addDays(sessionDate, 7) },
        reprice: { dropInPrice: step.cents / 100, pendingDues: 'change' as const },
      };
      const change = { dropInPrice, status, sessionDate, ...changes[step.type] };
      const body = { startTime, endTime, location, maxCapacity, ...change };
      return club.call('PUT /api/v1/Sessions/{id}', { as: admin, params, body });
    }
  }
}

/** Files overlap, like a bank's: each contains all earlier transfers. */
export const importAll = ({ club, admin, imported }: Scene) =>
  club.call('POST /api/v1/Transfers/import', {
    as: admin,
    body: { content: statement(...imported) },
  });
