import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  Id,
  Instant,
  Money,
  Nullable,
  Optional,
  PaymentStatusNumber,
  paging,
  range,
  Sum,
  sortBy,
  strict,
  UserId,
  Version,
} from './atoms';
import { defineCalls } from './call';
import { purpose } from './payments';
import { rules } from './rules';
import { Content, columnOf, DateOrder, FirstRow, fileErrors, SheetNumber, tableReading } from './tables';

/** The state of a transfer. */
export const transferStates = ['settled', 'partly', 'over', 'unmatched', 'duplicate', 'notOurs'] as const;
export type TransferState = (typeof transferStates)[number];

/**
 * Why a transfer must not settle anything automatically, whatever it names: what a notice says of itself, a bank's number
 * that another transfer has, too, or money in another currency.
 */
export const transferDoubts = [
  'foreignSender',
  'foreignReceiver',
  'contradictory',
  'unclearAmount',
  'offered',
  'forwarded',
  'unproven',
  'pasted',
  'sameNumber',
  'foreignCurrency',
] as const;
export type TransferDoubt = (typeof transferDoubts)[number];

/** The reason for a transfer's state. */
export const transferReasons = [
  'exact',
  'prepaid',
  'lessThanOwed',
  'moreThanOwed',
  'noReference',
  'unknownReference',
  'mistypedReference',
  'severalReferences',
  'alreadyPaid',
  'notPending',
  'withdrawn',
  ...transferDoubts,
  'seenBefore',
  'readElsewhere',
  'debit',
  'otherDeposit',
  'byHand',
  'undone',
] as const;
export type TransferReason = (typeof transferReasons)[number];

/** The source of a transfer: the bank's file, a mail with its headers, or a pasted text. */
export const transferSources = ['csv', 'ofx', 'mail', 'text'] as const;
export type TransferSource = (typeof transferSources)[number];

const Column = columnOf(rules.statement.columns);

const mapping = {
  firstRow: FirstRow,
  dateOrder: DateOrder,
  amount: Optional(Column),
  debit: Optional(Column),
  credit: Optional(Column),
  direction: Optional(Column),
};

/** A statement's column mapping, counted from 0. */
export const StatementMapping = strict(
  {
    ...mapping,
    date: Column,
    descriptions: Type.Array(Column, { minItems: 1, maxItems: 4 }),
    sender: Optional(Column),
  },
  'Either `amount` (with a sign, or with a column that says debit or credit), or `credit` and `debit`',
);
export type StatementMapping = Static<typeof StatementMapping>;

/** A column mapping as far as it is likely. */
export const LikelyMapping = strict({
  ...mapping,
  date: Optional(Column),
  descriptions: Type.Array(Column, { maxItems: 4 }),
});
export type LikelyMapping = Static<typeof LikelyMapping>;

/** What a statement's names do not tell; `remembered`: what was chosen for such files before does not fit this one. */
export const statementDoubts = ['date', 'dateOrder', 'text', 'amounts', 'remembered'] as const;
export type StatementDoubt = (typeof statementDoubts)[number];

const Read = {
  date: CalendarDate,
  amount: Money,
  currency: Type.String({ description: 'ISO 4217; what is not the club’s settles nothing' }),
  sender: Type.String(),
  message: Type.String(),
  source: Type.Enum([...transferSources]),
  dkim: Nullable(Type.String({ description: 'What the headers of a mail say of its signature' })),
  state: Type.Enum([...transferStates]),
  reason: Type.Enum([...transferReasons]),
  doubt: Nullable(
    Type.Enum([...transferDoubts], { description: 'What somebody has to check before it settles anything' }),
  ),
  payment: Nullable(
    strict(
      {
        id: Id,
        userId: Nullable(Id),
        userName: Type.String(),
        reference: Type.String(),
        amount: Money,
        status: PaymentStatusNumber,
        ...purpose,
      },
      'What it has settled; what it seems to be for as long as nobody has decided',
    ),
  ),
  person: Nullable(
    strict(
      { id: Id, name: Type.String() },
      'Whose balance it has been put to; whose it seems to be for as long as nobody has decided',
    ),
  ),
};

