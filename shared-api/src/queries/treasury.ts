import type { EntryDraft, RefundDecision } from '../../contract';
import { type CallInput, call } from '../http/call';
import { paymentsKey } from './payments';
import { listQueryOf, queryOf } from './query-of';

export type DebtorFilters = NonNullable<CallInput<'GET /api/v1/Balances'>['query']>;
export type RefundFilters = NonNullable<CallInput<'GET /api/v1/Refunds'>['query']>;

/** One page of the people with dues. Its key begins with the payments' key, since every change of payments affects it. */
export const debtorsQuery = (filters: DebtorFilters) =>
  listQueryOf([...paymentsKey, 'debtors', filters], 'GET /api/v1/Balances', { query: filters });

/** The sum of dues, and the number of people. */
export const outstandingQuery = () =>
  queryOf([...paymentsKey, 'outstanding'], 'GET /api/v1/Balances/summary', {});

/** Somebody's account, for an administrator. */
export const accountQuery = (id: string) =>
  queryOf([...paymentsKey, 'account', id], 'GET /api/v1/Balances/{id}', { params: { id } });

/** The newest entries of somebody's account. */
export const accountEntriesQuery = (id: string, pageSize: number) =>
  listQueryOf([...paymentsKey, 'entries', id, pageSize], 'GET /api/v1/Balances/{id}/entries', {
    params: { id },
    query: { page: 1, pageSize },
  });

/** Gives somebody credit, corrects it, or pays it out. */
export const enterForCredit = (id: string, body: EntryDraft) =>
  call('POST /api/v1/Balances/{id}/entries', { params: { id }, body });
/** E-mails people their dues. */
export const remindDebtors = (body: CallInput<'POST /api/v1/Balances/remind'>['body']) =>
  call('POST /api/v1/Balances/remind', { body });

/** One page of the filtered refunds. */
export const refundsQuery = (filters: RefundFilters) =>
  listQueryOf([...paymentsKey, 'refunds', filters], 'GET /api/v1/Refunds', { query: filters });

/** The number and the sum of refunds still to be sent. */
export const dueRefundsQuery = () =>
  queryOf([...paymentsKey, 'refunds', 'summary'], 'GET /api/v1/Refunds/summary', {});
export const decideRefund = (id: string, body: RefundDecision) =>
  call('PUT /api/v1/Refunds/{id}/decision', { params: { id }, body });

/** The months of the club's books. */
export const monthsQuery = () => queryOf([...paymentsKey, 'months'], 'GET /api/v1/Months', {});

/** A month's changes. @param month `YYYY-MM` */
export const monthQuery = (month: string) =>
  queryOf([...paymentsKey, 'months', month], 'GET /api/v1/Months/{month}', { params: { month } });

/** Every entry of a month, for a file. */
export const findMonthEntries = (month: string) =>
  call('GET /api/v1/Months/{month}/entries', { params: { month } });
/** Closes or reopens a month. */
export const setMonthClosed = (month: string, closed: boolean) =>
  call('PUT /api/v1/Months/{month}', { params: { month }, body: { closed } });
