import { inArray, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { PaymentStatus } from 'shared-api/contract';
import {
  accounts,
  entries,
  outbox,
  payments,
  places,
  refunds,
  sessions,
  subscriptions,
  transfers,
} from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { sequences } from '../support/engines';
import { emptyTables } from '../support/ledger';
import { ledgerViolations } from '../support/ledger-promises';
import { enterInAccount, recordPayment, savePayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { decideTransfer, importRows } from '../support/statements';

/* What came in is always somewhere: it has settled something, is credit, or goes back. */

const { Pending, Completed, Failed, Refunded } = PaymentStatus;
const club = clubForAll();
const { say } = placesIn(() => club);

/** A player who owes ten dollars to an administrator, and may come to a session for ten. */
async function start() {
  const { db } = club.database;
  await emptyTables(db, outbox, transfers, payments, places, subscriptions, sessions);
  const player = await club.person();
  const session = await club.session();
  const { id, reference } = await recordPayment(club, { userId: player.id, amount: 10 });
  return { player, session, id, reference };
}

const balanceOf = async (as: Person) => {
  const { credit, owed } = (await club.call('GET /api/v1/Balances/mine', { as })).ok();
  return { credit, owed };
};
const refundsOf = async () =>
  (await club.call('GET /api/v1/Refunds', { as: await club.admin(), query: { sort: 'date' } })).ok();
const decideRefund = async (id: string, decision: 'send' | 'drop' | 'undo') =>
  club.call('PUT /api/v1/Refunds/{id}/decision', {
    ...{ as: await club.admin(), params: { id }, body: { decision } },
  });
const put = async (id: string, ...statuses: PaymentStatus[]) => {
  for (const status of statuses) (await savePayment(club, id, { status })).ok();
};
const decideRefunds = async (decision: 'send' | 'drop') => {
  for (const { id, state } of await refundsOf()) if (state === 'due') (await decideRefund(id, decision)).ok();
};
const give = (player: Person, amount: number) => enterInAccount(club, player.id, { kind: 'credit', amount });

describe('money that was recorded', () => {
  test('and credit alone when the payment has failed', async () => {
    const { player, id } = await start();
    await put(id, Completed, Refunded, Failed);
    expect(await balanceOf(player)).toEqual({ credit: 10, owed: 0 });
    await put(id, Completed);
    expect(await balanceOf(player)).toEqual({ credit: 0, owed: 0 });
  });

  test('of two refunds that were not sent, what the payment does not need is credit', async () => {
    const { player, id } = await start();
    await put(id, Completed, Refunded);
    await decideRefunds('send');
    await put(id, Pending, Completed, Refunded);
    const [sent] = (await refundsOf()).filter(({ state }) => state === 'sent');
    (await decideRefund(sent?.id ?? '', 'undo')).ok();
    await put(id, Completed);
    expect(await balanceOf(player)).toEqual({ credit: 10, owed: 0 });
  });

  test('a transfer whose money goes back cannot be undone as well', async () => {
    const { player, id, reference } = await start();
    const { settled } = await importRows(club, `2026-11-20,INTERAC ${reference},10.00`);
    await put(id, Refunded);
    const undo = () => decideTransfer(club, settled[0]?.id ?? '', { decision: 'undo' });
    expect((await undo()).status).toBe(409);
    await decideRefunds('send');
    await put(id, Pending);
    expect((await undo()).error().code).toBe('creditSpent');
    expect(await balanceOf(player)).toEqual({ credit: 0, owed: 10 });
  });
});

const nth = fc.integer({ min: 0, max: 5 });
const status = fc.constantFrom(Pending, Completed, Failed, Refunded);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('form', 'button'), nth, status }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('send', 'drop', 'undo'), nth }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('whole', 'part', 'prepaid', 'undo transfer'), nth }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('yes', 'no', 'give'), nth }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Scene = Awaited<ReturnType<typeof start>> & { rows: string[] };

const pick = <Row>(rows: readonly Row[], index: number): Row | undefined =>
  rows[index % Math.max(1, rows.length)];

