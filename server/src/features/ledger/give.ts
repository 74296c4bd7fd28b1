import { PaymentMethod } from 'shared-api/contract';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { payFromCredit } from './credit';
import { post } from './post';
import { creditOf, lockAccounts, type PaymentRow } from './store';

/**
 * An entry for somebody's credit: given or, if negative, taken back; a correction, credit that is paid out, or money that
 * came.
 */
export interface Gift {
  accountId: string;
  kind: 'credit' | 'correction' | 'refund' | 'received';
  cents: number;
  reason: string;
  /** The calendar date on which it came; today by default. */
  date?: string;
  /** Interac by default. */
  method?: PaymentMethod;
}

/**
 * Changes people's credit, which then pays what they owe, oldest first. Locks their accounts.
 * @param madeBy the administrator; null for what the club's rules give
 * @returns the payments that are now paid in full
 * @throws AppError `notEnoughCredit`
 */
export async function give(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  gifts: readonly Gift[],
  madeBy: string | null,
): Promise<PaymentRow[]> {
  const now = clock.now();
  const accountIds = gifts.map(({ accountId }) => accountId);
  await lockAccounts(tx, accountIds);
  const credit = await creditOf(tx, accountIds);
  for (const { accountId, cents } of gifts) {
    const has = credit.get(accountId) ?? 0;
    if (has + cents < 0) refuse('notEnoughCredit', { values: { credit: (has / 100).toFixed(2) } });
  }
  await post(
    tx,
    gifts.map(({ kind, cents, method = PaymentMethod.Interac, ...gift }) => ({
      ...gift,
      paymentId: null,
      now,
      madeBy,
      method,
      movements: [{ side: 'credit', kind, cents }],
    })),
  );
  return payFromCredit(tx, accountIds, now);
}
