import { type CallInput, call, defineMutation, listQueryOf, queryOf } from 'shared-api';

export type DebtorFilters = NonNullable<CallInput<'GET /api/v1/Balances'>['query']>;
export type RefundFilters = NonNullable<CallInput<'GET /api/v1/Refunds'>['query']>;

/** One page of the people with dues. */
export const debtorsQuery = (filters: DebtorFilters) =>
  listQueryOf(['payments', 'debtors', filters], 'GET /api/v1/Balances', { query: filters });

/** The newest entries of somebody's account. */
export const accountEntriesQuery = (id: string, pageSize: number) =>
  listQueryOf(['payments', 'entries', id, pageSize], 'GET /api/v1/Balances/{id}/entries', {
    params: { id },
    query: { page: 1, pageSize },
  });

/** Gives somebody credit, corrects it, or pays it out. */
export const enterForCredit = defineMutation('POST /api/v1/Balances/{id}/entries', {
  changes: ['payments', 'sessions'],
});
/** E-mails people their dues. */
export const remindDebtors = defineMutation('POST /api/v1/Balances/remind', {
  changes: ['payments', 'communication'],
});

/** One page of the filtered refunds. */
export const refundsQuery = (filters: RefundFilters) =>
  listQueryOf(['payments', 'refunds', filters], 'GET /api/v1/Refunds', { query: filters });
export const decideRefund = defineMutation('PUT /api/v1/Refunds/{id}/decision', { changes: ['payments'] });

/** The months of the club's books. */
export const monthsQuery = () => queryOf(['payments', 'months'], 'GET /api/v1/Months', {});

/** A month's changes. @param month `YYYY-MM` */
export const monthQuery = (month: string) =>
  queryOf(['payments', 'months', month], 'GET /api/v1/Months/{month}', { params: { month } });

/** Every entry of a month, for a file. */
export const findMonthEntries = (month: string) =>
  call('GET /api/v1/Months/{month}/entries', { params: { month } });
/** Closes or reopens a month. */
export const setMonthClosed = defineMutation('PUT /api/v1/Months/{month}', { changes: ['payments'] });
