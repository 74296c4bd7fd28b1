import { type Static, Type } from 'typebox';
import { Count, Email, LanguageNumber, Name, Nullable, Optional, strict, UserId } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';
import {
  Content,
  columnOf,
  FirstRow,
  fileErrors,
  LetterCode,
  Letters,
  SheetNumber,
  tableReading,
} from './tables';

/** Why a line needs a look. */
export const lineProblems = [
  'noAddress',
  'badAddress',
  'meant',
  'addresses',
  'group',
  'unsubscribed',
  'noName',
  'noLastName',
  'badName',
  'oddName',
  'unclear',
] as const;

/** What becomes of somebody on a list: only the first is invited. */
export const invitationFates = [
  'new',
  'known',
  'waiting',
  'twice',
  'leftOut',
  'shared',
  ...lineProblems,
] as const;
export type InvitationFate = (typeof invitationFates)[number];

const ListedPerson = strict({
  text: Type.String({ description: 'The line as it stands in the list' }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String({ description: 'Empty if the line has none' }),
  language: Nullable(LanguageNumber),
  fate: Type.Enum([...invitationFates], {
    description:
      '`known` has an account, `waiting` has not opened theirs yet, `twice` stands above already, `leftOut` is so by a correction, `shared` has an address that somebody else on the list has, too',
  }),
  userId: Nullable(UserId),
});
export type ListedPerson = Static<typeof ListedPerson>;

const Column = columnOf(rules.invitation.columns);
const Emails = (minItems: number) =>
  Type.Array(Column, {
    minItems,
    maxItems: rules.invitation.emails,
    description: 'The first that is not empty counts',
  });

const columns = {
  firstRow: FirstRow,
  first: Optional(Column),
  last: Optional(Column),
  full: Optional(Column),
  order: Type.Enum(['firstLast', 'lastFirst'], { description: 'In a column with whole names' }),
  language: Optional(Column),
};

/** What a list's columns hold. */
export const PeopleColumns = strict(
  { ...columns, emails: Emails(1) },
  'Either `full`, or `first` and `last`; with none of them each name is missing',
);
export type PeopleColumns = Static<typeof PeopleColumns>;

/** That, as far as it is likely. */
export const LikelyPeopleColumns = strict({ ...columns, emails: Emails(0) });
export type LikelyPeopleColumns = Static<typeof LikelyPeopleColumns>;

/** What a list's columns do not tell. */
export const peopleDoubts = ['emails', 'names', 'order'] as const;
export type PeopleDoubt = (typeof peopleDoubts)[number];

export const InvitationPreview = strict({
  text: Type.String({ description: 'The list, as text' }),
  ...tableReading(PeopleColumns, LikelyPeopleColumns, peopleDoubts),
  letters: Type.Array(Letters, {
    description: 'Where the letters may have been written in several ways: each, the likeliest first',
  }),
  people: Type.Array(ListedPerson, { description: 'Nobody, when somebody has to choose the columns first' }),
});
export type InvitationPreview = Static<typeof InvitationPreview>;

export const Invitations = strict({
  people: Type.Array(
    strict({ firstName: Name, lastName: Name, email: Email, language: Optional(Nullable(LanguageNumber)) }),
    { minItems: 1, maxItems: rules.invitation.people },
  ),
  language: Type.Optional(
    Type.Unsafe<Static<typeof LanguageNumber>>({
      ...LanguageNumber,
      description: 'Of those who have none of their own; by default the caller’s page’s',
    }),
  ),
});
export type Invitations = Static<typeof Invitations>;

const Correction = strict(
  {
    line: Type.Integer({ minimum: 0, maximum: rules.invitation.people - 1, description: 'From 0' }),
    person: Nullable(
      strict({
        firstName: Type.String({ maxLength: rules.name.max }),
        lastName: Type.String({ maxLength: rules.name.max }),
        email: Type.String({ maxLength: rules.email.max }),
      }),
    ),
  },
  'What somebody who has looked says of a line; null leaves it out',
);
export type Correction = Static<typeof Correction>;

export const invitationCalls = defineCalls({
  'POST /api/v1/Users/invitations/preview': {
    summary: 'What a list of people says, and what would become of each line; changes nothing.',
    access: 'admin',
    body: strict({
      content: Content(
        rules.invitation.characters,
        'Names and addresses, a table with a row of column names (CSV, XLSX, ODS), or vCards, in base64',
      ),
      columns: Optional(PeopleColumns),
      letters: Optional(LetterCode),
      sheet: Optional(SheetNumber),
      corrections: Optional(Type.Array(Correction, { maxItems: rules.invitation.people })),
    }),
    replies: { 200: InvitationPreview },
    errors: ['unreadableList', 'tooManyPeople', ...fileErrors],
  },
  'POST /api/v1/Users/invitations': {
    summary:
      'Opens an account on the drop-in plan for everyone who has none, and mails each a link to choose a password.',
    access: 'admin',
    repeatable: true,
    body: Invitations,
    replies: {
      200: strict({ invited: Count, known: Type.Integer({ minimum: 0, description: 'Who had an account' }) }),
    },
    errors: ['tooManyRequests'],
  },
});
