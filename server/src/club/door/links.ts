import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type DoorLink, fullName, rules } from 'shared-api/contract';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { doorLinks, sessions, users } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import type { Feature } from '../feature';
import { audit } from '../log/write';

export const doorLinksFeature: Feature = {
  routes: doorLinkRoutes,
  timers: {
    'ended-door-links': {
      seconds: 3600,
      perform: ({ db: tx, clock }) => removeEndedLinks(tx, clock.now()),
    },
  },
};

const sessionOf = async (db: Db, id: string) =>
  (await firstOf(db.select({ endsAt: sessions.endsAt }).from(sessions).where(eq(sessions.id, id)))) ??
  refuse('sessionNotFound');

/** The links that open a session's door. */
function doorLinkRoutes(route: Route): void {
  route('GET /api/v1/Sessions/{id}/door-links', async ({ services: { db, clock }, params: { id } }) => {
    await sessionOf(db, id);
    return linksOf(db, id, clock.now());
  });

  route('POST /api/v1/Sessions/{id}/door-links', async ({ services, params: { id: sessionId }, caller }) => {
    const { db: tx, clock } = services;
    const createdOn = clock.now();
    const expiresOn = expiryOf(await sessionOf(tx, sessionId));
    if (expiresOn <= createdOn) return refuse('sessionCompleted');
    const made = await addLink(tx, { sessionId, madeBy: caller.id, createdOn });
    await audit(tx, caller, { action: 'session.door-link', entityId: sessionId, about: [] });
    return {
      ...made,
      createdOn: createdOn.toISOString(),
      madeBy: fullName(caller),
      expiresOn: expiresOn.toISOString(),
    };
  });

  route('DELETE /api/v1/Sessions/{id}/door-links/{linkId}', async ({ services, params, caller }) => {
    const { db: tx } = services;
    if (!(await removeLink(tx, params.id, params.linkId))) return refuse('notFound');
    await audit(tx, caller, { action: 'session.door-link-end', entityId: params.id, about: [] });
  });
}

const openMs = rules.door.linkHours * 3_600_000;

/** When a link of a session ends, also once that has been moved. */
const expiryOf = ({ endsAt }: { endsAt: Date }): Date => new Date(endsAt.getTime() + openMs);

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Adds a link. @returns its secret, which is kept nowhere */
async function addLink(
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
async function linksOf(db: Db, sessionId: string, now: Date): Promise<DoorLink[]> {
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
async function removeLink(tx: Tx, sessionId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(doorLinks)
    .where(and(eq(doorLinks.sessionId, sessionId), eq(doorLinks.id, id)))
    .returning({ id: doorLinks.id });
  return gone.length === 1;
}

/** Deletes links that have ended. */
async function removeEndedLinks(db: Db, now: Date): Promise<void> {
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.endsAt, new Date(now.getTime() - openMs)));
  await db.delete(doorLinks).where(sql`${doorLinks.sessionId} in ${over}`);
}
