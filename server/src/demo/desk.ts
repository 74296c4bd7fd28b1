import { and, asc, eq, gt } from 'drizzle-orm';
import { addDays, addMonths, clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, type TransferReason } from 'shared-api/contract';
import { payments, refunds, sessions, transfers } from '../db/schema';
import { importTransfers } from '../features/interac/import';
import type { ReadTransfer } from '../features/interac/reading';
import { decide } from '../features/interac/service';
import { isDue } from '../features/ledger/credit';
import { newReference } from '../features/payments/references';
import { createPayment } from '../features/payments/service';
import type { PaymentRow } from '../features/payments/store';
import { changeMonth } from '../features/treasury/months';
import { decideRefund } from '../features/treasury/refunds';
import { enterForCredit, remind } from '../features/treasury/service';
import type { Admin } from '../security/caller';
import type { Services } from '../services';
import type { Dues } from './extra-games';
import type { Member } from './members';
import { transfer } from './transfer';

/**
 * Data for the administrators' money pages: transfers that settled automatically, wait for a decision, or were decided;
 * refunds, reminders, credit and a closed month.
 * @param dues of the extra games
 * @param people drop-in players, `player` first
 */
export async function addTransfersAndRefunds(
  services: Services,
  emails: Services['emails'],
  { dues, people, admin }: { dues: Dues; people: readonly Member[]; admin: Admin },
): Promise<void> {
  await bookTransfers(services, dues, people, admin);
  await decideRefunds(services, admin);
  const actor = { caller: admin, locale: 'en' } as const;
  const paid = { plan: Plan.DropIn, amount: 10, status: PaymentStatus.Completed };
  const [, first, second] = people;
  const { CreditCard, PayPal } = PaymentMethod;
  await createPayment(services, { ...paid, userId: first?.id ?? '', method: CreditCard }, actor);
  await createPayment(services, { ...paid, userId: second?.id ?? '', method: PayPal }, actor);
  const thanks = {
    kind: 'credit',
    amount: 10,
    reason: 'Merci pour les ballons. Thank you for the balls.',
  } as const;
  await enterForCredit(services, first?.id ?? '', thanks, admin);
  const pending = await openDues(services, 3);
  const ids = [...new Set(pending.map(({ userId }) => userId ?? ''))];
  await remind({ ...services, emails }, { ids }, admin);
  const month = addMonths(`${clubDate(services.clock.now()).slice(0, 7)}-01`, -2).slice(0, 7);
  await changeMonth(services, month, true, admin);
}

/** Open payments for upcoming Saturdays. */
const openDues = async ({ db, clock }: Services, count: number): Promise<PaymentRow[]> => {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(sessions, eq(sessions.id, payments.sessionId))
    .where(and(isDue, gt(sessions.startsAt, clock.now())))
    .orderBy(asc(payments.createdOn), asc(payments.id))
    .limit(count);
  return rows.map(({ payment }) => payment);
};

