import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  DateOrInstant,
  EmailOrNone,
  GivenInstant,
  Id,
  Ids,
  Instant,
  Name,
  Notes,
  Nothing,
  Nullable,
  Optional,
  paging,
  Recipients,
  range,
  SessionStatusNumber,
  Sum,
  sortBy,
  strict,
  UserId,
  Version,
  VisibleText,
  WallTime,
} from './atoms';
import { AttendanceReceipt, AttendanceRecord } from './attendance';
import { defineCalls } from './call';
import { rules } from './rules';
import { Capacity, Place, Session } from './session';

const place = VisibleText(rules.session.location.max);

/** An administrator's reason for a change: included in its e-mails, kept in the audit log, and shown when it cancels. */
const reason = Optional(Nullable(Notes));

const draft = {
  sessionDate: DateOrInstant,
  startTime: WallTime,
  endTime: WallTime,
  location: place,
  maxCapacity: Capacity,
  dropInPrice: Type.Number({
    minimum: rules.session.price.min,
    maximum: rules.session.price.max,
    multipleOf: 0.01,
  }),
  opensAt: Optional(Nullable(GivenInstant)),
  drawsAt: Optional(Nullable(GivenInstant)),
};
export const SessionDraft = strict(draft);
export type SessionDraft = Static<typeof SessionDraft>;

const paid = Optional(
  Type.Enum(['credit', 'refund'], {
    description:
      'When it is called off: what was paid becomes credit, as without a word, or goes onto the list of refunds',
  }),
);

export const SessionChange = strict({
  ...draft,
  // Without one it stays: a session may have filled since somebody opened the form.
  status: Optional(SessionStatusNumber),
  pendingDues: Optional(
    Type.Enum(['keep', 'change'], {
      description:
        'When the price changes: what is pending for the session stays as it is, or costs the new price',
    }),
  ),
  paid,
  version: Optional(Version),
  reason,
});
export type SessionChange = Static<typeof SessionChange>;

export const SessionSeries = strict({
  ...draft,
  until: CalendarDate,
  skip: Optional(Type.Array(CalendarDate, { maxItems: rules.session.seriesMax })),
});
export type SessionSeries = Static<typeof SessionSeries>;

export const SeriesReply = strict({
  created: Type.Array(Session),
  skipped: Type.Array(CalendarDate, { description: 'Dates that had a session already' }),
});
export type SeriesReply = Static<typeof SeriesReply>;

const PaymentSum = strict({ count: Count, total: Sum });

/** The financial effects of a change of sessions. */
export const MoneyTouched = strict(
  {
    withdrawn: PaymentSum,
    due: PaymentSum,
    repriced: PaymentSum,
    credited: PaymentSum,
    refunded: PaymentSum,
    received: PaymentSum,
  },
  'What is still to come for payments that are withdrawn, become due, or cost something else (the new sum), what had come and becomes credit or goes onto the list of refunds, and what stays ' +
    'paid for sessions that are not played as planned',
);
export type MoneyTouched = Static<typeof MoneyTouched>;

/** The side effects of a change of sessions. */
export const SessionForecast = strict({ ...Recipients.properties, money: MoneyTouched });
export type SessionForecast = Static<typeof SessionForecast>;

/** A draw, as far as it has come. `missedAt`: when the session began that some had waited for in vain, and so have two tickets. */
export const Draw = strict({
  drawsAt: Nullable(Instant),
  closedOn: Nullable(Instant),
  secretHash: Nullable(Type.String({ description: 'SHA-256 of the secret, in hexadecimal' })),
  secret: Nullable(Type.String()),
  drawnOn: Nullable(Instant),
  missedAt: Nullable(Instant),
  entries: Type.Array(
    strict({
      id: Id,
      tickets: Type.Integer({ minimum: 1, maximum: 2 }),
      together: Optional(
        Type.Enum(['player', 'guest'], { description: 'Two are drawn as one: both get a spot, or none' }),
      ),
      firstName: Nullable(
        Type.String({
          description: 'Null for who has left the club; of past sessions only for who is logged in',
        }),
      ),
      partnerName: Optional(Nullable(Type.String({ description: 'Of the other player, in the same way' }))),
      isOwn: Type.Boolean(),
      rank: Nullable(Type.Integer({ minimum: 1, description: 'Where the draw has put them' })),
    }),
  ),
});
export type Draw = Static<typeof Draw>;

