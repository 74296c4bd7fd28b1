import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type MoneyTouched, PaymentStatus, type SessionForecast, SessionStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { Tx } from '../../data/rows';
import { entries, payments, sessions } from '../../data/schema';
import type { Command } from '../../http/perform';
import { countRecipients } from '../../mail/outbox/count-recipients';
import type { PaymentRow } from '../money/ledger';

/**
 * Computes the side effects of changing or deleting sessions by a dry run: recipients of e-mails, and affected money.
 * @param act changes them with the given services
 * @throws whatever the action throws
 */
export async function forecast(
  command: Command,
  sessionIds: readonly string[],
  act: (dryRun: Command) => Promise<unknown>,
): Promise<SessionForecast> {
  let money: MoneyTouched | undefined;
  const people = await countRecipients(command, async (dryRun) => {
    const before = await readState(dryRun.db, sessionIds);
    await act(dryRun);
    const paymentIds = before.payments.map(({ id }) => id);
    money = moneyTouched(before, await readState(dryRun.db, sessionIds, paymentIds));
  });
  return { people, money: money ?? moneyTouched(nothing, nothing) };
}

/** Sessions and their payments at one point of the dry run. */
export interface State {
  sessions: Pick<typeof sessions.$inferSelect, 'id' | 'sessionDate' | 'status'>[];
  payments: (Pick<PaymentRow, 'id' | 'sessionId' | 'amount' | 'status' | 'openCents' | 'paidCents'> & {
    /** Its amount on the list of refunds. */
    refundedCents: number;
  })[];
}

const nothing: State = { sessions: [], payments: [] };

/** @param paymentIds payments that were theirs: a deleted session's no longer refer to it */
async function readState(
  tx: Tx,
  sessionIds: readonly string[],
  paymentIds: readonly string[] = [],
): Promise<State> {
  const { id, sessionDate, status } = sessions;
  const isTheirs = or(inArray(payments.sessionId, [...sessionIds]), inArray(payments.id, [...paymentIds]));
  return {
    sessions: await tx
      .select({ id, sessionDate, status })
      .from(sessions)
      .where(inArray(id, [...sessionIds])),
    payments: await tx
      .select({
        id: payments.id,
        sessionId: payments.sessionId,
        amount: payments.amount,
        status: payments.status,
        openCents: payments.openCents,
        paidCents: payments.paidCents,
        refundedCents: sql<number>`-coalesce(sum(${entries.amountCents}), 0)::int`,
      })
      .from(payments)
      .leftJoin(entries, and(eq(entries.paymentId, payments.id), eq(entries.kind, 'refund')))
      .where(isTheirs)
      .groupBy(payments.id),
  };
}

/** Sums cents to dollars; zero amounts are not counted. */
const sumOf = (amounts: readonly number[]) => {
  const some = amounts.filter((cents) => cents > 0);
  return { count: some.length, total: some.reduce((sum, cents) => sum + cents, 0) / 100 };
};

/** Compares payments before and after the change. */
export function moneyTouched(before: State, after: State): MoneyTouched {
  const pending = ({ payments }: State) =>
    new Map(payments.filter(({ openCents }) => openCents > 0).map((row) => [row.id, row]));
  const [was, is] = [pending(before), pending(after)];
  const off = sessionsCalledOff(before, after);
  const later = new Map(after.payments.map((row) => [row.id, row]));
  const moved = before.payments.map((row) => {
    const { paidCents, refundedCents, sessionId } = row;
    const now = later.get(row.id) ?? row;
    const refunded = now.refundedCents - refundedCents;
    const credited = Math.max(0, paidCents - now.paidCents - refunded);
    const isKept = row.status === PaymentStatus.Completed && sessionId !== null && off.has(sessionId);
    return { refunded, credited, kept: isKept ? paidCents - refunded - credited : 0 };
  });
  return {
    withdrawn: sumOf([...was.values()].filter(({ id }) => !is.has(id)).map(({ openCents }) => openCents)),
    due: sumOf([...is.values()].filter(({ id }) => !was.has(id)).map(({ openCents }) => openCents)),
    repriced: sumOf(
      [...is.values()].flatMap(({ id, amount }) =>
        was.has(id) && was.get(id)?.amount !== amount ? centsOf(amount) : [],
      ),
    ),
    credited: sumOf(moved.map(({ credited }) => credited)),
    refunded: sumOf(moved.map(({ refunded }) => refunded)),
    received: sumOf(moved.map(({ kept }) => kept)),
  };
}

/** Sessions that are not played as announced to people who paid: deleted, cancelled, or moved to another date. */
function sessionsCalledOff(before: State, after: State): Set<string> {
  const later = new Map(after.sessions.map((session) => [session.id, session]));
  const isOff = ({ id, sessionDate, status }: State['sessions'][number]) => {
    const now = later.get(id);
    const isCancelled = now?.status === SessionStatus.Cancelled && status !== SessionStatus.Cancelled;
    return !now || isCancelled || now.sessionDate !== sessionDate;
  };
  return new Set(before.sessions.filter(isOff).map(({ id }) => id));
}
