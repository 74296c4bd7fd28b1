import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type DoorLink, rules } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { doorLinks, sessions, users } from '../../db/schema';
import type { Db, Tx } from '../../db/types';

const openMs = rules.door.linkHours * 3_600_000;

/** When a link of a session ends, also once that has been moved. */
export const expiryOf = ({ endsAt }: { endsAt: Date }): Date => new Date(endsAt.getTime() + openMs);

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Adds a link. @returns its secret, which is kept nowhere */
export async function addLink(
  tx: Tx,
  link: { sessionId: string; madeBy: string; createdOn: Date },
): Promise<{ id: string; secret: string }> {
  const secret = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(doorLinks)
    .values({ ...link, secretHash: digest(secret) })
    .returning({ id: doorLinks.id });
  return { id: row?.id ?? '', secret };
}

/** A session's links that have not ended, oldest first. */
export async function linksOf(db: Db, sessionId: string, now: Date): Promise<DoorLink[]> {
  const rows = await db
    .select({
      id: doorLinks.id,
      createdOn: doorLinks.createdOn,
      madeBy: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
      endsAt: sessions.endsAt,
    })
    .from(doorLinks)
    .innerJoin(sessions, eq(sessions.id, doorLinks.sessionId))
    .leftJoin(users, eq(users.id, doorLinks.madeBy))
    .where(eq(doorLinks.sessionId, sessionId))
    .orderBy(asc(doorLinks.id));
  return rows
    .map(({ createdOn, endsAt, ...row }) => ({
      ...row,
      createdOn: createdOn.toISOString(),
      expiresOn: expiryOf({ endsAt }),
    }))
    .filter(({ expiresOn }) => expiresOn > now)
    .map((row) => ({ ...row, expiresOn: row.expiresOn.toISOString() }));
}

/** The link with this secret, unless it has ended. */
export async function findLink(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ id: string; sessionId: string } | undefined> {
  const found = await firstOf(
    db
      .select({ id: doorLinks.id, sessionId: doorLinks.sessionId, endsAt: sessions.endsAt })
      .from(doorLinks)
      .innerJoin(sessions, eq(sessions.id, doorLinks.sessionId))
      .where(eq(doorLinks.secretHash, digest(secret))),
  );
  return found && expiryOf(found) > now ? found : undefined;
}

/** Ends a link. @returns whether there was one */
export async function removeLink(tx: Tx, sessionId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(doorLinks)
    .where(and(eq(doorLinks.sessionId, sessionId), eq(doorLinks.id, id)))
    .returning({ id: doorLinks.id });
  return gone.length === 1;
}

/** Deletes links that have ended. */
export async function removeEndedLinks(db: Db, now: Date): Promise<void> {
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.endsAt, new Date(now.getTime() - openMs)));
  await db.delete(doorLinks).where(sql`${doorLinks.sessionId} in ${over}`);
}
