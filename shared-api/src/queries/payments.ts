import { type CallInput, call, list } from '../http/call';
import { kept } from './kept';
import { queryOf } from './query-of';

export const paymentsKey = ['payments'] as const;

/** The caller's own payments. */
export const myPaymentsQuery = () => queryOf([...paymentsKey, 'mine'], 'GET /api/v1/Payments/mine', {});

/** The caller's dues and credit. */
export const balanceQuery = () => queryOf([...paymentsKey, 'balance'], 'GET /api/v1/Balances/mine', {}, kept);

/** A page of the caller's balance history, newest first. */
export const listEntries = (input: CallInput<'GET /api/v1/Balances/mine/entries'>) =>
  list('GET /api/v1/Balances/mine/entries', input);

/** The receipt of one of the caller's completed payments. */
export const findReceipt = (id: string) => call('GET /api/v1/Payments/{id}/receipt', { params: { id } });

/** Records that the caller has sent a payment, or takes it back. */
export const setPaymentSent = (id: string, sent: boolean) =>
  call('PUT /api/v1/Payments/{id}/sent', { params: { id }, body: { sent } });
