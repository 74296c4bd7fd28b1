import { and, eq, isNull, sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import type { Db } from '../../src/data/rows';
import { accounts, entries, payments, transfers } from '../../src/data/schema';

const { Pending, Completed } = PaymentStatus;

/**
 * Compares the ledger with the sums stored elsewhere, and each payment with its entries.
 * @returns the differences as lines for the log; empty when everything agrees
 */
export async function differencesIn(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    with totals as (
      select p.id, p.reference, p.status, p.withdrawn_on, p.paid_cents, round(p.amount * 100)::int as cents,
        -coalesce(sum(e.amount_cents) filter (where e.kind in ('charge', 'reversal', 'opening')), 0)::int as charged,
        coalesce(sum(e.amount_cents) filter (where e.kind not in ('charge', 'reversal', 'opening')), 0)::int as paid,
        count(distinct e.account_id)::int as accounts
      from payments p left join entries e on e.payment_id = p.id group by p.id),
    asked as (select *, case when withdrawn_on is null and status in (${Pending}::int, ${Completed}::int) then cents else 0 end as due from totals),
    credits as (select account_id, sum(amount_cents)::int as cents from entries where payment_id is null group by 1)
    select reference || ': paid ' || paid || ', kept as ' || paid_cents as what from asked where paid <> paid_cents
    union all select reference || ': charged ' || charged || ', asked for ' || due from asked where charged <> due
    union all select reference || ': paid ' || paid || ' of ' || due || ', complete' from asked
      where status = ${Completed}::int and withdrawn_on is null and paid <> due
    union all select reference || ': paid ' || paid || ' of ' || due || ', waited for' from asked
      where status = ${Pending}::int and (paid < 0 or paid > due or (paid = due and due > 0))
    union all select reference || ': holds ' || paid from asked where due = 0 and paid <> 0
    union all select reference || ': on ' || accounts || ' accounts' from asked where accounts > 1
    union all select 'account ' || coalesce(a.id, c.account_id) || ': credit ' || coalesce(c.cents, 0) || ', kept as ' || coalesce(a.credit_cents, 0)
      from accounts a full join credits c on c.account_id = a.id where coalesce(a.credit_cents, 0) <> coalesce(c.cents, 0)
    union all select 'account ' || account_id || ': applied ' || sum(amount_cents) from entries
      where kind = 'applied' group by account_id having sum(amount_cents) <> 0`);
  return rows.map(({ what }) => what);
}

/** Checks that ledger and payments agree. @throws when they do not */
export async function checkLedger(db: Db): Promise<void> {
  const differences = await differencesIn(db);
  if (differences.length > 0) throw new Error(`The ledger differs: ${differences.slice(0, 20).join('; ')}`);
}

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
  const moved = sum(
    all.filter(
      ({ kind, paymentId }) =>
        ['received', 'refund', 'correction', 'credit'].includes(kind) ||
        (kind === 'opening' && paymentId === null),
    ),
  );
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
