import { type Static, Type } from 'typebox';
import {
  CalendarDate,
  Count,
  Id,
  Instant,
  Money,
  Notes,
  Nullable,
  Optional,
  SessionStatusNumber,
  strict,
  Version,
  WallTime,
} from './atoms';
import { rules } from './rules';

export const Capacity = Type.Integer({
  minimum: rules.session.capacity.min,
  maximum: rules.session.capacity.max,
});

/** The fields that identify a session on a page, in a mail or in a calendar. */
export const SessionSummary = strict({
  id: Id,
  sessionDate: CalendarDate,
  startTime: WallTime,
  endTime: WallTime,
  location: Type.String(),
  status: SessionStatusNumber,
  dropInPrice: Money,
});
export type SessionSummary = Static<typeof SessionSummary>;

/** A player's guest. */
export const Guest = strict({ id: Id, firstName: Type.String() });
export type Guest = Static<typeof Guest>;

/** A player's place in a session. */
export const Place = strict({
  standing: Type.Enum(['in', 'offered', 'waiting', 'out'], {
    description: 'offered: the place is held for them while they are asked',
  }),
  source: Type.Enum(['pass', 'person', 'line', 'administrator'], {
    description: 'Why: a pass, an answer of their own, the waiting list, or an administrator',
  }),
  position: Nullable(
    Type.Integer({
      minimum: 1,
      description: 'Where they stand on the waiting list, or did when they were asked',
    }),
  ),
  offeredUntil: Nullable(Instant),
  isCall: Type.Boolean({ description: 'All who wait are asked at once, and the first yes wins' }),
  missedOut: Type.Boolean({
    description: 'Waited in vain for the session before, and is a step further for it',
  }),
  late: Type.Boolean({
    description: 'Said no after the deadline: the price stays owed until somebody takes the place',
  }),
  noCosts: Nullable(
    strict(
      { amount: Money, until: Instant },
      'What stays owed after a no from this instant on, guests included, unless somebody takes the place; null: a no is free',
    ),
  ),
  guests: Type.Array(Guest),
  entry: Optional(
    strict(
      {
        invitation: Id,
        together: Nullable(Type.String()),
        guest: Nullable(Type.String()),
      },
      'In a draw that is awaited. invitation: for the one who is to be drawn together with them; together, guest: the first name of the player, or guest, who is',
    ),
  ),
});
export type Place = Static<typeof Place>;

/** The public data of an attending player: the first name (docs/product.md, Privacy), and the number of guests. */
export const Participant = strict({
  firstName: Type.String(),
  guests: Optional(Type.Integer({ minimum: 1, description: 'How many guests they bring' })),
});
export type Participant = Static<typeof Participant>;

/** How a session's spots are given out, unless to whoever comes first. */
export const SessionOpening = strict(
  {
    opensAt: Nullable(Instant),
    drawsAt: Nullable(Instant),
    drawnOn: Nullable(Instant),
    isReminded: Type.Boolean(),
  },
  'opensAt: before it only pass holders have a spot; drawsAt: until then people enter a draw by joining the waiting list, whose order it decides; drawnOn: when it was made; isReminded: whether the caller is told when it opens',
);
export type SessionOpening = Static<typeof SessionOpening>;

export const Session = strict({
  id: Id,
  sessionDate: CalendarDate,
  startTime: WallTime,
  endTime: WallTime,
  maxCapacity: Capacity,
  dropInPrice: Money,
  location: Type.String(),
  status: SessionStatusNumber,
  registeredPlayersCount: Count,
  waitingListCount: Count,
  offeredPlacesCount: Count,
  participants: Type.Array(Participant, {
    description:
      'First names of those attending, and nothing else; of past sessions only for who is logged in',
  }),
  isAttending: Nullable(
    Type.Boolean({ description: 'The caller’s own answer; null without one or without a login' }),
  ),
  waitingPosition: Nullable(
    Type.Integer({ minimum: 1, description: 'The caller’s own position on the waiting list' }),
  ),
  place: Nullable(Place),
  opening: Optional(SessionOpening),
  broughtIn: Optional(Type.Boolean({ description: 'It was held before the club was here' })),
  cancelReason: Nullable(
    strict(
      { en: Optional(Notes), fr: Optional(Notes) },
      'Why it is cancelled, as the administrator wrote it, or in both languages',
    ),
  ),
  version: Version,
});
export type Session = Static<typeof Session>;