export const Transfer = strict({
  id: Id,
  ...Read,
  decidedOn: Nullable(Instant),
  decidedBy: Type.String({ description: 'Empty when it has settled by itself' }),
  note: Type.String(),
  version: Version,
});
export type Transfer = Static<typeof Transfer>;

export const TransferSuggestion = strict({
  paymentId: Id,
  userName: Type.String(),
  reference: Type.String(),
  amount: Money,
  since: Instant,
  ...purpose,
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  sameAmount: Type.Boolean(),
  sameName: Type.Boolean(),
});
export type TransferSuggestion = Static<typeof TransferSuggestion>;

/** The parsed contents of a file. */
const reading = {
  source: Type.Enum([...transferSources]),
  counts: Type.Object(
    Object.fromEntries(transferStates.map((state) => [state, Count])) as Record<TransferState, typeof Count>,
    { additionalProperties: false },
  ),
  unreadableRows: Type.Array(Count, { description: 'Numbers of the rows that could not be read, from 1' }),
};

export const StatementPreview = strict({
  ...reading,
  ...tableReading(StatementMapping, LikelyMapping, statementDoubts),
  isRemembered: Type.Boolean({ description: 'Whether the mapping is that of an earlier import' }),
  transfers: Type.Array(strict({ ...Read, amount: Sum }), {
    description: 'The first of them; what leaves the account is below zero',
  }),
});
export type StatementPreview = Static<typeof StatementPreview>;

export const StatementImport = strict({
  ...reading,
  settled: Type.Array(Transfer, { description: 'The first of them' }),
  asked: Type.Array(Transfer, { description: 'What somebody has to decide, the first of it' }),
});
export type StatementImport = Static<typeof StatementImport>;

const Statement = strict({
  content: Content(
    rules.statement.characters,
    'A statement (CSV, XLSX, ODS, OFX, QFX), a mail (.eml) or a pasted notice, in base64',
  ),
  mapping: Optional(StatementMapping),
  sheet: Optional(SheetNumber),
});

export const TransferDecision = strict({
  decision: Type.Enum(['settle', 'credit', 'notOurs', 'undo']),
  paymentId: Optional(Id),
  userId: Optional(UserId),
  note: Optional(Type.String({ maxLength: rules.notes.max })),
  version: Optional(Version),
});
export type TransferDecision = Static<typeof TransferDecision>;

/** Encryption of the connection to a mail server: TLS from the start, STARTTLS, or none. */
export const mailboxSecurities = ['tls', 'startTls', 'none'] as const;

/** Why a mailbox could not be read. */
export const mailboxProblems = [
  'unreachable',
  'unprotected',
  'login',
  'folder',
  'passwordLost',
  'failed',
] as const;
export type MailboxProblem = (typeof mailboxProblems)[number];

const { host, port, text: mailboxText } = rules.noticeMailbox;

const mailboxFields = {
  host: Type.String({ minLength: 1, maxLength: host.max, pattern: host.pattern }),
  port: Type.Integer({ minimum: port.min, maximum: port.max }),
  security: Type.Enum([...mailboxSecurities], {
    description: 'none: only for a server on the same machine as the product',
  }),
  username: Type.String({ minLength: 1, maxLength: mailboxText.max }),
  folder: Type.String({ minLength: 1, maxLength: mailboxText.max }),
  isOn: Type.Boolean({ description: 'Whether it is read by itself, every few minutes' }),
};

