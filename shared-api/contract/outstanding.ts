import { type Static, Type } from 'typebox';
import {
  ByUser,
  Count,
  Id,
  Instant,
  LanguageNumber,
  Nullable,
  Optional,
  paging,
  Sum,
  sortBy,
  strict,
  UserId,
  VisibleText,
} from './atoms';
import { BalanceEntry, OpenPayment } from './balances';
import { defineCalls } from './call';
import { MailingProgress } from './communication';
import { rules } from './rules';

const account = {
  id: Id,
  name: Type.String(),
  email: Type.String(),
  owed: Sum,
  credit: Sum,
  remindedOn: Nullable(Instant),
  mail: Type.Enum(['reached', 'suspended', 'unconfirmed'], {
    description: 'Whether a reminder reaches them, or why not',
  }),
};

/** Somebody's account for administrators. */
export const Account = strict(
  { ...account, open: Type.Array(OpenPayment, { description: 'What is still to be paid, oldest first' }) },
  'id is the person’s',
);
export type Account = Static<typeof Account>;

export const Debtor = strict(
  { ...account, since: Instant, open: Account.properties.open },
  'Somebody who owes money; since: when the oldest of it became due',
);
export type Debtor = Static<typeof Debtor>;

export const OutstandingSummary = strict(
  { people: Count, owed: Sum },
  'How many people owe money, and how much together',
);
export type OutstandingSummary = Static<typeof OutstandingSummary>;

export const AccountEntry = strict({
  ...BalanceEntry.properties,
  madeBy: Type.String({ description: 'The administrator; empty when it followed by itself' }),
});
export type AccountEntry = Static<typeof AccountEntry>;

const { max } = rules.payment.amount;

/** An administrator's entry for somebody's credit. */
export const EntryDraft = strict(
  {
    kind: Type.Enum(['credit', 'correction', 'refund']),
    amount: Type.Number({ minimum: -max, maximum: max, multipleOf: 0.01 }),
    reason: VisibleText(rules.notes.max),
  },
  'Amounts above zero are in the person’s favour. credit: given by the club, or taken back; correction: money that came or ' +
    'went otherwise than it is noted; refund: paid out, so below zero',
);
export type EntryDraft = Static<typeof EntryDraft>;

const message = Optional(Type.String({ maxLength: rules.message.max }));

export const outstandingCalls = defineCalls({
  'GET /api/v1/Balances': {
    summary:
      'Who owes money, since when and for what. `search` matches the name, the email or the reference of what is owed.',
    access: 'admin',
    query: strict({
      ...paging,
      sent: Optional(
        Type.Enum(['yes', 'no'], { description: 'Whether somebody says that they have sent the money' }),
      ),
      reminded: Optional(Type.Enum(['yes', 'no'])),
      sort: sortBy('name', 'owed', 'since', 'remindedOn'),
    }),
    replies: { 200: Type.Array(Debtor) },
    paged: true,
  },
  'GET /api/v1/Balances/summary': {
    summary: 'How much is owed, and by how many people.',
    access: 'admin',
    replies: { 200: OutstandingSummary },
  },
  'POST /api/v1/Balances/remind': {
    summary:
      'Emails people what they owe, with the administrator’s own words. Who owes nothing, or was reminded a short while ago, is left out.',
    access: 'admin',
    repeatable: true,
    body: strict({
      ids: Type.Array(UserId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
      language: Optional(LanguageNumber),
      customMessage: message,
      customMessageFr: message,
    }),
    replies: { 200: MailingProgress },
    errors: ['nobodyToRemind'],
  },
  'GET /api/v1/Balances/{id}': {
    summary: 'Somebody’s account: what they owe, and their credit.',
    access: 'admin',
    params: ByUser,
    replies: { 200: Account },
    errors: ['userNotFound'],
  },
  'GET /api/v1/Balances/{id}/entries': {
    summary: 'What has moved somebody’s balance, newest first.',
    access: 'admin',
    params: ByUser,
    query: strict({ page: paging.page, pageSize: paging.pageSize }),
    replies: { 200: Type.Array(AccountEntry) },
    paged: true,
  },
  'POST /api/v1/Balances/{id}/entries': {
    summary: 'Gives somebody credit, corrects it, or pays it out. It never falls below zero.',
    access: 'admin',
    repeatable: true,
    params: ByUser,
    body: EntryDraft,
    replies: { 200: Account },
    errors: ['userNotFound', 'notEnoughCredit'],
  },
});
