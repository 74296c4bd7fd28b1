import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  EmailOrNone,
  GivenInstant,
  Id,
  Instant,
  Name,
  Notes,
  Nothing,
  Nullable,
  Optional,
  strict,
} from './atoms';
import { defineCalls } from './call';
import { doorEventKinds, doorMarks, doorMethods, doorRemarks } from './enums';
import { rules } from './rules';
import { SessionSummary } from './session';

const event = {
  id: Id,
  kind: Type.Enum([...doorEventKinds]),
  person: Nullable(Id),
  deviceTime: GivenInstant,
  device: Id,
  sequence: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  method: Optional(Type.Enum([...doorMethods])),
  walkIn: Optional(strict({ firstName: Name, lastName: Optional(Name), email: Optional(EmailOrNone) })),
  replaces: Optional(Nullable(Id)),
  reason: Optional(Notes),
};

type Kind = (typeof doorEventKinds)[number];

/** What an event of some kinds cannot be without. */
const having = (kinds: readonly Kind[], fields: object) => ({
  if: { properties: { kind: { enum: kinds } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: fields,
});

const field = (name: keyof typeof event) => ({ required: [name], properties: { [name]: event[name] } });

/** Something that happened at the door, as a phone says it (shared-api/door). */
export const DoorEventSent = Type.Object(event, {
  additionalProperties: false,
  description: 'person: a user, a guest’s place, or the temporary id that a walk-in introduces',
  allOf: [
    having(['closed'], { properties: { person: { type: 'null' } } }),
    having(
      doorEventKinds.filter((kind) => kind !== 'closed'),
      { properties: { person: { type: 'string' } } },
    ),
    having(['paid'], field('method')),
    having(['walk-in'], field('walkIn')),
    having(['replaced'], field('replaces')),
  ],
});

const Remark = Type.Enum([...doorRemarks], {
  description: 'For the desk to look at; what happened counts nevertheless',
});

/** The same as the server keeps it. */
export const DoorEventKept = strict({
  ...event,
  happenedOn: Instant,
  receivedOn: Instant,
  remark: Nullable(Remark),
});

export const DoorEventResult = strict({
  id: Id,
  result: Type.Enum(['applied', 'duplicate', 'remark']),
  remark: Optional(Remark),
  person: Optional(Type.String({ description: 'A walk-in’s id, or the account’s that took it over' })),
});
export type DoorEventResult = Static<typeof DoorEventResult>;

/** An event at which the desk should look. */
export const DoorNote = strict({
  event: DoorEventKept,
  name: Type.String({ description: 'Of whom it speaks; empty once they have left' }),
  userId: Optional(Id),
});
export type DoorNote = Static<typeof DoorNote>;

/** A session whose door has events to look at. */
export const DoorToLookAt = strict({ id: Id, sessionDate: CalendarDate, count: Count });
export type DoorToLookAt = Static<typeof DoorToLookAt>;

const Mark = Type.Enum([...doorMarks]);

export const RosterPerson = strict({
  id: Type.String({ description: 'A user’s id, or that of a guest’s place' }),
  firstName: Type.String(),
  lastName: Type.String(),
  standing: Type.Enum(['in', 'offered', 'waiting', 'out', 'none']),
  hostId: Optional(Id),
  pass: Type.Boolean({ description: 'A season pass covers the date' }),
  owes: Type.Boolean({ description: 'The price of this session is not paid' }),
  owed: Optional(
    Type.Number({ description: 'For administrators only: how much of it, in Canadian dollars' }),
  ),
  sent: Optional(Type.Boolean({ description: 'The payer says that all of it is on its way' })),
  firstTime: Type.Boolean({ description: 'Has never come before' }),
  notes: Nullable(Notes),
  walkIn: Type.Boolean({ description: 'Came without an account' }),
  mark: Nullable(Mark),
});
export type RosterPerson = Static<typeof RosterPerson>;

/** All that the door needs of a session: kept on the phone for the morning. */
export const Roster = strict({
  session: SessionSummary,
  maxCapacity: Count,
  readOn: Instant,
  closedOn: Nullable(Instant),
  people: Type.Array(RosterPerson, {
    description:
      'Everyone with a spot, in line or out, and all other active people; by first name. Fewer by a link',
  }),
  events: Type.Array(DoorEventKept),
  aliases: Type.Record(Type.String(), Type.String(), {
    description: 'Temporary and merged ids of people, with the ids to use',
  }),
});
export type Roster = Static<typeof Roster>;

export const doorCalls = defineCalls({
  'GET /api/v1/Sessions/{id}/roster': {
    summary:
      'Everybody whom the door may meet, and what has happened there. By a link, who comes, waits or has been there, by first name and initial; others by a search.',
    access: 'door',
    params: ById,
    query: strict({
      search: Optional(
        Type.String({
          maxLength: rules.search.max,
          description: `Only people with such a name; by a link, others than those from ${rules.door.searchLetters} letters on`,
        }),
      ),
    }),
    replies: { 200: Roster },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions/{id}/door-events': {
    summary: `Says what happened at the door, in any order and as often as one likes: one result for each event. Nothing that happened is refused, up to ${rules.door.eventsKept} events of an account, or of a session’s links; what came before the session’s day changes nothing; closing and correcting follow the rules of close.`,
    access: 'door',
    params: ById,
    body: strict({
      sentAt: GivenInstant,
      events: Type.Array(DoorEventSent, { minItems: 1, maxItems: rules.door.events }),
    }),
    replies: { 200: Type.Array(DoorEventResult) },
    errors: ['sessionNotFound', 'accountNeeded', 'sessionAhead', 'doorFull'],
  },
  'POST /api/v1/Sessions/{id}/close': {
    summary:
      'Closes the morning: who has a spot and no mark was absent. Afterwards it corrects marks, with a reason. Not by a link, nor before the session’s day.',
    access: 'door',
    repeatable: true,
    params: ById,
    body: strict({
      marks: Type.Array(strict({ person: Id, mark: Mark, reason: Optional(Notes) }), {
        maxItems: rules.door.marks,
      }),
      reason: Optional(Notes),
    }),
    replies: { 200: Roster },
    errors: ['sessionNotFound', 'sessionAhead', 'doorFull'],
  },
  'GET /api/v1/Sessions/{id}/door-remarks': {
    summary: 'What happened at the door and did not fit, as long as nobody has noted it; oldest first.',
    access: 'admin',
    params: ById,
    replies: { 200: Type.Array(DoorNote) },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions/{id}/door-remarks/{eventId}/noted': {
    summary: 'Leaves out a remark from now on, for every administrator.',
    access: 'admin',
    params: strict({ id: Id, eventId: Id }),
    replies: { 204: Nothing },
    errors: ['notFound'],
  },
  'GET /api/v1/Dashboard/door-remarks': {
    summary: `Sessions of the last ${rules.door.remarkDays} days whose door has remarks that nobody has noted, newest first.`,
    access: 'admin',
    replies: { 200: Type.Array(DoorToLookAt) },
  },
});
