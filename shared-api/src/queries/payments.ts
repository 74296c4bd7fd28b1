import { queryOptions } from '@tanstack/react-query';
import type { PaymentChange, PaymentDraft, PaymentMethod, PaymentStatus } from '../../contract';
import { type CallInput, call, list } from '../http/call';
import { queryOf } from './query-of';

export type PaymentFilters = NonNullable<CallInput<'GET /api/v1/Payments'>['query']>;
export type PaymentSummaryFilters = NonNullable<CallInput<'GET /api/v1/Payments/summary'>['query']>;

export const paymentsKey = ['payments'] as const;

/** One page of the filtered payments. */
export const listPayments = (query: PaymentFilters, signal?: AbortSignal) =>
  list('GET /api/v1/Payments', signal ? { query, signal } : { query });

export const paymentsQuery = (filters: PaymentFilters) =>
  queryOptions({
    queryKey: [...paymentsKey, 'all', filters],
    queryFn: ({ signal }) => listPayments(filters, signal),
  });

/** Sums of the filtered payments, in total and by month. */
export const paymentSummaryQuery = (filters: PaymentSummaryFilters) =>
  queryOf([...paymentsKey, 'summary', filters], 'GET /api/v1/Payments/summary', { query: filters });

/** The caller's own payments. */
export const myPaymentsQuery = () => queryOf([...paymentsKey, 'mine'], 'GET /api/v1/Payments/mine', {});

/** The caller's dues and credit. */
export const balanceQuery = () => queryOf([...paymentsKey, 'balance'], 'GET /api/v1/Balances/mine', {});

/** A page of the caller's balance history, newest first. */
export const listEntries = (input: CallInput<'GET /api/v1/Balances/mine/entries'>) =>
  list('GET /api/v1/Balances/mine/entries', input);

/** The receipt of one of the caller's completed payments. */
export const findReceipt = (id: string) => call('GET /api/v1/Payments/{id}/receipt', { params: { id } });

/** Records that the caller has sent a payment, or takes it back. */
export const setPaymentSent = (id: string, sent: boolean) =>
  call('PUT /api/v1/Payments/{id}/sent', { params: { id }, body: { sent } });

/** A payment's current state, bypassing caches. */
export const findPayment = (id: string) => call('GET /api/v1/Payments/{id}', { params: { id } });
export const createPayment = (body: PaymentDraft) => call('POST /api/v1/Payments', { body });
export const updatePayment = (id: string, body: PaymentChange) =>
  call('PUT /api/v1/Payments/{id}', { params: { id }, body });
/**
 * @param paymentDate the day the money came, today by default
 * @param method how it came, the payment's own by default
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
    // May be sent while the page is left.
    keepalive: true,
  });
/** The number of people whom changing the status of some payments would e-mail. */
export const countReceiptRecipients = async (ids: string[], status: PaymentStatus): Promise<number> =>
  (await call('POST /api/v1/Payments/recipients', { body: { ids, status } })).people;
