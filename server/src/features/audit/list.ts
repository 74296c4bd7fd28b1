import { and, arrayContains, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays } from 'shared-api/calendar';
import type { AuditEntry, Calls, Shape } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type Listed, orderOf, readPage } from '../../db/listing';
import { auditLog } from '../../db/schema';
import { containing, plainSql } from '../../db/search';
import type { Db } from '../../db/types';

type Filters = Shape<Calls['GET /api/v1/Audit']>['query'];

const matching = ({ search, from, to, entity, action }: Filters): SQL | undefined =>
  and(
    entity ? eq(auditLog.entity, entity) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, instantOf(from, '00:00')) : undefined,
    to ? lt(auditLog.at, instantOf(addDays(to, 1), '00:00')) : undefined,
    search?.trim() ? sql`${plainSql(sql`${auditLog.actorName}`)} like ${containing(search)}` : undefined,
  );

const toEntry = ({ about: _, at, ...row }: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  at: at.toISOString(),
});

/** The newest entries that speak of somebody. */
export async function newestEntriesAbout(db: Db, userId: string, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(arrayContains(auditLog.about, [userId]))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
  return rows.map(toEntry);
}

/** Who changed what and when, newest first unless sorted otherwise. */
export function listAudit(db: Db, filters: Filters): Promise<Listed<AuditEntry>> {
  const where = matching(filters);
  const order = orderOf(filters.sort, { at: sql`${auditLog.at}` }, '-at', sql`${auditLog.id}`);
  const query = db.select().from(auditLog).where(where).orderBy(order);
  return readPage(query.$dynamic(), filters, () => db.$count(auditLog, where), toEntry);
}
