import { eq } from 'drizzle-orm';
import { fullName } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { audit } from '../audit/store';
import { addLink, expiryOf, linksOf, removeLink } from './store';

const sessionOf = async (db: Db, id: string) =>
  (await firstOf(db.select({ endsAt: sessions.endsAt }).from(sessions).where(eq(sessions.id, id)))) ??
  refuse('sessionNotFound');

/** The links that open a session's door. */
export function doorLinkRoutes(route: Route): void {
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
