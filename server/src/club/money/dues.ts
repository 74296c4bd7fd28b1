import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type OpenPayment, type PaymentDue, PaymentStatus, type Purpose } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { builtOnce, type Db } from '../../data/rows';
import { payments, places, sessions, subscriptions } from '../../data/schema';
import { addressesOf, type SettingsRow } from '../../data/settings';
import type { DueFacts, PurposeFacts } from '../../mail/facts';
import type { PaymentRow } from './ledger';

/** Condition on `payments`: still to be paid, wholly or in part. */
export const isDue = sql`${payments.openCents} > 0`;

/** Condition on `payments`: due, and of somebody who has not left. */
export const isOpenPayment = and(isNotNull(payments.userId), isDue);

/** What is still to be paid, in cents, as a column of a query. @param which condition on `payments` */
export const owedCents = (which: SQL | undefined): SQL<number> =>
  sql<number>`(select coalesce(sum(${payments.openCents}), 0)::int from ${payments} where ${and(which, isOpenPayment)})`;

/** How many people owe something, and how much together, in cents. @param which condition on `payments`: all by default */
export async function sumOfDues(db: Db, which?: SQL): Promise<{ people: number; cents: number }> {
  const people = sql<number>`count(distinct ${payments.userId})::int`;
  const cents = sql<number>`coalesce(sum(${payments.openCents}), 0)::int`;
  const [row] = await db.select({ people, cents }).from(payments).where(and(which, isOpenPayment));
  return row ?? { people: 0, cents: 0 };
}

/** Since when a due payment has been owed: the last time that it became due. */
export const owedSince = payments.paymentDate;

/** The order of dues in which credit pays them. */
export const oldestFirst = [asc(owedSince), asc(payments.id)];

/** Whether a payment is for a place, the player's own or a guest's, that was given up too late. */
const isLate = sql<boolean>`exists (select from ${places} where ${and(
  sql`${places.late}`,
  eq(places.sessionId, payments.sessionId),
  sql`coalesce(${places.hostId}, ${places.userId}) = ${payments.userId}`,
  sql`${places.guestName} is not distinct from ${payments.guestName}`,
)})`;

/** What a payment is for, to be selected from a row left-joined with its session and its pass. */
export const purpose = {
  plan: payments.plan,
  sessionDate: sessions.sessionDate,
  guestName: payments.guestName,
  passStart: subscriptions.startDate,
  passEnd: subscriptions.endDate,
  late: isLate,
  opening: sql<boolean>`coalesce(${payments.opening}, false)`,
};

/** The conditions of these joins. */
export const [ofItsSession, ofItsPass] = [
  eq(sessions.id, payments.sessionId),
  eq(subscriptions.id, payments.subscriptionId),
];

/** What somebody owes for one thing, or has owed: what the contract says of it, and no more, since a reply is stored as it is given. */
export type Due = OpenPayment;

/** The due that is shown for a payment. */
export const toDue = (row: PaymentRow, what: Omit<Purpose, 'plan'>): Due => ({
  ...what,
  plan: row.plan,
  paymentId: row.id,
  sessionId: row.sessionId,
  reference: row.reference,
  amount: row.amount,
  paid: row.paidCents / 100,
  due: row.openCents / 100,
  since: row.paymentDate.toISOString(),
  sentOn: row.sentOn?.toISOString() ?? null,
});

/** The due for a place in a session. */
export const dueForPlace = (row: PaymentRow, sessionDate: string, late = false): Due =>
  toDue(row, { sessionDate, guestName: row.guestName, passStart: null, passEnd: null, late });

/** What a due is for, in e-mails. */
export const purposeFacts = ({
  sessionDate,
  passStart,
  guestName,
  late,
  opening = false,
}: Due): PurposeFacts => ({
  date: sessionDate ?? passStart,
  guestName,
  late,
  opening,
});

/** What is left of a due, in e-mails. */
export const dueFacts = (due: Due): DueFacts => ({
  amount: due.due,
  reference: due.reference,
  plan: due.plan,
  ...purposeFacts(due),
  sentOn: due.sentOn,
});

/** What is left of a due, and where to send it. */
export const askFor = (
  { paymentId, due: amount, reference }: Due,
  settings: SettingsRow,
  config: Config,
): PaymentDue => ({ paymentId, amount, payTo: addressesOf(settings, config).paymentEmail, reference });

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ payment: payments, purpose })
    .from(payments)
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .where(where)
    .orderBy(...oldestFirst);

/** Payments that meet a condition, oldest first, whether they are still due or not. */
export const readDues = async (db: Db, where: SQL | undefined): Promise<Due[]> =>
  (await select(db, where)).map(({ payment, purpose: what }) => toDue(payment, what));

const openOf = builtOnce((db) =>
  select(db, and(sql`${payments.userId} = any(${sql.placeholder('userIds')})`, isDue)).prepare('dues'),
);

/** The dues of some people, oldest first: the order in which credit pays them. People without dues are left out. */
export async function openDues(db: Db, userIds: readonly string[]): Promise<Map<string, Due[]>> {
  const open = new Map<string, Due[]>();
  for (const { payment, purpose: what } of await openOf(db).execute({ userIds })) {
    const userId = payment.userId ?? '';
    open.set(userId, [...(open.get(userId) ?? []), toDue(payment, what)]);
  }
  return open;
}

/** What is still to be paid for a pass; undefined when nothing. */
export const dueForPass = async (db: Db, subscriptionId: string): Promise<Due | undefined> =>
  (await readDues(db, and(eq(payments.subscriptionId, subscriptionId), isDue)))[0];

/** Whether a pass has been paid; refunds do not change that, since an administrator decided them. */
export async function wasPaid(db: Db, subscriptionId: string): Promise<boolean> {
  const received = inArray(payments.status, [PaymentStatus.Completed, PaymentStatus.Refunded]);
  return (await db.$count(payments, and(eq(payments.subscriptionId, subscriptionId), received))) > 0;
}