async function bookTransfers(
  services: Services,
  dues: Dues,
  people: readonly Member[],
  admin: Admin,
): Promise<void> {
  const { db, clock } = services;
  const [today, actor] = [clubDate(clock.now()), { caller: admin, locale: 'en' } as const];
  const day = addDays(today, -2);
  const known = new Map(people.map((one) => [one.id, one]));
  const payerOf = ({ userId }: PaymentRow) => known.get(userId ?? '');
  const transferFor = (due: PaymentRow, dollars: number, other?: Partial<ReadTransfer>) =>
    transfer(payerOf(due), day, due.reference, dollars, other);
  const [failed] = await db.select().from(payments).where(eq(payments.status, PaymentStatus.Failed)).limit(1);
  const doubts = [
    ['foreignSender', 'mail', 'fail'],
    ['foreignReceiver', 'mail', 'pass'],
    ['unproven', 'mail', null],
    ['contradictory', 'mail', 'pass'],
    ['offered', 'mail', 'pass'],
    ['pasted', 'text', null],
  ] as const;
  const [other, ...doubtful] = await openDues(services, doubts.length + 1);
  if (!other || !failed || doubtful.length < doubts.length)
    throw new Error('The demo club has too few payments');
  const stranger = { firstName: 'Kim', lastName: 'Leblanc' };
  const decided = transfer(stranger, day, 'Basket pour deux samedis', 20);
  const setAside = transfer(stranger, day, 'Loyer', 450);
  await importTransfers(
    services,
    [
      transferFor(dues.exact, 10, { source: 'mail', dkim: 'pass' }),
      // The same in the bank's statement of the next day.
      transfer(payerOf(dues.exact), addDays(day, 1), dues.exact.reference, 10),
      ...[
        transferFor(dues.undone, 10, { source: 'ofx' }),
        transferFor(dues.part, 6),
        transferFor(dues.over, 20),
      ],
      ...[
        transferFor(dues.undecidedPart, 5),
        transferFor(dues.undecidedOver, 30),
        transferFor(dues.withdrawn, 10),
        transferFor(failed, 10),
      ],
      transfer(payerOf(dues.exact), addDays(today, -30), dues.exact.reference, 10),
      transfer(payerOf(other), day, `${other.reference} ${doubtful[0]?.reference}`, 20),
      transfer(payerOf(other), day, 'Basket samedi', 10),
      transfer(stranger, day, newReference(), 10),
      transfer(stranger, day, mistyped(other.reference), 10),
      transfer(undefined, day, 'INTÉRÊT SUR DÉPÔT', 0.42, { isInterac: false }),
      ...[decided, setAside],
      ...doubts.map(([doubt, source, dkim], index) =>
        transferFor(doubtful[index] ?? other, 10, { source, dkim, doubt }),
      ),
    ],
    admin,
  );
  const rows = await db.select().from(transfers).where(eq(transfers.date, day));
  const transferIdWhere = (which: (row: (typeof rows)[number]) => boolean) => rows.find(which)?.id ?? '';
  const transferIdFor = (due: PaymentRow, reason: TransferReason) =>
    transferIdWhere((row) => row.paymentId === due.id && row.reason === reason);
  const transferIdWithKey = (key: string) => transferIdWhere((row) => row.key === key);
  await decide(services, transferIdFor(dues.part, 'lessThanOwed'), { decision: 'settle' }, actor);
  await decide(services, transferIdFor(dues.over, 'moreThanOwed'), { decision: 'settle' }, actor);
  const wrong = { decision: 'undo', note: 'Not theirs after all' } as const;
  await decide(services, transferIdFor(dues.undone, 'exact'), wrong, actor);
  const credited = { decision: 'credit', userId: people[3]?.id ?? '', note: 'Their sister sent it' } as const;
  await decide(services, transferIdWithKey(decided.key), credited, actor);
  const rent = { decision: 'notOurs', note: 'For the tenant upstairs' } as const;
  await decide(services, transferIdWithKey(setAside.key), rent, actor);
}

/** A reference with its last character wrong. */
const mistyped = (reference: string): string =>
  `${reference.slice(0, -1)}${reference.endsWith('7') ? '8' : '7'}`;

/** Refunds of the cancelled game: one sent, one turned into credit, the others still to be sent. */
async function decideRefunds(services: Services, admin: Admin): Promise<void> {
  const { db, clock } = services;
  const actor = { caller: admin, locale: 'fr' } as const;
  const [sent, dropped] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.state, 'due'))
    .orderBy(asc(refunds.id))
    .limit(2);
  const sentOn = addDays(clubDate(clock.now()), -1);
  await decideRefund(services, sent?.id ?? '', { decision: 'send', sentOn, note: '' }, actor);
  await decideRefund(services, dropped?.id ?? '', { decision: 'drop', note: 'Keeps it as credit' }, actor);
}
