import type { EntryDraft, RefundDecision } from '../../contract';
import { type CallInput, call } from '../http/call';
import { paymentsKey } from './payments';
import { listQueryOf, queryOf } from './query-of';

export type DebtorFilters = NonNullable<CallInput<'GET /api/v1/Balances'>['query']>;
export type RefundFilters = NonNullable<CallInput<'GET /api/v1/Refunds'>['query']>;

/** One page of the people who owe money. Whatever changes payments changes it, so it begins with their key. */
export const debtorsQuery = (filters: DebtorFilters) =>
  listQueryOf([...paymentsKey, 'debtors', filters], 'GET /api/v1/Balances', { query: filters });

/** How much is owed, and by how many people. */
export const outstandingQuery = () =>
  queryOf([...paymentsKey, 'outstanding'], 'GET /api/v1/Balances/summary');

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
/** E-mails people what they owe. */
export const remindDebtors = (body: CallInput<'POST /api/v1/Balances/remind'>['body']) =>
  call('POST /api/v1/Balances/remind', { body });

/** One page of the refunds that the filters select. */
export const refundsQuery = (filters: RefundFilters) =>
  listQueryOf([...paymentsKey, 'refunds', filters], 'GET /api/v1/Refunds', { query: filters });

/** How many refunds are still to be sent, and how much together. */
export const dueRefundsQuery = () =>
  queryOf([...paymentsKey, 'refunds', 'summary'], 'GET /api/v1/Refunds/summary');
export const decideRefund = (id: string, body: RefundDecision) =>
  call('PUT /api/v1/Refunds/{id}/decision', { params: { id }, body });

/** The months of the club's books. */
export const monthsQuery = () => queryOf([...paymentsKey, 'months'], 'GET /api/v1/Months');

/** What a month has changed. @param month `YYYY-MM` */
export const monthQuery = (month: string) =>
  queryOf([...paymentsKey, 'months', month], 'GET /api/v1/Months/{month}', { params: { month } });

/** Every entry of a month, for a file. */
export const findMonthEntries = (month: string) =>
  call('GET /api/v1/Months/{month}/entries', { params: { month } });
/** Closes a month, or opens it again. */
export const setMonthClosed = (month: string, closed: boolean) =>
  call('PUT /api/v1/Months/{month}', { params: { month }, body: { closed } });
