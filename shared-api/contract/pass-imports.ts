import { type Static, Type } from 'typebox';
import { ById, CalendarDate, Count, Id, Instant, Nullable, Optional, strict, UserId } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';
import {
  Content,
  columnOf,
  DateOrder,
  FirstRow,
  fileErrors,
  LetterCode,
  Letters,
  SheetNumber,
  tableReading,
} from './tables';

/** Passes that a club brings along: how many at a time, characters of a season's name, and hours to take them back. */
export const passLimits = { lines: 500, season: 80, takeBackHours: 24 } as const;

const Column = columnOf(rules.invitation.columns);

/** What the columns of a list of passes hold. */
export const PassColumns = strict(
  {
    firstRow: FirstRow,
    email: Optional(Column),
    names: Type.Array(Column, { maxItems: rules.invitation.emails, description: 'In any order' }),
    season: Optional(Column),
    from: Optional(Column),
    to: Optional(Column),
    price: Optional(Column),
    paid: Optional(Column),
    paidAs: Type.Enum(['mark', 'amount'], { description: 'How the column paid says it' }),
    paidOn: Optional(Column),
    owes: Optional(Column),
    ended: Optional(Column),
    dateOrder: DateOrder,
  },
  'An address or a name; a season’s name, or the first and the last day; without a price, the season’s; without any of ' +
    'paid, paidOn and owes, nobody has paid',
);
export type PassColumns = Static<typeof PassColumns>;

/** What the columns of a list of passes do not tell. */
export const passDoubts = ['person', 'when', 'price', 'paid', 'dateOrder'] as const;
export type PassDoubt = (typeof passDoubts)[number];

/** What becomes of a line: only the first is entered. */
export const passFates = [
  'new',
  'known',
  'noPerson',
  'unknown',
  'several',
  'badDate',
  'noSeason',
  'noPrice',
  'oddMark',
  'overlap',
] as const;
export type PassFate = (typeof passFates)[number];

const Dollars = Type.Number({ minimum: 0, multipleOf: 0.01 });

const PassLine = strict({
  text: Type.String({ description: 'The line as it stands in the list' }),
  person: Nullable(strict({ id: UserId, name: Type.String(), email: Type.String() })),
  startDate: Nullable(CalendarDate),
  endDate: Nullable(CalendarDate),
  season: Nullable(Type.String()),
  price: Nullable(Dollars),
  paid: Dollars,
  owed: Dollars,
  isEnded: Type.Boolean({ description: 'Ended before its time' }),
  enteredOn: CalendarDate,
  fate: Type.Enum([...passFates], {
    description:
      '`known`: they have this pass already, `unknown` has no account, `several` people have this name, `noSeason`: no season has its dates or its name, `oddMark`: what is said of its payment or its end cannot be read, `overlap`: they have another pass for some of its dates',
  }),
});
export type PassLine = Static<typeof PassLine>;

const total = { passes: Count, paid: Dollars, owed: Dollars };
export const PassTotal = strict(
  total,
  'How many passes, what was paid for them before, and what is still owed',
);
export type PassTotal = Static<typeof PassTotal>;

export const PassPreview = strict(
  {
    text: Type.String({ description: 'The list, as text' }),
    ...tableReading(PassColumns, PassColumns, passDoubts),
    letters: Type.Array(Letters, {
      description: 'Where the letters may have been written in several ways: each, the likeliest first',
    }),
    lines: Type.Array(PassLine, { description: 'None, when somebody has to choose the columns first' }),
    total: PassTotal,
  },
  'A payment of a closed month is entered on the first open day, one without a date today. total: of the lines that are new',
);
export type PassPreview = Static<typeof PassPreview>;

export const PassImport = strict(
  {
    id: Id,
    broughtOn: Instant,
    broughtBy: Type.String(),
    ...total,
    until: Instant,
    takenBackOn: Nullable(Instant),
  },
  'Passes that were brought in together; they can be taken back until',
);
export type PassImport = Static<typeof PassImport>;

const list = {
  content: Content(
    rules.invitation.characters,
    'A table with a row of column names (CSV, XLSX, ODS), in base64',
  ),
  columns: Optional(PassColumns),
  letters: Optional(LetterCode),
  sheet: Optional(SheetNumber),
};
const unread = ['unreadableTable', 'tooManyLines', ...fileErrors] as const;

export const passImportCalls = defineCalls({
  'GET /api/v1/SeasonSubscriptions/imports': {
    summary: 'The passes that were brought in, newest first.',
    access: 'admin',
    replies: { 200: Type.Array(PassImport) },
  },
  'POST /api/v1/SeasonSubscriptions/imports/preview': {
    summary: 'What a list of passes says, and what would become of each line; changes nothing.',
    access: 'admin',
    body: strict(list),
    replies: { 200: PassPreview },
    errors: unread,
  },
  'POST /api/v1/SeasonSubscriptions/imports': {
    summary:
      'Enters each new pass of a list with what was paid for it before and what is still owed, without mails, if the total is the one that was confirmed.',
    access: 'admin',
    repeatable: true,
    body: strict({ ...list, total: PassTotal }),
    replies: { 201: PassImport },
    errors: [...unread, 'unclearColumns', 'otherTotal', 'nothingNew'],
  },
  'POST /api/v1/SeasonSubscriptions/imports/{id}/take-back': {
    summary: 'Takes passes back that were brought in together, with their money, all of them, within a day.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 200: PassImport },
    errors: ['passImportNotFound', 'tooLateToTakeBack', 'openingSpent'],
  },
});
