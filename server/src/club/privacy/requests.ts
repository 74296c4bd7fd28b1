import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clubDate } from 'shared-api/calendar';
import {
  type Calls,
  fullName,
  isVisible,
  type PrivacyRequest,
  type PrivacyRequestChange,
  type PrivacyRequestDraft,
  type PrivacyRequestState,
  type Shape,
} from 'shared-api/contract';
import { type Listed, orderOf, readPage } from '../../data/listing';
import { type Db, firstOf, type Tx, valuesFor } from '../../data/rows';
import { privacyRequests, users } from '../../data/schema';
import { finds, searchedSql } from '../../data/search';
import { holdUsers } from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { audit } from '../log/write';
import { assertCome, dueOn, inTimeSince, requestState } from './rules';

/** Requests about personal information that came by mail or in person. */
export const privacyRequestsFeature: Feature = {
  routes: requestRoutes,
  forget: forgetRequests,
  exportData: async (db, userId) => {
    const { kind, askedOn, details, answeredOn, answer } = privacyRequests;
    return {
      requests: await db
        .select({ kind, askedOn, details, answeredOn, answer })
        .from(privacyRequests)
        .where(eq(privacyRequests.userId, userId))
        .orderBy(privacyRequests.id),
    };
  },
};

function requestRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/PrivacyRequests', ({ query }) => listRequests(db, query, clubDate(clock.now())));
  route('GET /api/v1/PrivacyRequests/{id}', ({ params }) =>
    requireRequest(db, params.id, clubDate(clock.now())),
  );
  route('POST /api/v1/PrivacyRequests', ({ services, body, caller }) =>
    createRequest(services, body, caller),
  );
  route('PUT /api/v1/PrivacyRequests/{id}', ({ services, params, body, caller }) =>
    changeRequest(services, params.id, body, caller),
  );
  route('DELETE /api/v1/PrivacyRequests/{id}', ({ services, params, caller }) =>
    deleteRequest(services, params.id, caller),
  );
}

type Filters = Shape<Calls['GET /api/v1/PrivacyRequests']>['query'];

const answerers = alias(users, 'answerers');

const select = (db: Db) =>
  db
    .select({ request: privacyRequests, person: users, answerer: answerers })
    .from(privacyRequests)
    .leftJoin(users, eq(users.id, privacyRequests.userId))
    .leftJoin(answerers, eq(answerers.id, privacyRequests.answeredBy));
type Selected = Awaited<ReturnType<typeof select>>[number];

function toRequest({ request, person, answerer }: Selected, today: string): PrivacyRequest {
  const { createdOn: _, ...row } = request;
  return {
    ...row,
    name: person ? fullName(person) : row.name,
    dueOn: dueOn(row.askedOn),
    state: requestState(row, today),
    answeredBy: answerer ? fullName(answerer) : '',
  };
}

const { askedOn, answeredOn } = privacyRequests;

const inState = (state: PrivacyRequestState, today: string): SQL | undefined => {
  switch (state) {
    case 'answered':
      return isNotNull(answeredOn);
    case 'overdue':
      return and(isNull(answeredOn), lt(askedOn, inTimeSince(today)));
    case 'open':
      return and(isNull(answeredOn), gte(askedOn, inTimeSince(today)));
  }
};

const matching = ({ search, state, kind }: Filters, today: string): SQL | undefined =>
  and(
    state && inState(state, today),
    kind && eq(privacyRequests.kind, kind),
    or(finds(users.searchText, search), finds(searchedSql(sql`${privacyRequests.name}`), search)),
  );

const openFirst = sql`case when ${answeredOn} is null then 0 else 1 end`;

/** The filtered requests: unless sorted otherwise, those without an answer first, and the oldest first. */
const listRequests = (db: Db, filters: Filters, today: string): Promise<Listed<PrivacyRequest>> =>
  readPage(
    select(db)
      .where(matching(filters, today))
      .orderBy(
        ...(filters.sort ? [] : [openFirst]),
        orderOf(filters.sort, { askedOn: sql`${askedOn}` }, 'askedOn', sql`${privacyRequests.id}`),
      )
      .$dynamic(),
    filters,
    () => db.$count(select(db).where(matching(filters, today)).as('found')),
    (row) => toRequest(row, today),
  );

