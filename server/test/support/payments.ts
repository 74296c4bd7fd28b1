import { and, eq, isNull } from 'drizzle-orm';
import { type EntryDraft, type PaymentChange, PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { payments } from '../../src/data/schema';
import type { Club } from './club';

/** Records a pending payment; for a session by default. */
export const recordPayment = async (club: Club, values: { userId: string; amount: number; plan?: Plan }) =>
  (
    await club.call('POST /api/v1/Payments', {
      as: await club.admin(),
      body: { plan: Plan.DropIn, ...values },
    })
  ).ok(201);

/** Changes a payment's status by the quick action. */
export const setPaymentStatus = async (club: Club, id: string, status: PaymentStatus) =>
  club.call('PUT /api/v1/Payments/{id}/status', { as: await club.admin(), params: { id }, body: { status } });

/** Saves a payment's form as an administrator: ten dollars for a session, received by Interac, by default. */
export const savePayment = async (club: Club, id: string, values: Partial<PaymentChange>) =>
  club.call('PUT /api/v1/Payments/{id}', {
    as: await club.again(await club.admin()),
    params: { id },
    body: {
      ...{ plan: Plan.DropIn, amount: 10, method: PaymentMethod.Interac, status: PaymentStatus.Completed },
      ...values,
    },
  });

/** Changes all due payments, of one person or everybody, by the form. */
export async function changePayments(
  club: Club,
  values: Partial<Pick<PaymentChange, 'status' | 'method'>>,
  userId?: string,
): Promise<void> {
  const asked = and(isNull(payments.withdrawnOn), userId ? eq(payments.userId, userId) : undefined);
  for (const { id, plan, amount, method, status } of await club.database.db
    .select()
    .from(payments)
    .where(asked)) {
    if (status === values.status) continue;
    (await savePayment(club, id, { plan, amount, method, status, ...values })).ok();
  }
}

/** Payments that are due or were made, without withdrawn ones. */
export const askedPayments = ({ database: { db } }: Club) =>
  db.select().from(payments).where(isNull(payments.withdrawnOn)).orderBy(payments.id);

/** Enters credit, a correction or a refund in somebody's account. */
export const enterInAccount = async (
  club: Club,
  userId: string,
  { reason = 'Because', ...entry }: Omit<EntryDraft, 'reason'> & { reason?: string },
) =>
  club.call('POST /api/v1/Balances/{id}/entries', {
    as: await club.again(await club.admin()),
    params: { id: userId },
    body: { ...entry, reason },
  });
