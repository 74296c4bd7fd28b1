import { eq } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { correct, record, reverse } from '../../src/club/money/correct';
import { lockPayment } from '../../src/club/money/ledger';
import { give, receive } from '../../src/club/money/receive';
import { lockRefund, refund } from '../../src/club/money/refunds';
import { type PaidInFull, type Subject, settle } from '../../src/club/money/settle';
import {
  accounts,
  entries,
  newId,
  outbox,
  payments,
  refunds,
  sessions,
  subscriptions,
  transfers,
} from '../../src/data/schema';
import type { Admin } from '../../src/http/access';
import { clubForAll } from '../support/club';
import { emptyTables } from '../support/ledger';
import { ledgerViolations } from '../support/ledger-promises';

/* What is owed and what comes in; and, after each, where every dollar is. */

const club = clubForAll();
const { Pending, Completed, Failed, Refunded } = PaymentStatus;

/** What Ana may owe for. */
interface Scene {
  ana: string;
  admin: Admin;
  saturday: Subject;
  guest: Subject;
  next: Subject;
  pass: Subject;
}
type Thing = 'saturday' | 'guest' | 'next' | 'pass';
type Step = (scene: Scene) => Promise<unknown>;

async function start(): Promise<Scene> {
  const { db } = club.database;
  await emptyTables(db, outbox, transfers, payments, subscriptions, sessions);
  const { id: ana } = await club.passHolder();
  const [pass] = await db.select().from(subscriptions).where(eq(subscriptions.userId, ana));
  const [sessionId, nextId] = [await club.session(), await club.session({ sessionDate: '2026-12-05' })];
  return {
    ana,
    admin: (await club.admin()) as unknown as Admin,
    saturday: { sessionId },
    guest: { sessionId, guestName: 'Zoé' },
    next: { sessionId: nextId },
    pass: { subscriptionId: pass?.id ?? '' },
  };
}

/** Each step in a transaction of its own, as calls are. */

/** The payment for something: the last one, if it was charged more than once. */
async function paymentFor(scene: Scene, thing: Thing | 'hand') {
  const subject = thing === 'hand' ? null : scene[thing];
  const rows = await club.database.db.select().from(payments).orderBy(payments.id);
  const found = rows.filter(({ sessionId, guestName, subscriptionId }) =>
    subject === null
      ? !sessionId && !subscriptionId
      : 'subscriptionId' in subject
        ? subscriptionId === subject.subscriptionId
        : 'sessionId' in subject &&
          sessionId === subject.sessionId &&
          guestName === (subject.guestName ?? null),
  );
  const row = await club.perform(({ db: tx }) => lockPayment(tx, found.at(-1)?.id ?? ''));
  if (!row) throw new Error(`Nothing was charged for ${thing}`);
  return row;
}

const owes =
  (thing: Thing, dollars: number, paid?: PaidInFull): Step =>
  async (scene) => {
    const owed = [{ account: scene.ana, subject: scene[thing], cents: dollars * 100 }];
    await club.perform((command) => settle(command, owed, paid));
    // Whoever asks again changes nothing.
    const { charged, withdrawn } = await club.perform((command) => settle(command, owed, paid));
    expect([...charged, ...withdrawn]).toEqual([]);
  };
const isRecorded =
  (dollars: number): Step =>
  ({ ana, admin }) =>
    club.perform((command) => record(command, { userId: ana, plan: 1, amount: dollars }, admin));
const comes =
  (dollars: number, thing?: Thing): Step =>
  async (scene) => {
    const payment = thing ? await paymentFor(scene, thing) : null;
    const transfer = {
      id: newId(),
      key: newId(),
      source: 'csv',
      date: '2026-11-20',
      currency: 'CAD',
    } as const;
    const values = {
      ...transfer,
      amountCents: dollars * 100,
      sender: '',
      message: '',
      decidedOn: new Date(),
    };
    const owner = { paymentId: payment?.id ?? null, userId: payment ? null : scene.ana };
    await club.database.db
      .insert(transfers)
      .values({ ...values, ...owner, dkim: null, state: 'settled', reason: 'exact' });
    const money = { cents: dollars * 100, date: transfer.date, transferId: transfer.id };
    await club.perform((command) => receive(command, [{ accountId: scene.ana, payment, ...money }], null));
  };
