import { type Static, Type } from 'typebox';
import { ById, CalendarDate, Count, Id, Instant, Nullable, Optional, Sum, strict, UserId } from './atoms';
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

const Column = columnOf(rules.statement.columns);

/** What the columns of a list of balances hold. */
export const OpeningColumns = strict(
  {
    firstRow: FirstRow,
    email: Optional(Column),
    names: Type.Array(Column, { maxItems: rules.invitation.emails, description: 'In any order' }),
    owes: Optional(Column),
    has: Optional(Column),
    date: Optional(Column),
    dateOrder: DateOrder,
    reason: Optional(Column),
  },
  'An address or a name, and what people owe, what they have, or both; below zero each is the other',
);
export type OpeningColumns = Static<typeof OpeningColumns>;

/** What the columns of a list of balances do not tell. */
export const openingDoubts = ['person', 'amounts', 'date', 'dateOrder'] as const;
export type OpeningDoubt = (typeof openingDoubts)[number];

/** What becomes of a line: only the first is entered. */
export const openingFates = [
  'new',
  'known',
  'zero',
  'noPerson',
  'unknown',
  'several',
  'noAmount',
  'badDate',
  'future',
] as const;
export type OpeningFate = (typeof openingFates)[number];

const OpeningLine = strict({
  text: Type.String({ description: 'The line as it stands in the list' }),
  person: Nullable(strict({ id: UserId, name: Type.String(), email: Type.String() })),
  amount: Nullable(Sum),
  date: Nullable(CalendarDate),
  enteredOn: CalendarDate,
  reason: Type.String(),
  fate: Type.Enum([...openingFates], {
    description:
      '`known` was brought in before, `zero` owes and has nothing, `unknown` has no account, `several` people have this name',
  }),
});
export type OpeningLine = Static<typeof OpeningLine>;

const total = {
  owed: Type.Number({ minimum: 0, multipleOf: 0.01 }),
  credit: Type.Number({ minimum: 0, multipleOf: 0.01 }),
};
/** What people owe and what they have, in all. */
export const OpeningTotal = strict(total);
export type OpeningTotal = Static<typeof OpeningTotal>;

export const OpeningPreview = strict(
  {
    text: Type.String({ description: 'The list, as text' }),
    ...tableReading(OpeningColumns, OpeningColumns, openingDoubts),
    letters: Type.Array(Letters, {
      description: 'Where the letters may have been written in several ways: each, the likeliest first',
    }),
    lines: Type.Array(OpeningLine, { description: 'None, when somebody has to choose the columns first' }),
    total: OpeningTotal,
  },
  'An amount below zero is owed. A date of a closed month is entered on the first open day, without one today. total: of ' +
    'the lines that are new',
);
export type OpeningPreview = Static<typeof OpeningPreview>;

export const Opening = strict(
  {
    id: Id,
    broughtOn: Instant,
    broughtBy: Type.String(),
    lines: Count,
    ...total,
    until: Instant,
    takenBackOn: Nullable(Instant),
  },
  'Balances that were brought in together; they can be taken back until',
);
export type Opening = Static<typeof Opening>;

const list = {
  content: Content(
    rules.invitation.characters,
    'A table with a row of column names (CSV, XLSX, ODS), in base64',
  ),
  columns: Optional(OpeningColumns),
  letters: Optional(LetterCode),
  sheet: Optional(SheetNumber),
};

export const openingCalls = defineCalls({
  'GET /api/v1/Openings': {
    summary: 'The balances that were brought in, newest first.',
    access: 'admin',
    replies: { 200: Type.Array(Opening) },
  },
  'POST /api/v1/Openings/preview': {
    summary: 'What a list of balances says, and what would become of each line; changes nothing.',
    access: 'admin',
    body: strict(list),
    replies: { 200: OpeningPreview },
    errors: ['unreadableTable', 'tooManyLines', ...fileErrors],
  },
  'POST /api/v1/Openings': {
    summary:
      'Enters each new line of a list as what somebody owes or has to their credit, if their total is the one that was confirmed.',
    access: 'admin',
    repeatable: true,
    body: strict({ ...list, total: OpeningTotal }),
    replies: { 201: Opening },
    errors: ['unreadableTable', 'tooManyLines', ...fileErrors, 'unclearColumns', 'otherTotal', 'nothingNew'],
  },
  'POST /api/v1/Openings/{id}/take-back': {
    summary: 'Takes balances back that were brought in together, all of them, within a day.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 200: Opening },
    errors: ['openingNotFound', 'tooLateToTakeBack', 'openingSpent'],
  },
});
