import { inArray } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { accounts, payments } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { payFromCredit } from '../ledger/credit';
import { mailReceipts } from '../payments/receipts';
import type { Due, Known } from './known';

/** Due payments after credit has been used, and the credit left, in cents. */
export interface CreditPaid {
  dues: readonly Due[];
  creditLeft: ReadonlyMap<string, number>;
}

/** Charged and withdrawn payments, and what was known before. */
interface Moved {
  charged: readonly Due[];
  withdrawn: readonly Due[];
  known: Known;
}

/** The people whose credit these payments may change: their accounts are locked before the payments are written. */
export function creditsConcerned({ charged, withdrawn, known: { people } }: Moved): string[] {
  const mayHave = (id: string) => (people.get(id)?.creditCents ?? 1) > 0;
  const returned = payersOf(withdrawn.filter(({ paidCents }) => paidCents > 0));
  return [...new Set([...payersOf(charged).filter(mayHave), ...returned])];
}

/**
 * Pays people's dues with their credit, after charges for places or returned payments. People whose credit
 * was not read, e.g. when a session is restored, may have some. Payments for anything else get receipts.
 * @param dues due or paid payments for these places
 */
export async function payByCredit(
  services: Services,
  tx: Db,
  dues: readonly Due[],
  moved: Moved,
): Promise<CreditPaid> {
  const concerned = creditsConcerned(moved);
  if (concerned.length === 0) return { dues, creditLeft: new Map() };
  const paid = await payFromCredit(tx, concerned, services.clock.now());
  const ids = new Set(dues.map(({ id }) => id));
  const others = paid.filter(({ id }) => !ids.has(id));
  await mailReceipts(services, tx, others);
  const rows =
    ids.size === 0
      ? []
      : await tx
          .select({ id: payments.id, status: payments.status, paidCents: payments.paidCents })
          .from(payments)
          .where(inArray(payments.id, [...ids]));
  const left = await tx
    .select({ id: accounts.id, cents: accounts.creditCents })
    .from(accounts)
    .where(inArray(accounts.id, concerned));
  const now = new Map(rows.map((row) => [row.id, row]));
  return {
    dues: dues.map((due) => {
      const row = now.get(due.id);
      return row
        ? { ...due, paidCents: row.paidCents, isPending: row.status === PaymentStatus.Pending }
        : due;
    }),
    creditLeft: new Map(left.map(({ id, cents }) => [id, cents])),
  };
}

/** The user ids of those who owe: one per due, so an id may repeat; dues of deleted accounts have none. */
const payersOf = (dues: readonly Due[]): string[] => dues.flatMap(({ userId }) => userId ?? []);
