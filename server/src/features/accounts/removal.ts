import { and, eq } from 'drizzle-orm';
import { attendance, auditLog, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Message } from '../../emails/facts';
import type { Services } from '../../services';
import { anonymizeSecurityLog } from '../audit/security-log';
import { withdrawPending } from '../payments/dues';
import { freePlace } from '../places/service';
import { lockSessionsOf } from '../places/store';
import { assertOtherAdministrator, lockWithAdministrators } from '../users/policy';
import type { UserRow } from '../users/store';

/**
 * Locks a user who is about to be deleted, and before them the sessions that they have answered or wait for: whoever
 * takes a place locks the session first and then needs the user.
 */
export async function lockLeaving(tx: Db, id: string): Promise<UserRow | undefined> {
  await lockSessionsOf(tx, id);
  return lockWithAdministrators(tx, id);
}

/**
 * Deletes a user, locked by `lockLeaving`, with everything the club knows about them (Law 25). Places they held go to whoever waits;
 * money that came stays on the books without a name, money that never came is no longer asked for.
 * @param message an administrator's words to them
 * @throws AppError `lastAdministrator`
 */
export async function removeUser(
  services: Services,
  tx: Db,
  user: UserRow,
  message: Message = {},
): Promise<void> {
  if (user.isAdmin) await assertOtherAdministrator(tx, user.id);
  await giveBackPlaces(services, tx, user.id);
  await withdrawPending(tx, { userId: user.id });
  // The log keeps that something was changed, but no longer what was said about the person.
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.entity, 'user'), eq(auditLog.entityId, user.id)));
  await anonymizeSecurityLog(tx, user.id);
  await services.emails.sendEmail(tx, user, 'account-deleted', { message });
  await tx.delete(users).where(eq(users.id, user.id));
}

async function giveBackPlaces(services: Services, tx: Db, userId: string): Promise<void> {
  // Locked already, unless an answer came between; its place is given back, too.
  const coming = (await lockSessionsOf(tx, userId)).filter(({ endsAt }) => endsAt > services.clock.now());
  for (const session of coming) {
    const place = and(
      eq(attendance.sessionId, session.id),
      eq(attendance.userId, userId),
      eq(attendance.isAttending, true),
    );
    const given = await tx.delete(attendance).where(place).returning({ id: attendance.id });
    if (given.length > 0) await freePlace(services, tx, session, userId);
  }
}
