import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  DateOrInstant,
  GivenInstant,
  Id,
  Instant,
  Money,
  Notes,
  Nothing,
  Nullable,
  Optional,
  paging,
  SeasonStatusNumber,
  sortBy,
  strict,
  Version,
  VisibleText,
} from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';
import { SessionSeries } from './sessions';

/** A pass's price in Canadian dollars. */
export const PassPrice = Type.Number({
  minimum: rules.season.price.min,
  maximum: rules.season.price.max,
  multipleOf: 0.01,
});
const maxPasses = Type.Integer({
  minimum: rules.season.maxPasses.min,
  maximum: rules.season.maxPasses.max,
  description: 'How many passes are sold; null: no limit',
});
const seasonName = VisibleText(80);

export const Season = strict(
  {
    id: Id,
    name: Type.String(),
    startDate: CalendarDate,
    endDate: CalendarDate,
    price: Money,
    status: SeasonStatusNumber,
    notes: Nullable(Notes),
    maxPasses: Nullable(maxPasses),
    opensAt: Optional(Instant),
    weeks: Count,
    sessionsCount: Count,
    registeredUsersCount: Count,
    version: Version,
  },
  'sessionsCount is ceil(weeks between start and end) minus 2, never below 0; opensAt: its passes are limited, and not sold before',
);
export type Season = Static<typeof Season>;

const draft = {
  name: Optional(seasonName),
  startDate: DateOrInstant,
  endDate: DateOrInstant,
  price: PassPrice,
  notes: Optional(Nullable(Notes)),
  maxPasses: Optional(Nullable(maxPasses)),
  opensAt: Optional(Nullable(GivenInstant)),
};
export const SeasonDraft = strict(
  { ...draft, sessions: Optional(SessionSeries) },
  'Without a name the season is named by its months; its weekly sessions are made with it, all of them or none',
);
export type SeasonDraft = Static<typeof SeasonDraft>;
export const SeasonChange = strict({
  ...draft,
  status: Optional(SeasonStatusNumber),
  version: Optional(Version),
});
export type SeasonChange = Static<typeof SeasonChange>;

export const SeasonUser = strict({
  userId: Id,
  userName: Type.String(),
  email: Type.String(),
  registeredOn: Instant,
  status: SeasonStatusNumber,
});
export type SeasonUser = Static<typeof SeasonUser>;

export const seasonCalls = defineCalls({
  'GET /api/v1/Seasons': {
    summary: 'Seasons, newest first.',
    access: 'anyone',
    query: strict({
      ...paging,
      status: Optional(SeasonStatusNumber),
      sort: sortBy('name', 'startDate', 'endDate', 'price', 'status'),
    }),
    replies: { 200: Type.Array(Season) },
    paged: true,
  },
  'GET /api/v1/Seasons/current': {
    summary: 'The active season that today falls into; 404 means that there is none.',
    access: 'anyone',
    replies: { 200: Season },
    errors: ['noCurrentSeason'],
  },
  'GET /api/v1/Seasons/{id}': {
    summary: 'One season.',
    access: 'anyone',
    params: ById,
    replies: { 200: Season },
    errors: ['seasonNotFound'],
  },
  'GET /api/v1/Seasons/{id}/users': {
    summary: 'Who holds an active pass of a season, once each.',
    access: 'admin',
    params: ById,
    replies: { 200: Type.Array(SeasonUser) },
    errors: ['seasonNotFound'],
  },
  'POST /api/v1/Seasons': {
    summary:
      'Creates a season and, when asked to, its weekly sessions within its dates, leaving out dates that have one already.',
    access: 'admin',
    repeatable: true,
    body: SeasonDraft,
    replies: { 201: Season },
  },
  'PUT /api/v1/Seasons/{id}': {
    summary: 'Changes a season.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: SeasonChange,
    replies: { 200: Season },
    errors: ['seasonNotFound', 'changedMeanwhile'],
  },
  'DELETE /api/v1/Seasons/{id}': {
    summary: 'Deletes a season; subscriptions and payments stay.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['seasonNotFound'],
  },
  'PATCH /api/v1/Seasons/{id}/status': {
    summary: 'Sets a season’s status.',
    access: 'admin',
    params: ById,
    body: strict({ status: SeasonStatusNumber }),
    replies: { 200: Season },
    errors: ['seasonNotFound'],
  },
});
