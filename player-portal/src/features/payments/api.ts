import { type CallInput, defineMutation, kept, list, queryOf } from 'shared-api';

/** The caller's own payments. */
export const myPaymentsQuery = () => queryOf(['payments', 'mine', 'all'], 'GET /api/v1/Payments/mine', {});

/** The caller's subscriptions that are not over, in the order of their dates. */
export const mySubscriptionsQuery = () =>
  queryOf(['subscriptions', 'mine', 'all'], 'GET /api/v1/SeasonSubscriptions/mine', {}, kept);

/** A page of the caller's balance history, newest first. */
export const listEntries = (input: CallInput<'GET /api/v1/Balances/mine/entries'>) =>
  list('GET /api/v1/Balances/mine/entries', input);

/** The receipt of one of the caller's completed payments. */
export const receiptQuery = (id: string) =>
  queryOf(['payments', 'receipt', id], 'GET /api/v1/Payments/{id}/receipt', { params: { id } });

/** Records that the caller has sent a payment, or takes it back. */
export const setPaymentSent = defineMutation('PUT /api/v1/Payments/{id}/sent', { changes: ['payments'] });
