import {
  type CallInput,
  defineMutation,
  type EmailType,
  list,
  listQueryOf,
  type MailingDraft,
  queryOf,
} from 'shared-api';

export type PersonFilters = NonNullable<CallInput<'GET /api/v1/Users'>['query']>;

/** One page of the people to write to. */
export const peopleQuery = (filters: PersonFilters) =>
  listQueryOf(['users', 'all', filters], 'GET /api/v1/Users', { query: filters });

/** The same for a mailing to everybody, which reads every page once. */
export const listPeople = (query: PersonFilters) => list('GET /api/v1/Users', { query });

/** Queues one e-mail for each recipient. */
export const sendMailing = defineMutation('POST /api/v1/Communication/{emailType}', {
  changes: ['communication'],
});

/** The rendered e-mail. */
export const mailPreviewQuery = (emailType: EmailType, draft: MailingDraft) =>
  queryOf(['communication', 'preview', emailType, draft], 'POST /api/v1/Communication/{emailType}/preview', {
    params: { emailType },
    body: draft,
  });

/** A mailing's progress. */
export const mailingProgressQuery = (mailingId: string) =>
  queryOf(['communication', 'mailing', mailingId], 'GET /api/v1/Communication/mailings/{mailingId}', {
    params: { mailingId },
  });

/** The e-mails that have not left in time. */
export const unsentQuery = () => queryOf(['communication', 'unsent'], 'GET /api/v1/Communication/unsent', {});

/** Sends failed e-mails again: the given ones, or all. */
export const sendUnsent = defineMutation('POST /api/v1/Communication/unsent', {
  changes: ['communication'],
});
