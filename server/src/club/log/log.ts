import { and, arrayContained, arrayContains, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { addDays } from 'shared-api/calendar';
import { type AuditEntry, type Calls, fullName, type Shape } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type Listed, orderOf, readPage } from '../../data/listing';
import type { Db, Tx } from '../../data/rows';
import { auditLog, sessions, users } from '../../data/schema';
import { finds, searchedSql } from '../../data/search';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { removeOldSecurityEvents } from './security-log';
import { withoutWords } from './write';

export const audit: Feature = {
  routes: auditRoutes,
  timers: {
    'old-security-events': {
      seconds: 300,
      perform: ({ db: tx, clock }) => removeOldSecurityEvents(tx, clock.now()),
    },
  },
  forget: forgetInLog,
  exportData: async (db, userId) => ({ log: await entriesAboutOnly(db, userId) }),
};

/** The audit log. */
function auditRoutes(route: Route, { db }: Services): void {
  route('GET /api/v1/Audit', ({ query }) => listAudit(db, query));
}

type Filters = Shape<Calls['GET /api/v1/Audit']>['query'];

const matching = ({ search, from, to, entity, action }: Filters): SQL | undefined =>
  and(
    entity ? eq(auditLog.entity, entity) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, instantOf(from, '00:00')) : undefined,
    to ? lt(auditLog.at, instantOf(addDays(to, 1), '00:00')) : undefined,
    finds(searchedSql(sql`${auditLog.actorName}`), search),
  );

type Row = typeof auditLog.$inferSelect;

/** The one person whom an entry concerns, besides its actor. */
const concerned = ({ about, actorId }: Row): string | undefined =>
  about.length === 1 && about[0] !== actorId ? about[0] : undefined;

const isId = /^[\da-f-]{36}$/;

/** The session that an entry speaks of. */
const sessionOf = ({ entity, entityId, before, after }: Row): string | undefined => {
  const id = entity === 'session' ? entityId : (after?.sessionId ?? before?.sessionId);
  return typeof id === 'string' && isId.test(id) ? id : undefined;
};

const present = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Entries with the names and days that the log itself does not keep: what is said of somebody leaves with them. */
async function toEntries(db: Db, rows: readonly Row[]): Promise<AuditEntry[]> {
  const names = await findNames(db, rows.map(concerned).filter(present));
  const days = await findDays(db, rows.map(sessionOf).filter(present));
  return rows.map((entry) => {
    const { about: _, at, ...row } = entry;
    const [aboutName, sessionDate] = [names.get(concerned(entry) ?? ''), days.get(sessionOf(entry) ?? '')];
    return {
      ...row,
      at: at.toISOString(),
      ...(aboutName && { aboutName }),
      ...(sessionDate && { sessionDate }),
    };
  });
}

/** People's names, by id. */
async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = users;
  const rows = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}

/** Sessions' days, by id. */
async function findDays(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, sessionDate } = sessions;
  const rows = await db
    .select({ id, sessionDate })
    .from(sessions)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.sessionDate]));
}

/** The newest entries that speak of somebody. */
export async function newestEntriesAbout(db: Db, userId: string, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(arrayContains(auditLog.about, [userId]))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
  return toEntries(db, rows);
}

/** Who changed what and when, newest first unless sorted otherwise. */
async function listAudit(db: Db, filters: Filters): Promise<Listed<AuditEntry>> {
  const where = matching(filters);
  const order = orderOf(filters.sort, { at: sql`${auditLog.at}` }, '-at', sql`${auditLog.id}`);
  const query = db.select().from(auditLog).where(where).orderBy(order);
  const count = () => db.$count(auditLog, where);
  const { rows, total } = await readPage(query.$dynamic(), filters, count, (row) => row);
  return { rows: await toEntries(db, rows), total };
}

/** What tells a device, in the entries of the security log. */
const device = sql`'{browser,platform,networkAddress}'::text[]`;

/**
 * Forgets what the log says of somebody, and their name and device in what they did; what happened, when, and its
 * figures stay.
 */
async function forgetInLog(tx: Tx, { id }: { id: string }): Promise<void> {
  await withoutWords(tx, arrayContains(auditLog.about, [id]));
  await tx
    .update(auditLog)
    .set({ actorName: '', after: sql`${auditLog.after} - ${device}` })
    .where(eq(auditLog.actorId, id));
}

/** The entries that speak of a person and of nobody else, without who made them and on which device. */
const entriesAboutOnly = (db: Db, userId: string) => {
  const { at, action, before, after } = auditLog;
  return db
    .select({ at, action, before, after: sql<unknown>`${after} - ${device}` })
    .from(auditLog)
    .where(and(arrayContains(auditLog.about, [userId]), arrayContained(auditLog.about, [userId])))
    .orderBy(auditLog.at, auditLog.id);
};