/** One request. @throws AppError `privacyRequestNotFound` */
async function requireRequest(db: Db, id: string, today: string): Promise<PrivacyRequest> {
  const row = await firstOf(select(db).where(eq(privacyRequests.id, id)));
  return row ? toRequest(row, today) : refuse('privacyRequestNotFound');
}

/** Notes a request. */
async function createRequest(
  { db: tx, clock }: Command,
  draft: PrivacyRequestDraft,
  actor: Admin,
): Promise<PrivacyRequest> {
  const today = clubDate(clock.now());
  const [row] = await tx
    .insert(privacyRequests)
    .values({ ...(await valuesOf(tx, draft, today)), answeredBy: draft.answeredOn ? actor.id : null })
    .returning({ id: privacyRequests.id });
  const after = await requireRequest(tx, row?.id ?? '', today);
  await audit(tx, actor, {
    action: 'privacy-request.create',
    entityId: after.id,
    about: [after.userId],
    after: auditable(after),
  });
  return after;
}

/** Changes a request; whoever notes its answer is named with it. */
async function changeRequest(
  { db: tx, clock }: Command,
  id: string,
  { version, ...draft }: PrivacyRequestChange,
  actor: Admin,
): Promise<PrivacyRequest> {
  const today = clubDate(clock.now());
  const values = await valuesOf(tx, draft, today);
  const locked = (await lockRequest(tx, id)) ?? refuse('privacyRequestNotFound');
  if (version !== undefined && version !== locked.version) return refuse('changedMeanwhile');
  const before = await requireRequest(tx, id, today);
  const answeredBy = locked.answeredOn === null ? actor.id : locked.answeredBy;
  await tx
    .update(privacyRequests)
    .set({
      ...values,
      answeredBy: values.answeredOn === null ? null : answeredBy,
      version: sql`${privacyRequests.version} + 1`,
    })
    .where(eq(privacyRequests.id, id));
  const after = await requireRequest(tx, id, today);
  await audit(tx, actor, {
    action: 'privacy-request.update',
    entityId: id,
    about: [...new Set([before.userId, after.userId])],
    before: auditable(before),
    after: auditable(after),
  });
  return after;
}

async function deleteRequest({ db: tx, clock }: Command, id: string, actor: Admin): Promise<void> {
  await lockRequest(tx, id);
  const before = await requireRequest(tx, id, clubDate(clock.now()));
  await tx.delete(privacyRequests).where(eq(privacyRequests.id, id));
  await audit(tx, actor, {
    action: 'privacy-request.delete',
    entityId: id,
    about: [before.userId],
    before: auditable(before),
  });
}

const lockRequest = (tx: Tx, id: string) =>
  firstOf(tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update'));

/**
 * The stored form of a draft. A name is kept only of somebody who is not in the club.
 * @throws AppError `userNotFound`, `validation`
 */
async function valuesOf(tx: Tx, draft: PrivacyRequestDraft, today: string) {
  const { kind, userId = null, name = '', askedOn, details = '', answeredOn = null, answer = '' } = draft;
  assertCome({ askedOn, answeredOn }, today);
  if (answeredOn !== null && answeredOn < askedOn) return refuseField('answeredOn', 'notBeforeAsked');
  if (userId === null && !isVisible(name)) return refuseField('name', 'whoAsked');
  if (userId !== null && (await holdUsers(tx, [userId])).length === 0) return refuse('userNotFound');
  return valuesFor(privacyRequests, {
    ...{ kind, userId, askedOn, answeredOn },
    name: userId === null ? name.trim() : '',
    details: details.trim(),
    answer: answer.trim(),
  });
}

/** The log has when and what kind; what was said, and by whom, is in the request alone. */
const auditable = ({ kind, askedOn, answeredOn }: PrivacyRequest): object => ({ kind, askedOn, answeredOn });

/** Forgets what somebody asked, and what was asked under their name; kinds and days stay. */
async function forgetRequests(tx: Tx, user: typeof users.$inferSelect): Promise<void> {
  const sameName = sql`lower(${privacyRequests.name}) = ${fullName(user).toLowerCase()}`;
  await tx
    .update(privacyRequests)
    .set({ name: '', details: '', answer: '' })
    .where(or(eq(privacyRequests.userId, user.id), and(isNull(privacyRequests.userId), sameName)));
}

/** Lets what a walk-in asked be asked by the person they turned out to be. */
export const moveRequests = (tx: Tx, from: string, into: string) =>
  tx.update(privacyRequests).set({ userId: into }).where(eq(privacyRequests.userId, from));