const goesBackToSender: Step = async ({ admin }) => {
  const [transfer] = await club.database.db.select().from(transfers).orderBy(transfers.id);
  if (!transfer) throw new Error('No transfer');
  await club.perform((command) => reverse(command, transfer, admin));
  await club.database.db
    .update(transfers)
    .set({ state: 'unmatched', decidedOn: null })
    .where(eq(transfers.id, transfer.id));
};
const is =
  (thing: Thing | 'hand', status: PaymentStatus): Step =>
  async (scene) => {
    const row = await paymentFor(scene, thing);
    await club.perform((command) => correct(command, row, { status }, scene.admin.id));
  };
const isGiven =
  (dollars: number): Step =>
  ({ ana: accountId }) =>
    club.perform((command) =>
      give(command, [{ accountId, kind: 'credit', cents: dollars * 100, reason: 'So' }], null),
    );
const refundIs =
  (decision: 'send' | 'drop' | 'undo'): Step =>
  async ({ admin }) => {
    const [row] = await club.database.db.select().from(refunds).orderBy(refunds.id);
    await club.perform(async (command) => {
      const locked = await lockRefund(command.db, row?.id ?? '');
      if (locked) await refund(command, locked, { decision }, admin);
    });
  };

/** Where money is, in dollars; zeros are left out. */
async function whereabouts() {
  const { db } = club.database;
  const sum = (all: number[]) => all.reduce((cents, one) => cents + one, 0) / 100;
  const asked = await db.select().from(payments);
  const back = await db.select().from(refunds).innerJoin(entries, eq(entries.id, refunds.id));
  const refunded = (state: string) =>
    sum(back.filter(({ refunds: { state: is } }) => is === state).map((row) => -row.entries.amountCents));
  const found = {
    owed: sum(asked.map(({ openCents }) => openCents)),
    settled: sum(asked.map(({ paidCents }) => paidCents)),
    credit: sum((await db.select().from(accounts)).map(({ creditCents }) => creditCents)),
    back: refunded('due'),
    sent: refunded('sent'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, dollars]) => dollars !== 0));
}

