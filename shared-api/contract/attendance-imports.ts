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

/**
 * Past attendance that a club brings along: people, days and attendances at a time, kinds of marks, characters of one,
 * and hours to take it back. Beside its calls, since what is in `rules` is part of every first visit.
 */
export const attendanceLimits = {
  ...{ people: 500, days: 160, attendances: 5_000, marks: 20, mark: 20, takeBackHours: 24 },
} as const;

const Column = columnOf(rules.invitation.columns);
const Mark = Type.String({ maxLength: attendanceLimits.mark });

/** What the columns of a list of who came hold. */
export const CameColumns = strict(
  {
    firstRow: FirstRow,
    email: Optional(Column),
    names: Type.Array(Column, { maxItems: rules.invitation.emails, description: 'In any order' }),
    days: Type.Array(Column, {
      maxItems: rules.invitation.columns,
      description: 'The columns that have a date for their name, and a mark for who came',
    }),
    date: Optional(Column),
    mark: Optional(Column),
    dateOrder: DateOrder,
    year: Optional(
      Type.Integer({ minimum: 1990, maximum: 2100, description: 'Of the first date, where dates have none' }),
    ),
    came: Optional(
      Type.Array(Mark, {
        maxItems: attendanceLimits.marks,
        description: 'The marks that say that somebody came, where they do not say it themselves',
      }),
    ),
  },
  'An address or a name; and either columns for days, or a column with the date of each row, where every row says ' +
    'that somebody came unless a mark says otherwise',
);
export type CameColumns = Static<typeof CameColumns>;

/** What the columns of a list of who came do not tell. */
export const cameDoubts = ['person', 'days', 'dateOrder', 'year', 'marks'] as const;
export type CameDoubt = (typeof cameDoubts)[number];

/** What becomes of a person's line: only the first enters something. */
export const cameFates = [
  'new',
  'known',
  'never',
  'noPerson',
  'unknown',
  'several',
  'badDate',
  'oddMark',
] as const;
export type CameFate = (typeof cameFates)[number];

const CameLine = strict({
  text: Type.String({ description: 'Whom the line is about, as it stands in the list' }),
  person: Nullable(strict({ id: UserId, name: Type.String(), email: Type.String() })),
  came: Type.Integer({ minimum: 0, description: 'On how many days, of those of the list' }),
  entered: Type.Integer({ minimum: 0, description: 'How many of them would be entered' }),
  fate: Type.Enum([...cameFates], {
    description:
      '`known`: nothing new, `never`: came on no day, `unknown` has no account, `several` people have this name, `oddMark`: a mark that says nothing',
  }),
});
export type CameLine = Static<typeof CameLine>;

/** What becomes of a day. */
export const dayFates = ['new', 'more', 'known', 'held', 'future', 'empty'] as const;
export type DayFate = (typeof dayFates)[number];

const CameDay = strict({
  date: CalendarDate,
  people: Type.Integer({ minimum: 0, description: 'How many people’s attendance would be entered' }),
  fate: Type.Enum([...dayFates], {
    description:
      '`new`: a session is made, `more`: to one that was brought in before, `held`: a session that was held here, which stays as it is, `empty`: nobody came who is known',
  }),
});
export type CameDay = Static<typeof CameDay>;

const total = { sessions: Count, attendances: Count };
export const CameTotal = strict(total, 'Sessions that are made, and people’s attendances in all');
export type CameTotal = Static<typeof CameTotal>;

export const AttendancePreview = strict({
  text: Type.String({ description: 'The list, as text' }),
  ...tableReading(CameColumns, CameColumns, cameDoubts),
  letters: Type.Array(Letters, {
    description: 'Where the letters may have been written in several ways: each, the likeliest first',
  }),
  marks: Type.Array(Mark, { description: 'What stands in the cells, the most frequent first' }),
  days: Type.Array(CameDay, { description: 'Oldest first' }),
  lines: Type.Array(CameLine, { description: 'None, when somebody has to choose the columns first' }),
  total: CameTotal,
});
export type AttendancePreview = Static<typeof AttendancePreview>;

export const AttendanceImport = strict(
  {
    id: Id,
    broughtOn: Instant,
    broughtBy: Type.String(),
    ...total,
    from: CalendarDate,
    to: CalendarDate,
    until: Instant,
    takenBackOn: Nullable(Instant),
  },
  'Attendance that was brought in together; it can be taken back until',
);
export type AttendanceImport = Static<typeof AttendanceImport>;

const list = {
  content: Content(
    rules.invitation.characters,
    'A table with a row of column names (CSV, XLSX, ODS), in base64',
  ),
  columns: Optional(CameColumns),
  letters: Optional(LetterCode),
  sheet: Optional(SheetNumber),
};
const unread = ['unreadableTable', 'tooManyLines', 'tooManyDays', ...fileErrors] as const;

export const attendanceImportCalls = defineCalls({
  'GET /api/v1/Attendance/imports': {
    summary: 'The attendance that was brought in, newest first.',
    access: 'admin',
    replies: { 200: Type.Array(AttendanceImport) },
  },
  'POST /api/v1/Attendance/imports/preview': {
    summary: 'What a list of who came says, and what would become of each person and day; changes nothing.',
    access: 'admin',
    body: strict(list),
    replies: { 200: AttendancePreview },
    errors: unread,
  },
  'POST /api/v1/Attendance/imports': {
    summary:
      'Makes the past sessions of a list, and enters who came, without mails and charges, if the total is the one that was confirmed.',
    access: 'admin',
    repeatable: true,
    body: strict({ ...list, total: CameTotal }),
    replies: { 201: AttendanceImport },
    errors: [...unread, 'unclearColumns', 'otherTotal', 'nothingNew'],
  },
  'POST /api/v1/Attendance/imports/{id}/take-back': {
    summary:
      'Takes attendance back that was brought in together, with its sessions as far as nobody else is in them, within a day.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 200: AttendanceImport },
    errors: ['attendanceImportNotFound', 'tooLateToTakeBack'],
  },
});
