import { type Static, Type } from 'typebox';
import {
  Count,
  Email,
  Id,
  LanguageNumber,
  LinkToken,
  MessageReply,
  Nothing,
  Optional,
  strict,
} from './atoms';
import { defineCalls } from './call';
import { emailTypes } from './enums';
import { rules } from './rules';

const message = Optional(Type.String({ maxLength: rules.message.max }));
const ByType = strict({ emailType: Type.Enum([...emailTypes]) });

export const Mailing = strict({
  emails: Type.Array(Email, { minItems: 1, maxItems: 25_000, uniqueItems: true }),
  language: LanguageNumber,
  customMessage: message,
  customMessageFr: message,
});
export type Mailing = Static<typeof Mailing>;

export const MailingDraft = strict({
  language: LanguageNumber,
  customMessage: message,
  customMessageFr: message,
});
export type MailingDraft = Static<typeof MailingDraft>;

export const MailingProgress = strict(
  { mailingId: Id, total: Count, sent: Count, failed: Count, skipped: Count },
  'skipped: unsubscribed, suspended, or an address that nobody has confirmed',
);
export type MailingProgress = Static<typeof MailingProgress>;

export const MailPreview = strict({ subject: Type.String(), html: Type.String(), text: Type.String() });
export type MailPreview = Static<typeof MailPreview>;

export const communicationCalls = defineCalls({
  'POST /api/v1/Communication/{emailType}': {
    summary:
      'Queues one email for each of the recipients, who must be users of the club and never see each other.',
    access: 'admin',
    params: ByType,
    body: Mailing,
    replies: { 200: MailingProgress },
    errors: ['unknownRecipients'],
  },
  'POST /api/v1/Communication/{emailType}/preview': {
    summary: 'The email as it would arrive.',
    access: 'admin',
    params: ByType,
    body: MailingDraft,
    replies: { 200: MailPreview },
  },
  'GET /api/v1/Communication/mailings/{mailingId}': {
    summary: 'How far a mailing is.',
    access: 'admin',
    params: strict({ mailingId: Id }),
    replies: { 200: MailingProgress },
    errors: ['notFound'],
  },
  'GET /api/v1/Communication/unsubscribe': {
    summary:
      'Leads a person to the page that asks: mail programs without the one click open the address of the header.',
    access: 'anyone',
    query: strict({ token: Optional(LinkToken) }),
    replies: { 303: Nothing },
  },
  'POST /api/v1/Communication/unsubscribe': {
    summary: 'Stops everything but service messages, with the signed token of a mail (RFC 8058 one-click).',
    access: 'anyone',
    query: strict({ token: Optional(LinkToken) }),
    replies: { 200: MessageReply },
    errors: ['invalidUnsubscribeLink'],
    accepts: 'form',
  },
});
