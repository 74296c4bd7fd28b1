import { type CallInput, call, defineMutation, listQueryOf, queryOf, shown } from 'shared-api';

export type TransferFilters = NonNullable<CallInput<'GET /api/v1/Transfers'>['query']>;

/** What a transfer changes: what it settles, and what players in a session owe. */
const changes = ['transfers', 'payments', 'sessions'] as const;

/** One page of the filtered transfers. */
export const transfersQuery = (filters: TransferFilters) =>
  listQueryOf(['transfers', 'all', filters], 'GET /api/v1/Transfers', { query: filters });

/** Payments that a transfer may be for, likeliest first. @param search a name or a reference; suggestions without */
export const suggestionsQuery = (id: string, search = '') =>
  queryOf(['transfers', 'suggestions', id, search], 'GET /api/v1/Transfers/{id}/suggestions', {
    params: { id },
    query: search ? { search } : {},
  });

/** A statement or a notice. */
export type Statement = CallInput<'POST /api/v1/Transfers/import'>['body'];

/** A preview of an import. */
export const previewStatement = (body: Statement) => call('POST /api/v1/Transfers/preview', { body });
/** Stores a statement's deposits, and settles automatically what can be. */
export const importStatement = defineMutation('POST /api/v1/Transfers/import', { changes });
export const decideTransfer = defineMutation('PUT /api/v1/Transfers/{id}/decision', { changes });

/** The mailbox for Interac's notices. */
export const mailboxQuery = () => queryOf(['transfers', 'mailbox'], 'GET /api/v1/Transfers/mailbox', {});

export const saveMailbox = defineMutation('PUT /api/v1/Transfers/mailbox', {
  changes: [],
  answers: (saved) => [shown(mailboxQuery(), saved)],
});
/** Reads it now. */
export const fetchMailbox = defineMutation('POST /api/v1/Transfers/mailbox/fetch', {
  changes,
  answers: (read) => [shown(mailboxQuery(), read)],
});
