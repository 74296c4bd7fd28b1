import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Id,
  Notes,
  Nothing,
  Nullable,
  Optional,
  paging,
  sortBy,
  strict,
  UserId,
  Version,
  VisibleText,
} from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';

/** What people ask for: a copy of their data, a correction, or to be forgotten (CQLR c. P-39.1, ss. 27, 28). */
export const privacyRequestKinds = ['copy', 'correction', 'deletion'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** Overdue: 30 days have passed without an answer (s. 32). */
export const privacyRequestStates = ['open', 'overdue', 'answered'] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];

const kind = Type.Enum([...privacyRequestKinds]);

export const PrivacyRequest = strict(
  {
    id: Id,
    kind,
    userId: Nullable(Id),
    name: Type.String({ description: 'Who asked; empty once they have left' }),
    askedOn: CalendarDate,
    dueOn: CalendarDate,
    state: Type.Enum([...privacyRequestStates]),
    details: Notes,
    answeredOn: Nullable(CalendarDate),
    answer: Notes,
    answeredBy: Type.String({ description: 'The administrator who noted the answer' }),
    version: Version,
  },
  'A request about personal information that came by mail or in person',
);
export type PrivacyRequest = Static<typeof PrivacyRequest>;

const draft = {
  kind,
  userId: Optional(Nullable(UserId)),
  name: Optional(
    Type.String({
      maxLength: rules.privacyRequest.name.max,
      description: 'Of somebody who is not in the club',
    }),
  ),
  askedOn: CalendarDate,
  details: Optional(Notes),
  answeredOn: Optional(Nullable(CalendarDate)),
  answer: Optional(Notes),
};
const whose = 'Whose it is: a person of the club, or a name';
export const PrivacyRequestDraft = strict(draft, whose);
export type PrivacyRequestDraft = Static<typeof PrivacyRequestDraft>;
export const PrivacyRequestChange = strict({ ...draft, version: Optional(Version) }, whose);
export type PrivacyRequestChange = Static<typeof PrivacyRequestChange>;

const limits = rules.incident;
const facts = {
  noticedOn: CalendarDate,
  happened: VisibleText(limits.happened.max),
  what: VisibleText(limits.what.max),
  information: VisibleText(limits.information.max),
  people: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: limits.people.max,
      description: 'How many it concerns; null: unknown',
    }),
  ),
  whom: Type.String({ maxLength: limits.whom.max }),
  serious: Type.Boolean({ description: 'It presents a risk of serious injury (s. 3.7)' }),
  reasons: Type.String({
    maxLength: limits.reasons.max,
    description: 'Why it presents such a risk, or none',
  }),
  commissionToldOn: Nullable(CalendarDate),
  peopleToldOn: Nullable(CalendarDate),
  measures: Type.String({ maxLength: limits.measures.max }),
};
/** Who must be told of an incident that presents a risk of serious injury (s. 3.5). */
export const incidentTold = ['commission', 'people'] as const;

export const Incident = strict(
  {
    id: Id,
    ...facts,
    untold: Type.Array(Type.Enum([...incidentTold]), { description: 'Who must still be told' }),
    keptUntil: CalendarDate,
    version: Version,
  },
  'An entry of the register of confidentiality incidents (s. 3.8), which may be deleted from `keptUntil` on',
);
export type Incident = Static<typeof Incident>;

export const IncidentDraft = strict(facts);
export type IncidentDraft = Static<typeof IncidentDraft>;
export const IncidentChange = strict({ ...facts, version: Optional(Version) });
export type IncidentChange = Static<typeof IncidentChange>;

const { people, log, transfers } = rules.retention;
const months = (choices: readonly number[], what: string) =>
  Nullable(Type.Enum([...choices], { type: 'integer', description: `Months for ${what}; null: for good` }));
const periods = {
  people: months(people, 'people who are not seen any more'),
  log: months(log, 'the log, except for logins'),
  transfers: months(transfers, 'the names and words of transfers'),
};

export const Retention = strict(
  { ...periods, version: Version },
  'How long what the club knows is kept (s. 23)',
);
export type Retention = Static<typeof Retention>;
export const RetentionChange = strict({ ...periods, version: Optional(Version) });
export type RetentionChange = Static<typeof RetentionChange>;