async function play(scene: Scene, { type, ...step }: Step): Promise<{ status: number } | undefined> {
  const { db } = club.database;
  const { player, session } = scene;
  const bank = (text: string, dollars: number) => {
    scene.rows.push(`2026-11-20,INTERAC ${scene.rows.length} ${text},${dollars.toFixed(2)}`);
    return importRows(club, ...scene.rows).then(() => ({ status: 200 }));
  };
  const payment = pick(await db.select().from(payments).orderBy(payments.id), step.nth);
  if (!payment) return undefined;
  switch (type) {
    case 'form':
      return savePayment(club, payment.id, { status: 'status' in step ? step.status : Pending });
    case 'button':
      return setPaymentStatus(club, payment.id, 'status' in step ? step.status : Pending);
    case 'send':
    case 'drop':
    case 'undo': {
      const refund = pick(await refundsOf(), step.nth);
      return refund && decideRefund(refund.id, type);
    }
    case 'whole':
      return bank(payment.reference, 10 - payment.paidCents / 100 || 10);
    case 'part': {
      const before = await db.$count(transfers);
      await bank(payment.reference, 3);
      if ((await db.$count(transfers)) === before) return undefined;
      const made = (await db.select().from(transfers).orderBy(transfers.id)).at(-1);
      return decideTransfer(club, made?.id ?? '', { decision: 'settle', paymentId: payment.id });
    }
    case 'prepaid': {
      const { reference } = (await club.call('GET /api/v1/Balances/mine', { as: player })).ok();
      return bank(reference, 6);
    }
    case 'undo transfer': {
      const transfer = pick(await db.select().from(transfers).orderBy(transfers.id), step.nth);
      return transfer && decideTransfer(club, transfer.id, { decision: 'undo' });
    }
    case 'yes':
    case 'no':
      return say(player, session, type === 'yes');
    case 'give':
      return give(player, 4);
  }
}

/** Where money is, in cents. */
async function whereabouts() {
  const { db } = club.database;
  const rows = await db.select().from(payments);
  const kept = await db.select().from(accounts);
  const back = await db.select({ id: refunds.id }).from(refunds).where(ne(refunds.state, 'dropped'));
  const ids = back.map(({ id }) => id);
  const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);
  return {
    rows,
    credit: sum(kept.map(({ creditCents }) => creditCents)),
    all:
      sum(rows.map(({ paidCents }) => paidCents)) +
      sum(kept.map(({ creditCents }) => creditCents)) -
      sum(
        (await db.select().from(entries).where(inArray(entries.id, ids))).map(
          ({ amountCents }) => amountCents,
        ),
      ),
  };
}

/** What the bank and the club’s gifts have brought, whatever the ledger says, in cents. */
async function brought() {
  const settled = (await club.database.db.select().from(transfers)).filter(
    ({ state, decidedOn }) => decidedOn !== null && ['settled', 'partly', 'over'].includes(state),
  );
  return settled.reduce((all, { amountCents }) => all + amountCents, 0);
}

async function tell(steps: readonly Step[]): Promise<string[]> {
  const scene: Scene = { ...(await start()), rows: [] };
  let gifts = 0;
  /** What was recorded by hand and has not been found to be wrong, in all, and of it what payments still hold. */
  let recorded = 0;
  const byHand = new Map<string, number>();
  for (const [index, step] of steps.entries()) {
    const before = await whereabouts();
    const reply = await play(scene, step);
    const after = await whereabouts();
    const wrongs = await ledgerViolations(club.database.db);
    if ((reply?.status ?? 0) >= 500) wrongs.push('it failed');
    if (reply?.status === 200 && step.type === 'give') gifts += 400;
    for (const was of before.rows) {
      const is = after.rows.find(({ id }) => id === was.id);
      const isWhole = is?.status === Completed && is.withdrawnOn === null;
      const mine =
        'status' in step &&
        pick(
          before.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          step.nth,
        );
      if (!is || reply?.status !== 200) continue;
      const held = byHand.get(was.id) ?? 0;
      if (mine && mine.id === was.id && step.status === Completed && was.status !== Completed) {
        const more = after.all - before.all;
        const most = 1000 - was.paidCents;
        if (!isWhole) wrongs.push('it is not complete');
        if (more < Math.max(0, most - before.credit) && was.status !== Refunded)
          wrongs.push(`${more} of ${most} was recorded`);
        if (more > most) wrongs.push(`${more} was recorded, ${most} was open`);
        recorded += more;
        byHand.set(was.id, held + more);
      } else if (
        mine &&
        mine.id === was.id &&
        (step.status === Failed || (step.status === Pending && was.status === Completed))
      ) {
        recorded -= held;
        byHand.set(was.id, 0);
      } else if (is.status === Refunded || is.withdrawnOn) byHand.set(was.id, 0);
    }
    const came = (await brought()) + gifts + recorded;
    if (after.all !== came) wrongs.push(`${came} came, ${after.all} is somewhere`);
    if (wrongs.length > 0) return [`step ${index + 1}, ${JSON.stringify(step)}`, ...wrongs];
  }
  return [];
}

test('whatever statuses, refunds, credits and transfers follow each other, what came in is somewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
      expect(await tell(steps)).toEqual([]);
    }),
    { ...sequences(12), endOnFailure: true },
  );
});
