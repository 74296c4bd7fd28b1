import { and, eq, isNull } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { accounts, entries, payments, transfers } from '../../src/db/schema';
import type { Db } from '../../src/db/types';
import { differencesIn } from '../../src/features/ledger/check';

const sum = (rows: readonly { amountCents: number }[]): number =>
  rows.reduce((cents, { amountCents }) => cents + amountCents, 0);

/** Violations of what the club promises about money, read from the tables. */
export async function ledgerViolations(db: Db): Promise<string[]> {
  const [all, kept, open, settled] = await Promise.all([
    db.select().from(entries),
    db.select().from(accounts),
    db
      .select()
      .from(payments)
      .where(and(eq(payments.status, PaymentStatus.Pending), isNull(payments.withdrawnOn))),
    db.select().from(transfers),
  ]);
  const wrongs = await differencesIn(db);
  const moved = sum(all.filter(({ kind }) => ['received', 'refund', 'correction', 'credit'].includes(kind)));
  const held = (await db.select().from(payments)).reduce((cents, { paidCents }) => cents + paidCents, 0);
  const credit = kept.reduce((cents, { creditCents }) => cents + creditCents, 0);
  if (moved !== held + credit) wrongs.push(`${moved} came, ${held} is in payments and ${credit} is credit`);
  const owed = open.reduce((cents, { amount, paidCents }) => cents + Math.round(amount * 100) - paidCents, 0);
  if (sum(all) !== credit - owed) wrongs.push(`balances are ${sum(all)}, credit ${credit} less ${owed} owed`);
  for (const { id, amountCents, state, decidedOn } of settled) {
    const brought = sum(all.filter(({ transferId }) => transferId === id));
    const counts = decidedOn !== null && ['settled', 'partly', 'over'].includes(state);
    if (brought !== (counts ? amountCents : 0))
      wrongs.push(`a transfer of ${amountCents} that is ${state} brought ${brought}`);
  }
  for (const { id, creditCents } of kept) {
    const theirs = open.some(({ userId }) => userId === id);
    if (creditCents > 0 && theirs) wrongs.push(`${creditCents} of credit beside something open`);
  }
  return wrongs;
}
