import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { payments, places, sessions, subscriptions } from '../../data/schema';
import type { AnswerFacts, PassFacts, ReceiptFacts } from '../../mail/facts';
import { receiptsOf } from '../money/mails';
import { isActiveOn } from '../passes/read';
import { sessionFields } from '../places/sessions';
import { takingPlace } from '../places/store';

/** Rows by user id. */
const byUser = <Row extends { userId: string | null }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.flatMap((row) => (row.userId ? [[row.userId, row] as const] : [])));

/** Condition on `places`: in or out, but not waiting. */
const isAnswer = inArray(places.standing, ['in', 'out']);

/** These people's answers for one session. */
export async function answersFor(
  db: Db,
  sessionId: string,
  userIds: string[],
): Promise<Map<string, boolean>> {
  const rows = await db
    .select({ userId: places.userId, standing: places.standing })
    .from(places)
    .where(and(eq(places.sessionId, sessionId), inArray(places.userId, userIds), isAnswer));
  return new Map(
    rows.flatMap(({ userId, standing }) => (userId ? [[userId, standing === 'in'] as const] : [])),
  );
}

/** Each person's answer for an upcoming session, unless cancelled: the soonest, or the one changed last. */
export async function comingAnswers(
  db: Db,
  userIds: string[],
  now: Date,
  which: 'soonest' | 'latest',
): Promise<Map<string, AnswerFacts>> {
  const order = which === 'soonest' ? asc(sessions.startsAt) : desc(places.updatedOn);
  const isToCome = and(gt(sessions.startsAt, now), inArray(sessions.status, [...takingPlace]));
  const rows = await db
    .selectDistinctOn([places.userId], {
      userId: places.userId,
      isAttending: sql<boolean>`${places.standing} = 'in'`,
      session: sessionFields(now),
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(and(inArray(places.userId, userIds), isAnswer, isToCome))
    .orderBy(places.userId, order);
  return byUser(rows);
}

/** The receipt of each person's latest payment. */
export async function lastReceipts(db: Db, userIds: string[]): Promise<Map<string, ReceiptFacts>> {
  const rows = await db
    .selectDistinctOn([payments.userId])
    .from(payments)
    .where(and(inArray(payments.userId, userIds), eq(payments.status, PaymentStatus.Completed)))
    .orderBy(payments.userId, desc(payments.paymentDate), desc(payments.id));
  const receiptOf = await receiptsOf(db, rows);
  return new Map(rows.flatMap((row) => (row.userId ? [[row.userId, receiptOf(row)] as const] : [])));
}

/** Those of these people whose pass covers a date. */
export async function coveredOn(db: Db, userIds: string[], date: string): Promise<Set<string | null>> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, userIds), isActiveOn(date), lte(subscriptions.startDate, date)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Each person's season pass that is not over yet. */
export async function currentPasses(
  db: Db,
  userIds: string[],
  today: string,
): Promise<Map<string, PassFacts>> {
  const { userId, startDate, endDate, price } = subscriptions;
  const rows = await db
    .selectDistinctOn([userId], { userId, startDate, endDate, price })
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, userIds), isActiveOn(today)))
    .orderBy(subscriptions.userId, desc(subscriptions.createdOn));
  return byUser(rows);
}
