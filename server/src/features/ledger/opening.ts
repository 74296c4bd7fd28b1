import { sql } from 'drizzle-orm';
import { PaymentStatus, rules } from 'shared-api/contract';
import type { Db } from '../../db/types';

/** Adds the missing entries for payments inserted without any, e.g. the demo club's, according to their status. */
export async function openBooks(db: Db): Promise<void> {
  const { Pending, Completed, Failed, Refunded } = PaymentStatus;
  const dayOf = (instant: string) => sql.raw(`(${instant} at time zone '${rules.timeZone}')::date`);
  const kinds: [kind: string, sign: 1 | -1, statuses: PaymentStatus[]][] = [
    ['charge', -1, [Pending, Completed, Failed, Refunded]],
    ['received', 1, [Completed, Refunded]],
    ['reversal', 1, [Failed, Refunded]],
    ['refund', -1, [Refunded]],
  ];
  const parts = kinds.map(([kind, sign, statuses]) => {
    const [at, movesMoney] = [
      kind === 'charge' ? 'created_on' : 'payment_date',
      kind === 'received' || kind === 'refund',
    ];
    return sql`
      select gen_random_uuid(), coalesce(p.user_id, p.id), p.id, ${kind}::text, ${sign}::int * round(p.amount * 100)::int,
        ${movesMoney ? sql`p.method` : sql`null::smallint`}, ${dayOf(`p.${at}`)}, ${sql.raw(`p.${at}`)}
      from fresh p where p.status = any(${`{${statuses.join()}}`}::int[])`;
  });
  await db.execute(sql`
    insert into entries (id, account_id, payment_id, kind, amount_cents, method, date, created_on)
    with fresh as (select * from payments p where p.amount <> 0 and not exists (select from entries e where e.payment_id = p.id))
    ${sql.join(parts, sql` union all `)}`);
}
