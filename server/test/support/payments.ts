import { type PaymentStatus, Plan } from 'shared-api/contract';
import type { Club } from './club';

/** Records a payment that is waited for; for a session unless told otherwise. */
export const recordPayment = async (club: Club, values: { userId: string; amount: number; plan?: Plan }) =>
  (
    await club.call('POST /api/v1/Payments', {
      as: await club.admin(),
      body: { plan: Plan.DropIn, ...values },
    })
  ).ok(201);

/** The quick action that gives a payment another status. */
export const setPaymentStatus = async (club: Club, id: string, status: PaymentStatus) =>
  club.call('PUT /api/v1/Payments/{id}/status', { as: await club.admin(), params: { id }, body: { status } });