/** An administrator's view of an answer. */
export const Registration = strict({
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  userName: Type.String(),
  email: EmailOrNone,
  isAttending: Type.Boolean(),
  notes: Nullable(Notes),
  createdOn: Instant,
  waitingPosition: Nullable(Count),
  place: Place,
  owed: Sum,
});
export type Registration = Static<typeof Registration>;

/** Where everybody stands with a session, in numbers and, for those who have not answered, in names. */
export const Turnout = strict({
  in: Count,
  out: Count,
  waiting: Count,
  unanswered: Type.Array(strict({ id: Id, userName: Type.String() }), {
    description: 'Active people without an answer; a season pass answers for its holder',
  }),
  owed: Sum,
  owing: Count,
});
export type Turnout = Static<typeof Turnout>;

export const SessionsRevision = strict({
  revision: Type.String({
    description: 'Another one whenever a session, an answer for a coming one or its waiting list has changed',
  }),
});
export type SessionsRevision = Static<typeof SessionsRevision>;

export const PlaceMove = strict(
  {
    move: Type.Enum(['in', 'out', 'forward']),
    overbook: Optional(Type.Boolean({ description: 'In, though every place is taken or held' })),
    guestId: Optional(Id),
    refund: Optional(
      Type.Boolean({ description: 'Out, and what was paid for the spots that go is to be sent back' }),
    ),
    reason,
  },
  'forward: before everybody else who waits; out with guestId: that guest of the player alone',
);
export type PlaceMove = Static<typeof PlaceMove>;

const SessionFilters = strict({
  ...paging,
  ...range,
  includePast: Optional(Type.Boolean()),
  status: Optional(SessionStatusNumber),
  sort: sortBy('sessionDate', 'location', 'status', 'registeredPlayersCount', 'maxCapacity', 'dropInPrice'),
});

