import { and, asc, eq, gte, isNull, ne, not, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PaymentStatus, SeasonStatus, SessionStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { gameDaysBetween } from 'shared-api/passes';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { entries, payments, places, sessions, subscriptions } from '../../data/schema';
import { readSettings, type SettingsRow } from '../../data/settings';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { lockAccounts } from '../money/ledger';
import { mailReceipts } from '../money/mails';
import { type Gift, give } from '../money/receive';
import { isReleased, releasedReason } from '../money/references';
import { factsOf, readKnown } from './known';
import { creditsAtClose } from './model/policy';
import { firstPlayableDay, gameDay } from './rules';
import { isFor, isOpenForAnswers, lockSession, type SessionRow } from './store';

/** The parts of a pass that decide what one of its dates is worth. */
interface PaidPass {
  /** The amount paid for it, in dollars. */
  price: number;
  startDate: string;
  endDate: string;
  createdOn: Date;
}

/**
 * The value of a released date of a pass, in cents, rounded down: the amount paid divided by the pass's
 * game days, without those whose game had begun when it was bought.
 * @param played when the club plays
 */
export function worthOfDate(
  { price, startDate, endDate, createdOn }: PaidPass,
  played: Pick<SettingsRow, 'weekday' | 'startTime'>,
): number {
  const bought = firstPlayableDay(createdOn, played);
  const days = gameDaysBetween(bought > startDate ? bought : startDate, endDate, gameDay(played));
  return Math.floor(centsOf(price) / Math.max(1, days));
}

/** Condition on `subscriptions`: holds or held a date. A pass that has run out did hold its dates. */
const isHolding = (date: string | SQLWrapper): SQL | undefined =>
  and(ne(subscriptions.status, SeasonStatus.Cancelled), isFor(date));

/**
 * Condition on `places`: promised a credit that has not been decided yet. An unpaid pass must be paid first:
 * one that ends unpaid gives nothing back.
 */
function isPromised(db: Db): SQL | undefined {
  const unpaid = db
    .select({ one: sql`1` })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(
      and(
        eq(subscriptions.userId, places.userId),
        isHolding(sessions.sessionDate),
        ne(payments.status, PaymentStatus.Completed),
        isNull(payments.withdrawnOn),
      ),
    );
  return and(
    eq(places.standing, 'out'),
    isNull(places.creditedOn),
    sql`(${places.policy} ->> 'credited')::boolean`,
    notExists(unpaid),
  );
}

/**
 * Once answers have closed, credits the dates of passes that were released in time and not taken back: each once, and
 * once its pass is paid.
 */
export async function creditReleased(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const isOpen = isOpenForAnswers(now, await readSettings(db));
  const closed = await db
    .selectDistinct({ id: sessions.id })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(and(isPromised(db), ne(sessions.status, SessionStatus.Cancelled), not(isOpen)));
  for (const { id } of closed) {
    await perform(services, async (command) => {
      const session = await lockSession(command.db, id);
      if (session) await creditSession(command, session, command.clock.now());
    });
  }
}

async function creditSession(command: Command, session: SessionRow, now: Date): Promise<void> {
  const { db: tx } = command;
  // Also places that get no credit, so that they are not checked again.
  const promised = await tx
    .update(places)
    .set({ creditedOn: now })
    .where(and(eq(places.sessionId, session.id), isPromised(tx)))
    .returning({ userId: sql<string>`${places.userId}` });
  const userIds = promised.map(({ userId }) => userId);
  const passes = new Map<string, PaidPass>();
  for (const userId of userIds) {
    const pass = await passOn(tx, userId, session.sessionDate);
    if (pass) passes.set(userId, pass);
  }
  const facts = factsOf(session, await readKnown(tx, session, userIds, now));
  const covered = new Map([...passes].map(([key, { createdOn }]) => [key, createdOn.getTime()]));
  const keys = creditsAtClose({ ...facts, covered });
  await lockAccounts(tx, keys);
  const gifts: Gift[] = [];
  for (const accountId of keys) {
    const pass = passes.get(accountId);
    const cents = pass
      ? Math.min(worthOfDate(pass, session.settings), await notYetCredited(tx, accountId, pass))
      : 0;
    if (cents > 0)
      gifts.push({ accountId, kind: 'credit', cents, reason: releasedReason(session.sessionDate) });
  }
  await mailReceipts(command, await give(command, gifts, null));
}

/**
 * The part of a pass's price that has not been credited yet, in cents. A limit, since a pass may have more
 * sessions than game days.
 */
async function notYetCredited(
  tx: Tx,
  userId: string,
  { price, createdOn, ...dates }: PaidPass,
): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${entries.amountCents}), 0)::int` })
    .from(entries)
    .where(and(eq(entries.accountId, userId), isReleased(dates), gte(entries.createdOn, createdOn)));
  return centsOf(price) - (row?.cents ?? 0);
}

/** The pass by which somebody held a date: the earliest of them, with the amount paid for it. */
const passOn = (tx: Tx, userId: string, date: string): Promise<PaidPass | undefined> =>
  firstOf(
    tx
      .select({
        price: sql<number>`coalesce(sum(${payments.paidCents}), 0) / 100.0::float8`,
        startDate: subscriptions.startDate,
        endDate: subscriptions.endDate,
        createdOn: subscriptions.createdOn,
      })
      .from(subscriptions)
      .leftJoin(payments, eq(payments.subscriptionId, subscriptions.id))
      .where(and(eq(subscriptions.userId, userId), isHolding(date)))
      .groupBy(subscriptions.id)
      .orderBy(asc(subscriptions.createdOn))
      .limit(1),
  );
