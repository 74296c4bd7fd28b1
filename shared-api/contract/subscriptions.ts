import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  DateOrInstant,
  Id,
  Instant,
  Money,
  Nothing,
  Nullable,
  Optional,
  paging,
  SeasonStatusNumber,
  strict,
  UserId,
} from './atoms';
import { PaymentDue } from './attendance';
import { defineCalls } from './call';
import { PassPrice, Season } from './seasons';

/** Sessions, and what they cost together. */
const PricedSessions = strict({ count: Count, amount: Money });

/** What follows for its holder if a pass is ended now. */
export const PassEnding = strict({
  isPaid: Type.Boolean(),
  played: PricedSessions,
  stays: PricedSessions,
  mustBePaid: Type.Boolean({
    description:
      'Its holder cannot end it before it is paid: it gave a spot in a draw’s session that is over',
  }),
});
export type PassEnding = Static<typeof PassEnding>;

export const Subscription = strict(
  {
    id: Id,
    userId: Nullable(Id),
    userName: Type.String(),
    seasonId: Nullable(Id),
    startDate: CalendarDate,
    endDate: CalendarDate,
    price: Money,
    status: SeasonStatusNumber,
    createdOn: Instant,
    paymentDue: Nullable(PaymentDue),
    sessionsLeft: Nullable(Count),
    ending: Nullable(PassEnding),
    broughtIn: Optional(Type.Boolean({ description: 'It was bought before the club was here' })),
  },
  'status 0 is active, anything else is not; paymentDue only for its owner and only while the payment is pending; sessionsLeft and ending only in the list of the caller’s own: those still to be played, announced or not; what becomes due for sessions played under an unpaid pass, and for upcoming ones that they said yes to',
);
export type Subscription = Static<typeof Subscription>;

/** A pass given by an administrator. */
export const PassGift = strict(
  { startDate: CalendarDate, endDate: CalendarDate, price: PassPrice },
  'A price of 0 owes nothing; any other becomes a pending payment',
);
export type PassGift = Static<typeof PassGift>;

export const SubscriptionDraft = strict({
  startDate: DateOrInstant,
  endDate: DateOrInstant,
  price: PassPrice,
});
export type SubscriptionDraft = Static<typeof SubscriptionDraft>;

/** When a pass is not on sale yet: the season whose opening it awaits, if its own pass is listed, too. */
const PassOpening = strict(
  { seasonId: Id, isReminded: Type.Boolean() },
  'isReminded: whether the caller is told when the season’s passes open',
);

/** A pass on sale. It is sold out with any season that its dates reach, and not sold before all of them are open. */
export const PassOffer = strict({
  kind: Type.Union([Type.Literal('season'), Type.Literal('threeMonths'), Type.Literal('nextSeason')]),
  season: Nullable(Season),
  startDate: CalendarDate,
  endDate: CalendarDate,
  price: Money,
  saturdays: Count,
  sessionsLeft: Type.Integer({ minimum: 0, description: 'Announced in its dates, and still to come' }),
  sessionsUnannounced: Type.Integer({ minimum: 0, description: 'That may still be announced in its dates' }),
  sessionsTotal: Type.Integer({
    minimum: 0,
    description: 'Of all its dates: played, announced, and not yet',
  }),
  saves: Type.Number({
    description:
      'For whoever plays all sessions left, those not announced yet included; negative: drop-in costs less',
  }),
  paysFrom: Nullable(Count),
  savesOver: Nullable(
    Type.Integer({
      description: 'Percent; null where the sessions announced do not show that it saves more',
    }),
  ),
  isSoldOut: Type.Boolean(),
  placesLeft: Nullable(Count),
  opensAt: Optional(Instant),
  opening: Optional(PassOpening),
  sessionsFull: Type.Integer({ minimum: 0, description: 'Of those left, the ones without a free spot now' }),
  everySpotHeld: Type.Boolean({
    description: 'Others’ passes cover every coming session of its dates up to the capacity',
  }),
});
export type PassOffer = Static<typeof PassOffer>;

export const subscriptionCalls = defineCalls({
  'POST /api/v1/Seasons/{id}/register': {
    summary: 'Subscribes the caller to a season: subscription, plan and payment together.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 201: Subscription },
    errors: [
      'seasonNotFound',
      'seasonNotActive',
      'alreadySubscribed',
      'passesSoldOut',
      'passesNotOpen',
      'passesNotSold',
    ],
  },
  'DELETE /api/v1/Seasons/{id}/register': {
    summary: 'Ends the caller’s subscription to a season.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['seasonNotFound', 'subscriptionNotFound', 'passMustBePaid'],
  },
  'POST /api/v1/Seasons/{id}/reminder': {
    summary: 'Tells the caller, by email and on their devices, when the season’s passes open.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: [
      'seasonNotFound',
      'seasonNotActive',
      'alreadySubscribed',
      'passesSoldOut',
      'passesOpen',
      'passesNotSold',
    ],
  },
  'DELETE /api/v1/Seasons/{id}/reminder': {
    summary: 'Takes that back.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['seasonNotFound'],
  },
  'GET /api/v1/SeasonSubscriptions/offers': {
    summary: 'The passes on sale now, compared with drop-in.',
    access: 'anyone',
    replies: { 200: Type.Array(PassOffer) },
  },
  'GET /api/v1/SeasonSubscriptions': {
    summary: 'Subscriptions, newest first.',
    access: 'admin',
    query: strict({ ...paging, status: Optional(SeasonStatusNumber), userId: Optional(UserId) }),
    replies: { 200: Type.Array(Subscription) },
    paged: true,
  },
  'GET /api/v1/SeasonSubscriptions/my-subscription': {
    summary:
      'The first of the caller’s subscriptions that are not over, or null: having none is not an error.',
    access: 'player',
    replies: { 200: Nullable(Subscription) },
  },
  'GET /api/v1/SeasonSubscriptions/mine': {
    summary: 'The caller’s subscriptions that are not over, in the order of their dates.',
    access: 'player',
    replies: { 200: Type.Array(Subscription) },
  },
  'GET /api/v1/SeasonSubscriptions/check-active': {
    summary: 'Whether the caller has an active subscription.',
    access: 'player',
    replies: { 200: strict({ isActive: Type.Boolean() }) },
  },
  'POST /api/v1/SeasonSubscriptions': {
    summary:
      'Subscribes the caller: subscription, plan and pending payment together or not at all. The price must be the price in force.',
    access: 'player',
    repeatable: true,
    body: SubscriptionDraft,
    replies: { 201: Subscription },
    errors: ['alreadySubscribed', 'priceChanged', 'passesSoldOut', 'passesNotOpen', 'passesNotSold'],
  },
  'POST /api/v1/SeasonSubscriptions/{id}/cancel': {
    summary:
      'Ends a subscription: its owner’s own, or anybody’s for an administrator. A payment not yet made is withdrawn.',
    access: 'player',
    repeatable: true,
    params: ById,
    replies: { 200: Subscription },
    errors: ['subscriptionNotFound', 'subscriptionEnded', 'passMustBePaid'],
  },
});
