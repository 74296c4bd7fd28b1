import { queryOptions } from '@tanstack/react-query';
import type { PaymentChange, PaymentDraft, PaymentMethod, PaymentStatus } from '../../contract';
import { type CallInput, call, list, rawList } from '../http/call';
import { queryOf } from './query-of';

export type PaymentFilters = NonNullable<CallInput<'GET /api/v1/Payments'>['query']>;
export type PaymentSummaryFilters = NonNullable<CallInput<'GET /api/v1/Payments/summary'>['query']>;

export const paymentsKey = ['payments'] as const;

/** One page of the payments that the filters select. */
export const listPayments = (query: PaymentFilters, signal?: AbortSignal) =>
  list('GET /api/v1/Payments', signal ? { query, signal } : { query });

/** One page of the payments that the filters select, unread: what an export hands to its worker. */
export const rawPayments = (query: PaymentFilters, signal: AbortSignal) =>
  rawList('GET /api/v1/Payments', { query, signal });

export const paymentsQuery = (filters: PaymentFilters) =>
  queryOptions({
    queryKey: [...paymentsKey, 'all', filters],
    queryFn: ({ signal }) => listPayments(filters, signal),
  });

/** Sums over what the filters select, in all and by month. */
export const paymentSummaryQuery = (filters: PaymentSummaryFilters) =>
  queryOf([...paymentsKey, 'summary', filters], 'GET /api/v1/Payments/summary', { query: filters });

/** The caller's own payments. */
export const myPaymentsQuery = () => queryOf([...paymentsKey, 'mine'], 'GET /api/v1/Payments/mine');

/** What the caller owes and has to their credit. */
export const balanceQuery = () => queryOf([...paymentsKey, 'balance'], 'GET /api/v1/Balances/mine');

/** A page of what has moved the caller's balance, newest first. */
export const listEntries = (input: CallInput<'GET /api/v1/Balances/mine/entries'>) =>
  list('GET /api/v1/Balances/mine/entries', input);

/** The receipt for a completed payment of the caller's. */
export const findReceipt = (id: string) => call('GET /api/v1/Payments/{id}/receipt', { params: { id } });

/** Notes that the caller has sent the money for a payment, or not after all. */
export const setPaymentSent = (id: string, sent: boolean) =>
  call('PUT /api/v1/Payments/{id}/sent', { params: { id }, body: { sent } });

/** A payment as it is now, past any cache. */
export const findPayment = (id: string) => call('GET /api/v1/Payments/{id}', { params: { id } });
export const createPayment = (body: PaymentDraft) => call('POST /api/v1/Payments', { body });
export const updatePayment = (id: string, body: PaymentChange) =>
  call('PUT /api/v1/Payments/{id}', { params: { id }, body });
/**
 * @param paymentDate the day the money came, today without one
 * @param method how it came, as the payment says without one
 */
export const setPaymentStatus = (
  id: string,
  status: PaymentStatus,
  paymentDate?: string,
  method?: PaymentMethod,
) =>
  call('PUT /api/v1/Payments/{id}/status', {
    params: { id },
    body: { status, ...(paymentDate && { paymentDate }), ...(method !== undefined && { method }) },
    // It may be sent as the page is left.
    keepalive: true,
  });
/** How many people it would email to set the status of some payments. */
export const countReceiptRecipients = async (ids: string[], status: PaymentStatus): Promise<number> =>
  (await call('POST /api/v1/Payments/recipients', { body: { ids, status } })).people;