type Where = Partial<Record<'owed' | 'settled' | 'credit' | 'back' | 'sent', number>>;
const stories: [story: string, ...steps: [Step, Where][]][] = [
  [
    'a spot that is paid exactly',
    [owes('saturday', 10), { owed: 10 }],
    [comes(10, 'saturday'), { settled: 10 }],
  ],
  [
    'what was paid for a spot that is given up pays the next one',
    [owes('saturday', 10), { owed: 10 }],
    [comes(10, 'saturday'), { settled: 10 }],
    [owes('saturday', 0), { credit: 10 }],
    [owes('next', 12), { owed: 2, settled: 10 }],
    [owes('saturday', 10), { owed: 12, settled: 10 }],
    [comes(10, 'saturday'), { owed: 2, settled: 20 }],
  ],
  [
    'a part, and more than is owed',
    [owes('saturday', 10), { owed: 10 }],
    [comes(4, 'saturday'), { owed: 6, settled: 4 }],
    [owes('guest', 10), { owed: 16, settled: 4 }],
    [comes(20, 'saturday'), { settled: 20, credit: 4 }],
  ],
  [
    'a price that changes before it is paid, and after',
    [owes('saturday', 10), { owed: 10 }],
    [comes(4, 'saturday'), { owed: 6, settled: 4 }],
    [owes('saturday', 3), { settled: 3, credit: 1 }],
    [owes('saturday', 12), { settled: 3, credit: 1 }],
  ],
  [
    'money in advance pays what is oldest first',
    [comes(25), { credit: 25 }],
    [owes('pass', 95), { owed: 70, settled: 25 }],
    [owes('saturday', 10), { owed: 80, settled: 25 }],
    [comes(75), { owed: 5, settled: 100 }],
  ],
  [
    'a cancelled session gives back what was paid, wholly or in part',
    [owes('saturday', 10), { owed: 10 }],
    [owes('guest', 10), { owed: 20 }],
    [comes(10, 'saturday'), { owed: 10, settled: 10 }],
    [comes(4, 'guest'), { owed: 6, settled: 14 }],
    [owes('saturday', 0, 'refund'), { owed: 6, settled: 4, back: 10 }],
    [owes('guest', 0, 'refund'), { back: 14 }],
    [refundIs('send'), { back: 4, sent: 10 }],
  ],
  [
    'a pass that ends keeps what it was paid with, and nobody owes the rest of another',
    [owes('pass', 95), { owed: 95 }],
    [comes(95, 'pass'), { settled: 95 }],
    [owes('pass', 0, 'keep'), { settled: 95 }],
    [owes('next', 10), { owed: 10, settled: 95 }],
    [owes('next', 0, 'keep'), { settled: 95 }],
  ],
  [
    'a refund that is dropped is credit, and pays what is owed',
    [isRecorded(10), { owed: 10 }],
    [is('hand', Completed), { settled: 10 }],
    [is('hand', Refunded), { back: 10 }],
    [owes('saturday', 4), { owed: 4, back: 10 }],
    [refundIs('drop'), { settled: 4, credit: 6 }],
  ],
  [
    'a status that is set back drops what was not sent, and pays with it',
    [isRecorded(10), { owed: 10 }],
    [is('hand', Completed), { settled: 10 }],
    [is('hand', Refunded), { back: 10 }],
    [is('hand', Pending), { settled: 10 }],
    [is('hand', Failed), { credit: 10 }],
  ],
  [
    'what was recorded by hand never came, if its payment is open again',
    [isRecorded(10), { owed: 10 }],
    [is('hand', Completed), { settled: 10 }],
    [is('hand', Pending), { owed: 10 }],
    [is('hand', Completed), { settled: 10 }],
    [is('hand', Failed), {}],
  ],
  [
    'credit that was sent back is gone',
    [isGiven(4), { credit: 4 }],
    [isRecorded(10), { owed: 6, settled: 4 }],
    [is('hand', Completed), { settled: 10 }],
    [is('hand', Refunded), { back: 10 }],
    [refundIs('send'), { sent: 10 }],
    [is('hand', Pending), { owed: 10, sent: 10 }],
    [refundIs('undo'), { owed: 10, back: 10 }],
  ],
  [
    'what a transfer brought stays, whatever its payment is said to be, until it is put back',
    [owes('saturday', 10), { owed: 10 }],
    [comes(10, 'saturday'), { settled: 10 }],
    [is('saturday', Pending), { settled: 10 }],
    [is('saturday', Failed), { credit: 10 }],
    [goesBackToSender, {}],
  ],
  [
    'a transfer that is put back leaves open what it had paid',
    [owes('saturday', 10), { owed: 10 }],
    [comes(14, 'saturday'), { settled: 10, credit: 4 }],
    [goesBackToSender, { owed: 10 }],
  ],
];

test.each(stories)('%s', async (_, ...steps) => {
  const scene = await start();
  for (const [nth, [step, where]] of steps.entries()) {
    await step(scene);
    expect([nth + 1, await whereabouts()]).toEqual([nth + 1, where]);
    expect(await ledgerViolations(club.database.db)).toEqual([]);
  }
});

test('a charge that is made again has the reference that it had', async () => {
  const scene = await start();
  await owes('guest', 10)(scene);
  const { id, reference } = await paymentFor(scene, 'guest');
  await owes('guest', 0)(scene);
  await owes('guest', 12)(scene);
  expect(await paymentFor(scene, 'guest')).toMatchObject({ id, reference, amount: 12, withdrawnOn: null });
});
