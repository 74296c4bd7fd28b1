import { queryOptions } from '@tanstack/react-query';
import type { TransferDecision } from '../../contract';
import { type CallInput, call, list } from '../http/call';

export type TransferFilters = NonNullable<CallInput<'GET /api/v1/Transfers'>['query']>;

export const transfersKey = ['transfers'] as const;

/** One page of the transfers that the filters select. */
export const transfersQuery = (filters: TransferFilters) =>
  queryOptions({
    queryKey: [...transfersKey, 'all', filters],
    queryFn: ({ signal }) => list('GET /api/v1/Transfers', { query: filters, signal }),
  });

/** Payments that a transfer may be for, likeliest first. */
export const suggestionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...transfersKey, 'suggestions', id],
    queryFn: ({ signal }) => call('GET /api/v1/Transfers/{id}/suggestions', { params: { id }, signal }),
  });

/** What an import would do. @param content a statement or a notice, in base64 */
export const previewStatement = (content: string) =>
  call('POST /api/v1/Transfers/preview', { body: { content } });
/** Keeps a statement's deposits, and settles what settles by itself. */
export const importStatement = (content: string) =>
  call('POST /api/v1/Transfers/import', { body: { content } });
export const decideTransfer = (id: string, body: TransferDecision) =>
  call('PUT /api/v1/Transfers/{id}/decision', { params: { id }, body });