export const NoticeMailbox = strict({
  ...mailboxFields,
  host: Type.String({ description: 'Empty until somebody has named a mailbox' }),
  username: Type.String(),
  hasPassword: Type.Boolean({ description: 'The password itself is never answered' }),
  isFetching: Type.Boolean(),
  fetchedOn: Nullable(Type.String({ description: 'When it was last read without a problem; ISO 8601, UTC' })),
  problem: Nullable(Type.Enum([...mailboxProblems])),
  problemSince: Nullable(Instant),
  last: strict(
    { messages: Count, notices: Count, settled: Count, asked: Count },
    'Of the last time that it was read: new messages, those of them that were notices of money, and what became of these',
  ),
  hasMore: Type.Boolean({ description: 'Whether there were more messages than are read at a time' }),
  trustedServer: Nullable(
    Type.String({
      description: 'Whose word on a signature is taken; with nobody’s no notice settles by itself',
    }),
  ),
  version: Version,
});
export type NoticeMailbox = Static<typeof NoticeMailbox>;

export const NoticeMailboxChange = strict({
  ...mailboxFields,
  password: Optional(Type.String({ minLength: 1, maxLength: mailboxText.max })),
  version: Optional(Version),
});
export type NoticeMailboxChange = Static<typeof NoticeMailboxChange>;

export const transferCalls = defineCalls({
  'GET /api/v1/Transfers/mailbox': {
    summary: 'The mailbox that Interac’s notices arrive in, and how reading it goes.',
    access: 'admin',
    replies: { 200: NoticeMailbox },
  },
  'PUT /api/v1/Transfers/mailbox': {
    summary:
      'Says which mailbox it is. The password stays as it is unless given; another server or user needs it anew.',
    access: 'admin',
    body: NoticeMailboxChange,
    replies: { 200: NoticeMailbox },
    errors: ['changedMeanwhile', 'mailboxPasswordNeeded', 'mailboxUnprotected'],
  },
  'POST /api/v1/Transfers/mailbox/fetch': {
    summary: 'Reads the mailbox now. What goes wrong is in the reply; nothing of the mailbox is changed.',
    access: 'admin',
    replies: { 200: NoticeMailbox },
    errors: ['mailboxNotSet'],
  },
  'POST /api/v1/Transfers/preview': {
    summary: 'What an import would do; keeps nothing.',
    access: 'admin',
    body: Statement,
    replies: { 200: StatementPreview },
    errors: ['unreadableStatement', ...fileErrors],
  },
  'POST /api/v1/Transfers/import': {
    summary:
      'Keeps the deposits of a statement or notice, and settles what it can. What was there before stays as it is.',
    access: 'admin',
    body: Statement,
    replies: { 200: StatementImport },
    errors: ['unreadableStatement', 'unclearColumns', ...fileErrors],
  },
  'GET /api/v1/Transfers': {
    summary:
      'Transfers: what somebody has to decide first, then the newest. `search` matches the sender, the message or the bank’s reference.',
    access: 'admin',
    query: strict({
      ...paging,
      ...range,
      state: Optional(
        Type.Enum([...transferStates, 'open'], { description: 'open: what somebody has to decide' }),
      ),
      sort: sortBy('date', 'amount'),
    }),
    replies: { 200: Type.Array(Transfer) },
    paged: true,
  },
  'GET /api/v1/Transfers/{id}/suggestions': {
    summary:
      'Payments that a transfer may be for, likeliest first; those that `search` finds by name or reference.',
    access: 'admin',
    params: ById,
    query: strict({ search: paging.search }),
    replies: { 200: Type.Array(TransferSuggestion) },
    errors: ['transferNotFound'],
  },
  'PUT /api/v1/Transfers/{id}/decision': {
    summary:
      'Settles a payment with a transfer (the one it seems to be for unless named), puts it to a person’s balance, puts it aside, or takes that back.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: TransferDecision,
    replies: { 200: Transfer },
    errors: [
      'transferNotFound',
      'transferDecided',
      'paymentNotFound',
      'userNotFound',
      'illegalTransition',
      'creditSpent',
      'changedMeanwhile',
    ],
  },
});
