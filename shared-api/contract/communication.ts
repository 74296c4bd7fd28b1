import { type Static, Type } from 'typebox';
import {
  CalendarDate,
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
  paging,
  strict,
  WallTime,
} from './atoms';
import { defineCalls } from './call';
import { emailCategories, emailTypes, mailProblems } from './enums';
import { rules } from './rules';

const message = Optional(Type.String({ maxLength: rules.message.max }));
const subject = Optional(Type.String({ maxLength: rules.subject.max }));
const ByType = strict({ emailType: Type.Enum([...emailTypes]) });
const ByMailing = strict({ mailingId: Id });

export const MailGroup = strict(
  {
    sessionId: Optional(Id),
    standing: Optional(
      Type.Enum(['in', 'unanswered', 'out', 'waiting'], {
        description: 'Where they stand with the session, without which it is refused',
      }),
    ),
    owes: Optional(
      Type.Boolean({ description: 'true: they owe for the session, or, without one, for anything' }),
    ),
    plan: Optional(
      Type.Enum(['pass', 'dropIn'], {
        description: 'Whether a season pass covers the session’s date or, without one, today',
      }),
    ),
    awayDays: Optional(
      Type.Integer({ minimum: 1, maximum: 365, description: 'They have not played for so many days' }),
    ),
  },
  'Everybody with an active account, narrowed by every condition that is given',
);
export type MailGroup = Static<typeof MailGroup>;

/** An administrator's own words: a subject instead of the usual one, and a message above the usual text. */
const words = {
  customSubject: subject,
  customSubjectFr: subject,
  customMessage: message,
  customMessageFr: message,
};

const Emails = Type.Array(Email, { minItems: 1, maxItems: 25_000, uniqueItems: true });

export const Mailing = strict(
  {
    emails: Optional(Emails),
    group: Optional(MailGroup),
    language: Optional(LanguageNumber),
    ...words,
    sendAt: Optional(strict({ date: CalendarDate, time: WallTime })),
  },
  'Either emails or a group, who are looked up when it is sent. Without a language, in each one’s own; without sendAt, now',
);
export type Mailing = Static<typeof Mailing>;

export const MailingDraft = strict({
  language: LanguageNumber,
  sessionId: Optional(Id),
  ...words,
});
export type MailingDraft = Static<typeof MailingDraft>;

export const MailRecipients = strict(
  {
    people: Count,
    names: Type.Array(Type.String(), { description: 'The first two hundred' }),
    skipped: Count,
    readers: Optional(strict({ english: Count, french: Count })),
    lastOn: Nullable(Instant),
  },
  'Who would get it now. readers: of one language only; skipped: unsubscribed, suspended, or without a confirmed address; lastOn: when such a mailing was last sent to this group',
);
export type MailRecipients = Static<typeof MailRecipients>;

export const MailingProgress = strict(
  { mailingId: Id, total: Count, sent: Count, failed: Count, skipped: Count },
  'skipped: unsubscribed, suspended, or without a confirmed address',
);
export type MailingProgress = Static<typeof MailingProgress>;

export const MailingRecord = strict(
  {
    ...MailingProgress.properties,
    emailType: ByType.properties.emailType,
    customSubject: Nullable(Type.String()),
    customSubjectFr: Nullable(Type.String()),
    group: Nullable(MailGroup),
    sessionDate: Nullable(CalendarDate),
    state: Type.Enum(['scheduled', 'sent', 'cancelled', 'missed']),
    sendOn: Instant,
    by: Type.String({ description: 'The administrator; empty once they have left' }),
    answered: Nullable(Count),
  },
  'group: null for chosen people; sessionDate: of its session; sendOn: when it was sent, or is to be; missed: not sent, because it was a day late or its session is off; ' +
    'answered: how many of those it was sent to have since answered for its session or, of a payment reminder, owe nothing any more; null when there is nothing to answer',
);
export type MailingRecord = Static<typeof MailingRecord>;

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
      'Queues one email for each of the recipients, who must be users of the club and never see each other; now, or later.',
    access: 'admin',
    repeatable: true,
    params: ByType,
    body: Mailing,
    replies: { 200: MailingProgress },
    errors: ['unknownRecipients', 'sessionNotFound'],
  },
  'GET /api/v1/Communication/recipients': {
    summary: 'How many people of a group would get an email, by default an announcement, and their names.',
    access: 'admin',
    query: strict({ emailType: Optional(ByType.properties.emailType), ...MailGroup.properties }),
    replies: { 200: MailRecipients },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Communication/recipients': {
    summary: 'The same of chosen people, by their addresses; one that nobody has is nobody.',
    access: 'admin',
    body: strict({ emailType: ByType.properties.emailType, emails: Emails }),
    replies: { 200: MailRecipients },
  },
  'POST /api/v1/Communication/{emailType}/preview': {
    summary: 'The email as it would arrive.',
    access: 'admin',
    params: ByType,
    body: MailingDraft,
    replies: { 200: MailPreview },
  },
  'GET /api/v1/Communication/mailings': {
    summary: 'What administrators have sent or scheduled, the latest first.',
    access: 'admin',
    query: strict({ page: paging.page, pageSize: paging.pageSize }),
    replies: { 200: Type.Array(MailingRecord) },
    paged: true,
  },
  'GET /api/v1/Communication/mailings/{mailingId}': {
    summary: 'How far a mailing is.',
    access: 'admin',
    params: ByMailing,
    replies: { 200: MailingProgress },
    errors: ['notFound'],
  },
  'DELETE /api/v1/Communication/mailings/{mailingId}': {
    summary: 'Cancels a scheduled mailing.',
    access: 'admin',
    params: ByMailing,
    replies: { 204: Nothing },
    errors: ['notFound', 'mailingSent'],
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
