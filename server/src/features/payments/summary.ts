import { type SQL, sql } from 'drizzle-orm';
import { type Calls, PaymentStatus, type PaymentSummary, Plan, rules, type Shape } from 'shared-api/contract';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import { matching } from './store';

type Filters = Shape<Calls['GET /api/v1/Payments/summary']>['query'];

/** Completed payments add, failed and refunded ones subtract, pending ones only count (docs/product.md, Payments). */
const signed = sql`case ${payments.status}
  when ${sql.raw(String(PaymentStatus.Completed))} then ${payments.amount}
  when ${sql.raw(String(PaymentStatus.Pending))} then 0
  else -${payments.amount} end`;

const sum = (condition?: SQL): SQL<number> =>
  sql`coalesce(sum(${signed})${condition ? sql` filter (where ${condition})` : sql``}, 0)`.mapWith(
    Number,
  ) as SQL<number>;

const ofPlan = (plan: Plan): SQL<number> => sum(sql`${payments.plan} = ${sql.raw(String(plan))}`);

/** Sums of the filtered payments, in total and by month at the club, newest month first. */
export async function summarise(db: Db, filters: Filters): Promise<PaymentSummary> {
  const month = sql<string>`to_char(${payments.paymentDate} at time zone ${sql.raw(`'${rules.timeZone}'`)}, 'YYYY-MM')`;
  const where = matching(db, filters);
  const count = sql<number>`count(*)::int`;
  const [all] = await db
    .select({
      totalRevenue: sum(),
      seasonRevenue: ofPlan(Plan.Membership),
      dropInRevenue: ofPlan(Plan.DropIn),
      paymentsCount: count,
    })
    .from(payments)
    .where(where);
  const months = await db
    .select({ month, total: sum(), count })
    .from(payments)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
  const nothing = { totalRevenue: 0, seasonRevenue: 0, dropInRevenue: 0, paymentsCount: 0 };
  return { ...(all ?? nothing), months };
}
