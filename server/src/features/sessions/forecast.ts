import { inArray, or } from 'drizzle-orm';
import { type MoneyTouched, PaymentStatus, type SessionForecast, SessionStatus } from 'shared-api/contract';
import { payments, sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { countReceivers } from '../../outbox/count-receivers';
import type { Services } from '../../services';

/**
 * What changing or deleting some sessions would do beyond them, by a dry run: whom it e-mails, and what money it touches.
 * @param act changes them with the services that it is given
 * @throws whatever the action refuses with
 */
export async function forecast(
  services: Services,
  sessionIds: readonly string[],
  act: (dryRun: Services) => Promise<unknown>,
): Promise<SessionForecast> {
  let money: MoneyTouched | undefined;
  const people = await countReceivers(services, async (dryRun) => {
    const before = await readState(dryRun.db, sessionIds);
    await act(dryRun);
    const paymentIds = before.payments.map(({ id }) => id);
    money = moneyTouched(before, await readState(dryRun.db, sessionIds, paymentIds));
  });
  return { people, money: money ?? moneyTouched(nothing, nothing) };
}

/** Sessions and their payments at one moment of the dry run. */
export interface State {
  sessions: { id: string; sessionDate: string; status: SessionStatus }[];
  payments: {
    id: string;
    sessionId: string | null;
    amount: number;
    status: PaymentStatus;
    withdrawnOn: Date | null;
  }[];
}

const nothing: State = { sessions: [], payments: [] };

/** @param paymentIds payments that were theirs: a deleted session's do not name it any longer */
async function readState(
  tx: Db,
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
        withdrawnOn: payments.withdrawnOn,
      })
      .from(payments)
      .where(isTheirs),
  };
}

type PaymentState = State['payments'][number];

const isPending = ({ status, withdrawnOn }: PaymentState): boolean =>
  status === PaymentStatus.Pending && withdrawnOn === null;

const sumOf = (rows: readonly { amount: number }[]) => ({
  count: rows.length,
  total: rows.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100,
});

/** Compares payments before and after sessions are changed. */
export function moneyTouched(before: State, after: State): MoneyTouched {
  const pending = ({ payments }: State) => new Map(payments.filter(isPending).map((row) => [row.id, row]));
  const [was, is] = [pending(before), pending(after)];
  const off = sessionsCalledOff(before, after);
  const credited = new Set(after.payments.flatMap(({ id, withdrawnOn }) => (withdrawnOn ? id : [])));
  const refunded = new Set(
    after.payments.flatMap(({ id, status }) => (status === PaymentStatus.Refunded ? id : [])),
  );
  const received = before.payments.filter(({ status }) => status === PaymentStatus.Completed);
  const isOff = ({ sessionId }: PaymentState) => sessionId !== null && off.has(sessionId);
  return {
    withdrawn: sumOf([...was.values()].filter(({ id }) => !is.has(id))),
    due: sumOf([...is.values()].filter(({ id }) => !was.has(id))),
    repriced: sumOf(
      [...is.values()].filter(({ id, amount }) => was.has(id) && was.get(id)?.amount !== amount),
    ),
    credited: sumOf(received.filter(({ id }) => credited.has(id))),
    refunded: sumOf(received.filter(({ id }) => refunded.has(id))),
    received: sumOf(received.filter((row) => !credited.has(row.id) && !refunded.has(row.id) && isOff(row))),
  };
}

/** The sessions that are not played as those who paid for them were told: deleted, cancelled, or on another date. */
function sessionsCalledOff(before: State, after: State): Set<string> {
  const later = new Map(after.sessions.map((session) => [session.id, session]));
  const isOff = ({ id, sessionDate, status }: State['sessions'][number]) => {
    const now = later.get(id);
    const isCancelled = now?.status === SessionStatus.Cancelled && status !== SessionStatus.Cancelled;
    return !now || isCancelled || now.sessionDate !== sessionDate;
  };
  return new Set(before.sessions.filter(isOff).map(({ id }) => id));
}
