import { type Static, Type } from 'typebox';
import { Count, Email, LanguageNumber, Name, Nullable, Optional, strict, UserId } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';

/** What becomes of somebody on a list: the first one is invited; of the last ones the line cannot be read. */
export const invitationFates = [
  'new',
  'known',
  'waiting',
  'twice',
  'noAddress',
  'badAddress',
  'noName',
  'noLastName',
  'badName',
  'unclear',
] as const;
export type InvitationFate = (typeof invitationFates)[number];

const ListedPerson = strict({
  text: Type.String({ description: 'The line as it stands in the list' }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String({ description: 'Empty if the line has none' }),
  language: Nullable(LanguageNumber),
  fate: Type.Enum([...invitationFates], {
    description: '`known` has an account, `waiting` has not opened theirs yet, `twice` stands above already',
  }),
  userId: Nullable(UserId),
});
export type ListedPerson = Static<typeof ListedPerson>;

export const InvitationPreview = strict({
  text: Type.String({ description: 'The list, as text' }),
  people: Type.Array(ListedPerson),
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

export const invitationCalls = defineCalls({
  'POST /api/v1/Users/invitations/preview': {
    summary: 'What a list of people says, and what would become of each line; changes nothing.',
    access: 'admin',
    body: strict({
      content: Type.String({
        minLength: 1,
        maxLength: rules.invitation.characters,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'Names and addresses, or a table with a row of column names (CSV), in base64',
      }),
    }),
    replies: { 200: InvitationPreview },
    errors: ['unreadableList', 'tooManyPeople', 'takesTooLong'],
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
