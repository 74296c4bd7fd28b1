import { type Static, Type } from 'typebox';
import {
  Count,
  Email,
  Id,
  Instant,
  LanguageNumber,
  LinkToken,
  MessageReply,
  Nothing,
  Nullable,
  Optional,
  strict,
} from './atoms';
import { defineCalls } from './call';
import { emailCategories, emailTypes, mailProblems } from './enums';
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

const UnsentEmail = strict({
  id: Id,
  userId: Nullable(Id),
  name: Nullable(Type.String()),
  about: Type.Enum([...emailCategories]),
  state: Type.Enum(['waiting', 'failed']),
  problem: Nullable(
    Type.Enum([...mailProblems], { description: 'Null: it was late, without having been tried' }),
  ),
  createdOn: Instant,
  canSendAgain: Type.Boolean({ description: 'It has failed, is still true, and has somebody to go to' }),
});
export type UnsentEmail = Static<typeof UnsentEmail>;

export const UnsentEmails = strict({
  waiting: Type.Integer({
    minimum: 0,
    description: 'How many are late or have failed once, and are tried again',
  }),
  failed: Type.Integer({ minimum: 0, description: 'How many were refused or given up, in two weeks' }),
  emails: Type.Array(UnsentEmail, { description: 'The newest hundred' }),
});
export type UnsentEmails = Static<typeof UnsentEmails>;

export const MailPreview = strict({ subject: Type.String(), html: Type.String(), text: Type.String() });
export type MailPreview = Static<typeof MailPreview>;

export const communicationCalls = defineCalls({
  'POST /api/v1/Communication/{emailType}': {
    summary:
      'Queues one email for each of the recipients, who must be users of the club and never see each other.',
    access: 'admin',
    repeatable: true,
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
  'GET /api/v1/Communication/unsent': {
    summary: 'Emails that have not left in time: those that wait for the mail server, and those that failed.',
    access: 'admin',
    replies: { 200: UnsentEmails },
  },
  'POST /api/v1/Communication/unsent': {
    summary: 'Sends failed emails again: the named ones, or all. Those that are no longer true are left out.',
    access: 'admin',
    repeatable: true,
    body: strict({ ids: Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })) }),
    replies: { 200: strict({ emails: Count }) },
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
