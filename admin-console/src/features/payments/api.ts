import {
  type CallInput,
  call,
  defineMutation,
  list,
  listQueryOf,
  type Payment,
  PaymentStatus,
  queryOf,
} from 'shared-api';

export type PaymentFilters = NonNullable<CallInput<'GET /api/v1/Payments'>['query']>;
type SummaryFilters = NonNullable<CallInput<'GET /api/v1/Payments/summary'>['query']>;

/** What money changes: also the payments that a transfer may be for, and what players in a session owe. */
const changes = ['payments', 'transfers', 'sessions'] as const;

/** One page of the filtered payments. */
export const paymentsQuery = (filters: PaymentFilters) =>
  listQueryOf(['payments', 'all', filters], 'GET /api/v1/Payments', { query: filters });

/** The same for an export, which reads every page once. */
export const listPayments = (query: PaymentFilters, signal: AbortSignal) =>
  list('GET /api/v1/Payments', { query, signal });

/** Sums of the filtered payments, in total and by month. */
export const paymentSummaryQuery = (filters: SummaryFilters) =>
  queryOf(['payments', 'summary', filters], 'GET /api/v1/Payments/summary', { query: filters });

/** Somebody's account. */
export const accountQuery = (id: string) =>
  queryOf(['payments', 'account', id], 'GET /api/v1/Balances/{id}', { params: { id } });

/** The number and the sum of refunds still to be sent. */
export const dueRefundsQuery = () =>
  queryOf(['payments', 'refunds', 'summary'], 'GET /api/v1/Refunds/summary', {});

/** A payment's current state, bypassing caches. */
export const findPayment = (id: string) => call('GET /api/v1/Payments/{id}', { params: { id } });
export const createPayment = defineMutation('POST /api/v1/Payments', { changes });
export const updatePayment = defineMutation('PUT /api/v1/Payments/{id}', { changes });
/** The day the money came is today by default, and how it came the payment's own method. */
export const setPaymentStatus = defineMutation('PUT /api/v1/Payments/{id}/status', { changes });
const movePlayer = defineMutation('PUT /api/v1/Sessions/{id}/places/{userId}', { changes });
/** Refunds a payment and frees the spot that it is for, a player's with those of their guests, if it still is one. */
export async function refundSpot({ id, sessionId, userId, guestName }: Payment): Promise<unknown> {
  const params = { id: sessionId ?? '', userId: userId ?? '' };
  const everybody = await call('GET /api/v1/Sessions/{id}/registrations', { params });
  const own = everybody.find((one) => one.userId === userId);
  const guestId = own?.place.guests.find(({ firstName }) => firstName === guestName)?.id;
  if (guestName === null ? !own?.isAttending : !guestId)
    return setPaymentStatus({ params: { id }, body: { status: PaymentStatus.Refunded } });
  return movePlayer({ params, body: { move: 'out', refund: true, ...(guestId && { guestId }) } });
}
/** The number of people whom changing the status of some payments would e-mail. */
export const countReceiptRecipients = async (ids: string[], status: PaymentStatus): Promise<number> =>
  (await call('POST /api/v1/Payments/recipients', { body: { ids, status } })).people;
