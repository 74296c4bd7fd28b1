import { eq, isNull } from 'drizzle-orm';
import { PaymentStatus, SessionStatus } from 'shared-api/contract';
import {
  accounts,
  entries,
  outbox,
  payments,
  sessions,
  subscriptions,
  transfers,
} from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { ledgerViolations } from '../support/ledger-promises';
import { askedPayments, recordPayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { statement } from '../support/statements';

const club = clubForAll();
/** Concurrent calls on separate connections: PGlite has only one, which hides races. */
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});
beforeEach(() => emptyTables(club.database.db, outbox, transfers, payments, subscriptions, sessions));
// Whatever happened, the books are consistent.
afterEach(async () => expect(await ledgerViolations(club.database.db)).toEqual([]));

const { say } = placesIn(() => club);
const importOf = (...rows: string[]) =>
  club.call('POST /api/v1/Transfers/import', {
    as: admin,
    body: { content: statement(...rows) },
  });
const received = async () =>
  (await club.database.db.select().from(entries).where(eq(entries.kind, 'received'))).map(
    ({ amountCents }) => amountCents,
  );
const creditOf = async ({ id }: Person) =>
  (await club.database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.creditCents ?? 0;
const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();

/** A person with credit, from a place that they paid for and gave up. */
async function withCredit(): Promise<Person> {
  const person = await club.person();
  const id = await club.session({ sessionDate: '2027-01-09' });
  (await say(person, id, true)).ok();
  const [due] = await askedPayments(club);
  (await setPaymentStatus(club, due?.id ?? '', PaymentStatus.Completed)).ok();
  (await say(person, id, false)).ok();
  expect(await creditOf(person)).toBe(1000);
  return person;
}

test('a desk that settles and one that marks as received enter the money once', async () => {
  const { id, reference } = await recordPayment(club, { userId: (await club.person()).id, amount: 10 });
  await Promise.all([
    importOf(`2026-11-20,INTERAC ${reference},10.00`),
    setPaymentStatus(club, id, PaymentStatus.Completed),
  ]);
  expect(await received()).toEqual([1000]);
});

test('credit is spent once, by two answers at the same moment', async () => {
  const person = await withCredit();
  const ids = [await club.session(), await club.session({ sessionDate: '2026-12-05' })];
  const replies = await Promise.all(ids.map((id) => say(person, id, true)));
  expect(statusesOf(replies).every((status) => status < 300)).toBe(true);
  expect(await creditOf(person)).toBe(0);
  const asked = await askedPayments(club);
  expect(asked.map(({ status }) => status).sort()).toEqual([PaymentStatus.Pending, PaymentStatus.Completed]);
});

test.each(Array.from({ length: 5 }, (_, round) => round))(
  'money that comes while its place is given back is the payer’s credit (%i)',
  async () => {
    const person = await club.person();
    const id = await club.session();
    (await say(person, id, true)).ok();
    const [due] = await askedPayments(club);
    const [, no] = await Promise.all([
      importOf(`2026-11-20,INTERAC ${due?.reference},10.00`),
      say(person, id, false),
    ]);
    expect(no.status).toBeLessThan(300);
    expect(await askedPayments(club)).toEqual([]);
    // Depending on which came first, there is credit or a transfer that an administrator must settle.
    const open = await club.database.db.$count(transfers, isNull(transfers.decidedOn));
    expect((await creditOf(person)) + open * 1000).toBe(1000);
  },
);

test.each(['cancelled', 'repriced', 'left by its payer', 'marked as failed'])(
  'money that comes while its place is %s is in one place',
  async (what) => {
    const person = await withCredit();
    const id = await club.session();
    (await say(person, id, true)).ok();
    (await say(await club.person(), id, true)).ok();
    const due = (await askedPayments(club)).find(({ status }) => status === PaymentStatus.Pending);
    const later = await recordPayment(club, { userId: person.id, amount: 25 });
    const params = { id };
    const shown = (await club.call('GET /api/v1/Sessions/{id}', { as: admin, params })).ok();
    const { sessionDate, startTime, endTime, location, maxCapacity } = shown;
    const put = (status: SessionStatus, dropInPrice: number) =>
      club.call('PUT /api/v1/Sessions/{id}', {
        ...{ as: admin, params },
        body: {
          ...{ sessionDate, startTime, endTime, location, maxCapacity, status, dropInPrice },
          pendingDues: 'change',
        },
      });
    const happens = {
      cancelled: () => put(SessionStatus.Cancelled, 10),
      repriced: () => put(SessionStatus.Open, 7),
      'left by its payer': () =>
        club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: person.id } }),
      'marked as failed': () => setPaymentStatus(club, later.id, PaymentStatus.Failed),
    }[what];
    const replies = await Promise.all([
      importOf(`2026-11-20,INTERAC ${due?.reference},10.00`, `2026-11-20,INTERAC X ${later.reference},25.00`),
      happens?.(),
      say(person, id, false),
    ]);
    expect(replies.filter((reply) => (reply?.status ?? 0) >= 500)).toEqual([]);
  },
);
