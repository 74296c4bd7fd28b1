import { sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { lockAccounts, post } from '../../src/club/money/ledger';
import { closedMonths } from '../../src/data/schema';
import { type Club, openClub, type Person } from '../support/club';
import { somebodyWaits } from '../support/locks';

/** Closing a month while something is entered in it: neither may overlook the other. */
let club: Club;
let admin: Person;
let player: Person;
beforeEach(async () => {
  club = await openClub();
  admin = await club.admin();
  player = await club.person();
});
afterEach(() => club.close());

const month = '2026-10';
const close = () =>
  club.call('PUT /api/v1/Months/{month}', { as: admin, params: { month }, body: { closed: true } });
const read = async () =>
  (await club.call('GET /api/v1/Months/{month}', { as: admin, params: { month } })).ok();
const receive = () =>
  club.call('POST /api/v1/Payments', {
    as: admin,
    body: {
      ...{ userId: player.id, amount: 10, plan: 1 as const },
      ...{ status: PaymentStatus.Completed, paymentDate: '2026-10-20' },
    },
  });

test('closing a month waits for an entry that is being made in it', async () => {
  let closing: ReturnType<typeof close> | undefined;
  await club.database.db.transaction(async (tx) => {
    await lockAccounts(tx, [player.id]);
    const movements = [{ side: 'credit', kind: 'credit', cents: 500 }] as const;
    const now = club.clock.now();
    await post(tx, [{ accountId: player.id, paymentId: null, movements, now, date: '2026-10-20' }]);
    closing = close();
    await somebodyWaits(club.database.db);
  });
  (await closing)?.ok();
  expect((await read()).closing).toMatchObject({ credit: 5 });
});

test('an entry in a month that is being closed waits, and is refused', async () => {
  let receiving: ReturnType<typeof receive> | undefined;
  await club.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${closedMonths} in exclusive mode`);
    await tx.insert(closedMonths).values({ month, closedBy: admin.id, closedOn: club.clock.now() });
    receiving = receive();
    await somebodyWaits(club.database.db);
  });
  expect((await receiving)?.error().code).toBe('monthClosed');
  expect((await read()).closing).toMatchObject({ money: 0 });
});
