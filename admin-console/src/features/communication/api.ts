import { defineMutation, type EmailType, type MailGroup, type MailingDraft, queryOf } from 'shared-api';

/** Who of a group would get an e-mail. */
export const recipientsQuery = (emailType: EmailType, group: MailGroup) =>
  queryOf(['communication', 'recipients', emailType, group], 'GET /api/v1/Communication/recipients', {
    query: { emailType, ...group },
  });

/** Who of chosen people would get an e-mail. */
export const chosenQuery = (emailType: EmailType, emails: string[]) =>
  queryOf(['communication', 'recipients', emailType, emails], 'POST /api/v1/Communication/recipients', {
    body: { emailType, emails },
  });

/** The sessions from a day on, whose people can be written to. */
export const sessionsFromQuery = (from: string) =>
  queryOf(['sessions', 'from', from], 'GET /api/v1/Sessions/all', {
    query: { from, includePast: true, page: 1, pageSize: 10 },
  });

/** Queues one e-mail for each recipient, now or later. */
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

/** The latest mailings: sent, scheduled, cancelled and missed. */
export const mailingsQuery = () =>
  queryOf(['communication', 'mailings'], 'GET /api/v1/Communication/mailings', {
    query: { page: 1, pageSize: 20 },
  });

export const cancelMailing = defineMutation('DELETE /api/v1/Communication/mailings/{mailingId}', {
  changes: ['communication'],
});

/** The e-mails that have not left in time. */
export const unsentQuery = () => queryOf(['communication', 'unsent'], 'GET /api/v1/Communication/unsent', {});

/** Sends failed e-mails again: the given ones, or all. */
export const sendUnsent = defineMutation('POST /api/v1/Communication/unsent', {
  changes: ['communication'],
});
