import { sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import type { Db } from '../../db/types';
import type { Services } from '../../services';

const { Pending, Completed } = PaymentStatus;

/**
 * Compares the ledger with the sums stored elsewhere, and each payment with its entries.
 * @returns the differences as lines for the log; empty when everything agrees
 */
export async function differencesIn(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    with totals as (
      select p.id, p.reference, p.status, p.withdrawn_on, p.paid_cents, round(p.amount * 100)::int as cents,
        -coalesce(sum(e.amount_cents) filter (where e.kind in ('charge', 'reversal')), 0)::int as charged,
        coalesce(sum(e.amount_cents) filter (where e.kind not in ('charge', 'reversal')), 0)::int as paid,
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

/** Checks once a day that ledger and payments agree. @throws when they do not; the timer's failure is logged */
export async function checkLedger({ db }: Pick<Services, 'db'>): Promise<void> {
  const differences = await differencesIn(db);
  if (differences.length > 0) throw new Error(`The ledger differs: ${differences.slice(0, 20).join('; ')}`);
}