export const sessionCalls = defineCalls({
  'GET /api/v1/Sessions/all': {
    summary:
      'Sessions, soonest first; past ones only with includePast. `search` matches weekday, month or day in either language, and the location.',
    access: 'anyone',
    followed: true,
    query: SessionFilters,
    replies: { 200: Type.Array(Session) },
    paged: true,
  },
  'GET /api/v1/Sessions/available': {
    summary: 'Upcoming sessions that are open or full, soonest first.',
    access: 'anyone',
    followed: true,
    replies: { 200: Type.Array(Session) },
  },
  'GET /api/v1/Sessions/upcoming': {
    summary: 'Sessions that are not over, cancelled ones too, soonest first.',
    access: 'anyone',
    followed: true,
    replies: { 200: Type.Array(Session) },
  },
  'GET /api/v1/Sessions/undecided': {
    summary:
      'Sessions that start within 36 hours with fewer players than the settings ask for, and of which nobody has decided whether they are played; soonest first.',
    access: 'admin',
    replies: { 200: Type.Array(Session) },
  },
  'GET /api/v1/Sessions/holders': {
    summary: 'How many people hold a season pass that covers a date: each has a spot, or is first in line.',
    access: 'admin',
    query: strict({ date: CalendarDate }),
    replies: { 200: strict({ holders: Count }) },
  },
  'GET /api/v1/Sessions/revision': {
    summary:
      'Whether anything that pages show of sessions has changed: open pages ask every few seconds. At most a second old, and the same for everybody.',
    access: 'anyone',
    replies: { 200: SessionsRevision },
  },
  'GET /api/v1/Sessions/my-sessions': {
    summary:
      'The caller’s sessions: those they said yes to, and the upcoming ones that they declined or wait for.',
    access: 'player',
    followed: true,
    replies: { 200: Type.Array(AttendanceRecord) },
  },
  'GET /api/v1/Sessions/{id}': {
    summary: 'One session.',
    access: 'anyone',
    followed: true,
    params: ById,
    replies: { 200: Session },
    errors: ['sessionNotFound'],
  },
  'GET /api/v1/Sessions/shared/{short}': {
    summary: 'The session that a shared link leads to; to a visitor it names nobody.',
    access: 'anyone',
    followed: true,
    params: strict({ short: Type.String({ pattern: '^[0-9a-f]{12}$' }) }),
    replies: { 200: Session },
    errors: ['sessionNotFound', 'notFound'],
  },
  'GET /api/v1/Sessions/{id}/draw': {
    summary:
      'How a session’s spots were drawn: who had entered and the hash of a secret, once the entries have closed; the secret itself, by which anybody can compute the order, once it is drawn.',
    access: 'anyone',
    params: ById,
    replies: { 200: Draw },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions/{id}/reminder': {
    summary: 'Tells the caller, by email and on their devices, when the session opens.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['sessionNotFound', 'sessionCancelled', 'alreadyOpen'],
  },
  'DELETE /api/v1/Sessions/{id}/reminder': {
    summary: 'Takes that back.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['sessionNotFound'],
  },
  'GET /api/v1/Sessions/{id}/registrations': {
    summary: 'Everybody who answered, and the waiting list.',
    access: 'admin',
    params: ById,
    replies: { 200: Type.Array(Registration) },
    errors: ['sessionNotFound'],
  },
  'GET /api/v1/Sessions/{id}/turnout': {
    summary:
      'How many are in, guests included, out, or on the waiting list; who has not answered; what is owed for it, and by how many.',
    access: 'admin',
    params: ById,
    replies: { 200: Turnout },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions': {
    summary: 'Creates a session.',
    access: 'admin',
    repeatable: true,
    body: SessionDraft,
    replies: { 201: Session },
  },
  'POST /api/v1/Sessions/series': {
    summary:
      'Creates a session every week from sessionDate until a last date, leaving out the dates to skip and those that have a session: all of them or none.',
    access: 'admin',
    repeatable: true,
    body: SessionSeries,
    replies: { 201: SeriesReply },
  },
  'PUT /api/v1/Sessions/{id}': {
    summary: 'Changes a session; the form may set any status.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: SessionChange,
    replies: { 200: Session },
    errors: ['sessionNotFound', 'capacityBelowRegistered', 'changedMeanwhile', 'entriesClosed'],
  },
  'DELETE /api/v1/Sessions/{id}': {
    summary:
      'Deletes a session. One still to come is cancelled first: those who said yes or wait are told, and nobody owes or has paid anything for it. What was paid for one that has begun stays.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: Nullable(strict({ paid, reason })),
    replies: { 204: Nothing },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions/{id}/play': {
    summary: 'Decides that a session is played, however few come. It is cancelled as any other.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 200: Session },
    errors: ['sessionNotFound', 'sessionCancelled', 'sessionCompleted'],
  },
  'POST /api/v1/Sessions/{id}/recipients': {
    summary:
      'How many people a change of a session would email, and what money it would touch; changes nothing.',
    access: 'admin',
    params: ById,
    body: SessionChange,
    replies: { 200: SessionForecast },
    errors: ['sessionNotFound', 'capacityBelowRegistered', 'changedMeanwhile', 'entriesClosed'],
  },
  'POST /api/v1/Sessions/recipients': {
    summary:
      'How many people it would email to delete some sessions, and what money it would touch; deletes nothing.',
    access: 'admin',
    body: strict({ ...Ids.properties, paid }),
    replies: { 200: SessionForecast },
    errors: ['sessionNotFound'],
  },
  'POST /api/v1/Sessions/{id}/register': {
    summary: 'Takes a spot: the same as answering yes without notes.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 200: AttendanceReceipt, 201: AttendanceReceipt },
    errors: [
      'sessionNotFound',
      'sessionFull',
      'sessionCancelled',
      'sessionCompleted',
      'answersClosed',
      'answersLater',
      'notOpenYet',
      'drawAwaited',
    ],
  },
  'DELETE /api/v1/Sessions/{id}/register': {
    summary: 'Gives the spot back: the same as answering no.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['sessionNotFound', 'attendanceMissing', 'sessionCancelled', 'sessionCompleted', 'answersClosed'],
  },
  'POST /api/v1/Sessions/{id}/waiting-list': {
    summary:
      'Joins the waiting list of a full session, or enters the draw of one that draws. A spot that comes free goes to the first in line, who is told by email. With `invitation` two who both want it are drawn together, with `guest` a player and their guest: both get a spot, or none.',
    access: 'player',
    repeatable: true,
    params: ById,
    body: Nullable(
      strict({
        notes: Optional(Nullable(Notes)),
        invitation: Optional(Id),
        guest: Optional(Name),
      }),
    ),
    replies: { 200: Session },
    errors: [
      'sessionNotFound',
      'sessionNotFull',
      'attendanceExists',
      'sessionCancelled',
      'sessionCompleted',
      'answersClosed',
      'answersLater',
      'notOpenYet',
      'beingDrawn',
      'invitationEnded',
      'togetherAlready',
      'guestLimit',
      'notWaiting',
    ],
  },
  'GET /api/v1/Sessions/{id}/invitation': {
    summary: 'Who wants to be drawn together with whoever has this invitation.',
    access: 'player',
    params: ById,
    query: strict({ invitation: Id }),
    replies: { 200: strict({ firstName: Type.String() }) },
    errors: ['invitationEnded', 'togetherAlready'],
  },
  'DELETE /api/v1/Sessions/{id}/together': {
    summary: 'The caller stays in the draw alone, and so does whoever was to be drawn together with them.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 200: Session },
    errors: ['sessionNotFound', 'sessionCancelled', 'sessionCompleted', 'answersClosed', 'beingDrawn'],
  },
  'DELETE /api/v1/Sessions/{id}/waiting-list': {
    summary: 'Leaves the waiting list.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['sessionNotFound', 'sessionCompleted', 'answersClosed'],
  },
  'POST /api/v1/Sessions/{id}/guests': {
    summary: 'Brings a guest, for whom the caller pays; only while nobody waits.',
    access: 'player',
    repeatable: true,
    params: ById,
    body: strict({ firstName: Name }),
    replies: { 201: Session },
    errors: [
      'sessionNotFound',
      'sessionFull',
      'guestLimit',
      'notIn',
      'notOpenYet',
      'drawAwaited',
      'sessionCancelled',
      'sessionCompleted',
      'answersClosed',
    ],
  },
  'DELETE /api/v1/Sessions/{id}/guests/{guestId}': {
    summary: 'Gives the place of a guest back, and keeps the caller’s own.',
    access: 'player',
    repeatable: true,
    params: strict({ id: Id, guestId: Id }),
    replies: { 200: Session },
    errors: ['sessionNotFound', 'guestUnknown', 'sessionCancelled', 'sessionCompleted', 'answersClosed'],
  },
  'PUT /api/v1/Sessions/{id}/places/{userId}': {
    summary:
      'Puts a player in, takes them or a guest of theirs out, or lets somebody who waits go before all others.',
    access: 'admin',
    repeatable: true,
    params: strict({ id: Id, userId: UserId }),
    body: PlaceMove,
    replies: { 200: Type.Array(Registration) },
    errors: [
      'sessionNotFound',
      'userNotFound',
      'guestUnknown',
      'sessionFull',
      'notWaiting',
      'drawAwaited',
      'sessionCancelled',
      'sessionCompleted',
      'answersClosed',
    ],
  },
});
