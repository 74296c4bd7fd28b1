import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import {
  type Calls,
  type Me,
  SessionStatus,
  type Shape,
  type User,
  type UserHistory,
} from 'shared-api/contract';
import { type Listed, orderOf, readPage } from '../../data/listing';
import type { Db } from '../../data/rows';
import { accountMail, OutboxState, places, sessions, users } from '../../data/schema';
import { finds, plainSql } from '../../data/search';
import { isInvited, isMember, type UserRow } from '../../data/users';
import { categoryOf, type Email } from '../../mail/list';
import { newestEmailsTo } from '../../mail/outbox/store';
import { newestEntriesAbout } from '../log/log';
import { newestConsents } from '../privacy/consents';

type Row = Omit<UserRow, 'passwordHash' | 'searchText'>;

const shown = (row: Row): User => ({
  id: row.id,
  username: row.username ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email ?? (isMember(row) ? '' : (row.pendingEmail ?? '')),
  isAdmin: row.isAdmin,
  isDoor: row.isDoor,
  paymentPlan: row.paymentPlan,
  status: row.status,
  createdOn: row.createdOn.toISOString(),
  emailConfirmed: row.emailConfirmedOn !== null,
  language: row.language,
  version: row.version,
});

/** A user as an administrator sees them, without mail preferences and a pending new address; a walk-in with theirs. */
export const toUser = (row: UserRow): User => ({ ...shown(row), ...(isInvited(row) && { invited: true }) });

/** An account as its owner sees it. */
export const toMe = (row: Row): Me => ({
  ...shown(row),
  pendingEmail: row.pendingEmail,
  wantsNews: row.wantsNews,
  wantsReminders: row.wantsReminders,
  wantsAnswers: row.wantsAnswers,
  wantsSpots: row.wantsSpots,
  wantsPasses: row.wantsPasses,
  asksFirst: row.asksFirst,
  hasWaited: row.asksFirst || row.hasWaited,
});

type UserFilters = Shape<Calls['GET /api/v1/Users']>['query'];

const sortable: Record<string, SQL> = {
  username: sql`lower(${users.username})`,
  email: sql`lower(${users.email})`,
  createdOn: sql`${users.createdOn}`,
  status: sql`${users.status}`,
};

const matching = ({ search, role, plan, status }: UserFilters): SQL | undefined =>
  and(
    isNull(users.mergedInto),
    role === 'door' ? eq(users.isDoor, true) : role && eq(users.isAdmin, role === 'admin'),
    plan === undefined ? undefined : eq(users.paymentPlan, plan),
    status === undefined ? undefined : eq(users.status, status),
    finds(users.searchText, search),
  );

function order(sort: UserFilters['sort']): SQL {
  // Two columns, like the index on names.
  const direction = sort === '-name' ? sql`desc` : sql`asc`;
  if (sort === undefined || sort === 'name' || sort === '-name') {
    const [last, first] = [plainSql(sql`${users.lastName}`), plainSql(sql`${users.firstName}`)];
    return sql`${last} ${direction}, ${first} ${direction}, ${users.id} ${direction}`;
  }
  return orderOf(sort, sortable, 'username', sql`${users.id}`);
}

/** The query of the list. */
const usersQuery = (db: Db, filters: UserFilters) =>
  db.select().from(users).where(matching(filters)).orderBy(order(filters.sort)).$dynamic();

/** The filtered users, by name unless sorted otherwise. */
export const listUsers = (db: Db, filters: UserFilters): Promise<Listed<User>> =>
  readPage(usersQuery(db, filters), filters, () => db.$count(users, matching(filters)), toUser);

const shownAtMost = { sessions: 5, emails: 10, consents: 10, changes: 10 };

const sessionsOf = async (db: Db, userId: string, when: SQL, order: SQL): Promise<UserHistory['next']> => {
  const rows = await db
    .select({
      id: sessions.id,
      sessionDate: sessions.sessionDate,
      startTime: sessions.startTime,
      status: sessions.status,
      standing: places.standing,
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(and(eq(places.userId, userId), when))
    .orderBy(order)
    .limit(shownAtMost.sessions);
  return rows.map(({ status, ...row }) => ({ ...row, cancelled: status === SessionStatus.Cancelled }));
};

const states: Record<OutboxState, UserHistory['emails'][number]['state']> = {
  [OutboxState.Waiting]: 'waiting',
  [OutboxState.Sent]: 'sent',
  [OutboxState.Refused]: 'failed',
  [OutboxState.Skipped]: 'skipped',
  [OutboxState.GivenUp]: 'failed',
};

/** What an administrator asks about a person: when they play, what they were written, what was changed. */
export async function historyOf(db: Db, userId: string, now: Date): Promise<UserHistory> {
  const emails = await newestEmailsTo(db, userId, shownAtMost.emails);
  return {
    next: await sessionsOf(db, userId, gte(sessions.endsAt, now), asc(sessions.startsAt)),
    last: await sessionsOf(db, userId, lt(sessions.endsAt, now), desc(sessions.startsAt)),
    emails: emails.map(({ template, props, state, createdOn, ...row }) => ({
      ...row,
      about: template === accountMail ? 'account' : categoryOf({ template, props } as Email),
      state: states[state],
      createdOn: createdOn.toISOString(),
    })),
    consents: await newestConsents(db, userId, shownAtMost.consents),
    changes: await newestEntriesAbout(db, userId, shownAtMost.changes),
  };
}
