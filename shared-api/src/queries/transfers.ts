import { queryOptions } from '@tanstack/react-query';
import type { NoticeMailboxChange, TransferDecision } from '../../contract';
import { type CallInput, call } from '../http/call';
import { listQueryOf, queryOf } from './query-of';

export type TransferFilters = NonNullable<CallInput<'GET /api/v1/Transfers'>['query']>;

export const transfersKey = ['transfers'] as const;

/** One page of the filtered transfers. */
export const transfersQuery = (filters: TransferFilters) =>
  listQueryOf([...transfersKey, 'all', filters], 'GET /api/v1/Transfers', { query: filters });

/** Payments that a transfer may be for, likeliest first. @param search a name or a reference; suggestions without */
export const suggestionsQuery = (id: string, search = '') =>
  queryOf([...transfersKey, 'suggestions', id, search], 'GET /api/v1/Transfers/{id}/suggestions', {
    params: { id },
    query: search ? { search } : {},
  });

/** A statement or a notice. */
export type Statement = CallInput<'POST /api/v1/Transfers/import'>['body'];

/** A preview of an import. */
export const previewStatement = (body: Statement) => call('POST /api/v1/Transfers/preview', { body });
/** Stores a statement's deposits, and settles automatically what can be. */
export const importStatement = (body: Statement) => call('POST /api/v1/Transfers/import', { body });
export const decideTransfer = (id: string, body: TransferDecision) =>
  call('PUT /api/v1/Transfers/{id}/decision', { params: { id }, body });

export const mailboxKey = [...transfersKey, 'mailbox'] as const;

/** The mailbox for Interac's notices; polled while it is being read. */
export const mailboxQuery = () =>
  queryOptions({
    queryKey: mailboxKey,
    queryFn: ({ signal }) => call('GET /api/v1/Transfers/mailbox', { signal }),
    refetchInterval: ({ state }) => (state.data?.isFetching ? 3000 : false),
  });

export const saveMailbox = (body: NoticeMailboxChange) => call('PUT /api/v1/Transfers/mailbox', { body });
/** Reads it now. */
export const fetchMailbox = () => call('POST /api/v1/Transfers/mailbox/fetch', {});