export const Lapsing = strict(
  {
    id: Id,
    name: Type.String(),
    seenOn: CalendarDate,
    toldOn: Nullable(CalendarDate),
    goesOn: CalendarDate,
  },
  'Somebody who is forgotten on `goesOn` unless they are seen before; told by e-mail, or to be',
);
export type Lapsing = Static<typeof Lapsing>;

export const RetentionNext = strict(
  {
    people: Type.Array(Lapsing, { description: 'The first twenty of those whose time has come' }),
    total: Type.Integer({ minimum: 0, description: 'How many there are' }),
    log: Type.Integer({ minimum: 0, description: 'Entries of the log' }),
    transfers: Type.Integer({ minimum: 0, description: 'Transfers that still have their words' }),
  },
  'What some periods would take next',
);
export type RetentionNext = Static<typeof RetentionNext>;

const asked = (choices: readonly number[]) => Optional(Type.Enum([...choices], { type: 'integer' }));

export const privacyCalls = defineCalls({
  'GET /api/v1/PrivacyRequests': {
    summary:
      'Requests about personal information: those without an answer first, and the oldest of them. `search` matches who asked.',
    access: 'admin',
    query: strict({
      ...paging,
      state: Optional(Type.Enum([...privacyRequestStates])),
      kind: Optional(kind),
      sort: sortBy('askedOn'),
    }),
    replies: { 200: Type.Array(PrivacyRequest) },
    paged: true,
  },
  'GET /api/v1/PrivacyRequests/{id}': {
    summary: 'One request.',
    access: 'admin',
    params: ById,
    replies: { 200: PrivacyRequest },
    errors: ['privacyRequestNotFound'],
  },
  'POST /api/v1/PrivacyRequests': {
    summary: 'Notes a request that came by mail or in person.',
    access: 'admin',
    repeatable: true,
    body: PrivacyRequestDraft,
    replies: { 201: PrivacyRequest },
    errors: ['userNotFound'],
  },
  'PUT /api/v1/PrivacyRequests/{id}': {
    summary: 'Changes a request, or notes its answer.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: PrivacyRequestChange,
    replies: { 200: PrivacyRequest },
    errors: ['privacyRequestNotFound', 'userNotFound', 'changedMeanwhile'],
  },
  'DELETE /api/v1/PrivacyRequests/{id}': {
    summary: 'Deletes a request.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['privacyRequestNotFound'],
  },
  'GET /api/v1/Incidents': {
    summary: 'The register of confidentiality incidents, newest first. `search` matches what happened.',
    access: 'admin',
    query: strict({ ...paging, sort: sortBy('noticedOn') }),
    replies: { 200: Type.Array(Incident) },
    paged: true,
  },
  'GET /api/v1/Incidents/{id}': {
    summary: 'One incident.',
    access: 'admin',
    params: ById,
    replies: { 200: Incident },
    errors: ['incidentNotFound'],
  },
  'POST /api/v1/Incidents': {
    summary: 'Enters an incident in the register.',
    access: 'admin',
    repeatable: true,
    body: IncidentDraft,
    replies: { 201: Incident },
  },
  'PUT /api/v1/Incidents/{id}': {
    summary: 'Changes an incident.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: IncidentChange,
    replies: { 200: Incident },
    errors: ['incidentNotFound', 'changedMeanwhile'],
  },
  'DELETE /api/v1/Incidents/{id}': {
    summary: 'Deletes an incident that has been in the register for five years.',
    access: 'admin',
    repeatable: true,
    params: ById,
    replies: { 204: Nothing },
    errors: ['incidentNotFound', 'incidentKept'],
  },
  'GET /api/v1/Retention': {
    summary: 'How long what the club knows of people is kept.',
    access: 'anyone',
    replies: { 200: Retention },
  },
  'PUT /api/v1/Retention': {
    summary: 'Changes how long what the club knows of people is kept.',
    access: 'admin',
    repeatable: true,
    body: RetentionChange,
    replies: { 200: Retention },
    errors: ['changedMeanwhile'],
  },
  'GET /api/v1/Retention/next': {
    summary: 'What periods would take next; without a period, its part is kept for good.',
    access: 'admin',
    query: strict({ people: asked(people), log: asked(log), transfers: asked(transfers) }),
    replies: { 200: RetentionNext },
  },
});
