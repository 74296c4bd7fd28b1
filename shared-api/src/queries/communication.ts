import { queryOptions } from '@tanstack/react-query';
import type { EmailType, Mailing, MailingDraft } from '../../contract';
import { call } from '../http/call';
import { queryOf } from './query-of';

/** Queues one e-mail for each recipient. */
export const sendMailing = (emailType: EmailType, body: Mailing) =>
  call('POST /api/v1/Communication/{emailType}', { params: { emailType }, body });

/** The rendered e-mail. */
export const mailPreviewQuery = (emailType: EmailType, draft: MailingDraft) =>
  queryOf(['communication', 'preview', emailType, draft], 'POST /api/v1/Communication/{emailType}/preview', {
    params: { emailType },
    body: draft,
  });

/** A mailing's progress; polls every second until it is finished. */
export const mailingProgressQuery = (mailingId: string) =>
  queryOptions({
    queryKey: ['communication', 'mailing', mailingId],
    queryFn: ({ signal }) =>
      call('GET /api/v1/Communication/mailings/{mailingId}', { params: { mailingId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.sent + data.failed + data.skipped >= data.total ? false : 1000,
  });

const unsentKey = ['communication', 'unsent'];

/** The e-mails that have not left in time. */
export const unsentQuery = () => queryOf(unsentKey, 'GET /api/v1/Communication/unsent', {});

/** Sends failed e-mails again. @param ids which; without it, all */
export const sendUnsent = (ids?: string[]) =>
  call('POST /api/v1/Communication/unsent', { body: ids ? { ids } : {} });

export const unsubscribe = (token: string) =>
  call('POST /api/v1/Communication/unsubscribe', { query: { token } });
