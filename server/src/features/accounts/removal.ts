import { and, asc, eq, gt } from 'drizzle-orm';
import { attendance, auditLog, sessions, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Message } from '../../emails/facts';
import type { Services } from '../../services';
import { anonymizeSecurityLog } from '../audit/security-log';
import { withdrawPending } from '../payments/dues';
import { freePlace } from '../places/service';
import { lockSession } from '../places/store';
import { assertOtherAdministrator } from '../users/policy';
import type { UserRow } from '../users/store';

/**
 * Deletes a locked user with everything the club knows about them (Law 25). Places they held go to whoever waits;
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
  await services.emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'account-deleted',
    language: user.language,
    props: { firstName: user.firstName, message },
  });
  await tx.delete(users).where(eq(users.id, user.id));
}

async function giveBackPlaces(services: Services, tx: Db, userId: string): Promise<void> {
  const coming = await tx
    .select({ id: sessions.id })
    .from(attendance)
    .innerJoin(sessions, eq(sessions.id, attendance.sessionId))
    .where(
      and(
        eq(attendance.userId, userId),
        eq(attendance.isAttending, true),
        gt(sessions.endsAt, services.clock.now()),
      ),
    )
    // One order for everybody who locks several, so that nobody waits in a circle.
    .orderBy(asc(sessions.id));
  for (const { id } of coming) {
    const session = await lockSession(tx, id);
    if (!session) continue;
    await tx.delete(attendance).where(and(eq(attendance.sessionId, id), eq(attendance.userId, userId)));
    await freePlace(services, tx, session, userId);
  }
}
