import { and, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { entries, outbox, payments, sessions, subscriptions, transfers } from '../../src/db/schema';
import { type Club, openClub, type Person } from '../support/club';
import { runs } from '../support/engines';
import { emptyTables } from '../support/ledger';
import { wrongMoney } from '../support/ledger-promises';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

const noon = '2026-11-21T17:00:00Z';
const crowd = 3;
const statuses = [
  PaymentStatus.Pending,
  PaymentStatus.Completed,
  PaymentStatus.Failed,
  PaymentStatus.Refunded,
];

const who = fc.integer({ min: 0, max: crowd - 1 });
const at = fc.integer({ min: 0, max: 1 });
const nth = fc.integer({ min: 0, max: 9 });
const cents = fc.constantFrom(400, 600, 1000, 1600, 3000);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('yes', 'no'), who, at }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('subscribe', 'dropIn'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('form'), nth, status: fc.constantFrom(...statuses), cents }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('transfer'), nth, cents, exact: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('settle', 'undo', 'notOurs'), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('cancel', 'open', 'reprice', 'delete'), at, cents }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('record'), who, cents, status: fc.constantFrom(0, 1) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Scene {
  admin: Person;
  people: Person[];
  ids: string[];
  imported: string[];
}

async function start(): Promise<Scene> {
  club.clock.set(noon);
  await emptyTables(club.database.db, outbox, transfers, payments, subscriptions, sessions);
  const admin = await club.admin();
  const people = await Promise.all(Array.from({ length: crowd }, () => club.person()));
  const ids = [await club.session(), await club.session({ sessionDate: '2026-12-05', maxCapacity: 2 })];
  return { admin, people, ids, imported: [] };
}

const pick = <Row>(rows: readonly Row[], nth: number): Row | undefined =>
  rows[nth % Math.max(1, rows.length)];

/** @returns what was answered; nothing where there was nothing to do it to */
async function play(scene: Scene, step: Step): Promise<{ status: number } | undefined> {
  const { admin, people, ids } = scene;
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
      const body = { decision: step.type, ...(step.type === 'settle' && due && { paymentId: due.id }) };
      return club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params: { id: row.id }, body });
    }
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
    case 'open':
    case 'reprice': {
      const params = { id: ids[step.at] ?? '' };
      const shown = await club.call('GET /api/v1/Sessions/{id}', { as: admin, params });
      if (shown.status !== 200) return undefined;
      const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = shown.ok();
      const change =
        step.type === 'reprice'
          ? { dropInPrice: step.cents / 100, status, pendingDues: 'change' as const }
          : { dropInPrice, status: step.type === 'cancel' ? SessionStatus.Cancelled : SessionStatus.Open };
      const body = { sessionDate, startTime, endTime, location, maxCapacity, ...change };
      return club.call('PUT /api/v1/Sessions/{id}', { as: admin, params, body });
    }
  }
}

/** Files overlap, as a bank's do: all that was ever in one is in every next one. */
const importAll = ({ admin, imported }: Scene) =>
  club.call('POST /api/v1/Transfers/import', {
    as: admin,
    body: { content: Buffer.from(['Date,Description,Amount', ...imported].join('\n')).toString('base64') },
  });

async function tell(steps: readonly Step[]): Promise<string[]> {
  const { db } = club.database;
  const scene = await start();
  for (const [index, step] of steps.entries()) {
    const before = await db.select().from(entries).orderBy(entries.id);
    const reply = await play(scene, step);
    const wrongs = await wrongMoney(db);
    if ((reply?.status ?? 0) >= 500) wrongs.push('it failed');
    const after = new Map(
      (await db.select().from(entries)).map((entry) => [entry.id, JSON.stringify(entry)]),
    );
    if (before.some((entry) => after.get(entry.id) !== JSON.stringify(entry)))
      wrongs.push('an entry has changed');
    if (step.type === 'transfer') {
      await importAll(scene);
      if ((await db.$count(entries)) !== after.size) wrongs.push('the same file again changes the ledger');
    }
    if (wrongs.length > 0) return [`step ${index + 1}, ${JSON.stringify(step)}`, ...wrongs];
  }
  return [];
}

test('whatever happens in whatever order, every cent has a person, a reason and a date', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
      expect(await tell(steps)).toEqual([]);
    }),
    { numRuns: runs(8), endOnFailure: true },
  );
}, 240_000);
