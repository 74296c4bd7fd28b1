import { and, eq, inArray } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { attendance, sessions, users } from '../db/schema';
import type { Db } from '../db/types';
import { mayReceive } from './category';
import type { EmailProps } from './props';
import type { Email } from './send';

/**
 * Whether the receiver, as they are by now, is not to get this e-mail, has left the club since it was queued, or would
 * read something that has stopped being true.
 */
export async function isUnwanted(db: Db, { userId, template, props }: Email): Promise<boolean> {
  // The last mail of an account leaves when its owner already has.
  if (!userId || template === 'account-deleted') return false;
  const { status, emailConfirmedOn, wantsNews } = users;
  const [user] = await db
    .select({ status, emailConfirmedOn, wantsNews })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || !mayReceive(template, user)) return true;
  return template === 'place-free' && !(await holdsSpot(db, props as EmailProps['place-free']));
}

/** Whether the spot that came free is still the reader's: the session may have been cancelled since. */
async function holdsSpot(
  db: Db,
  { session, userId }: Pick<EmailProps['place-free'], 'session' | 'userId'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: attendance.id })
    .from(attendance)
    .innerJoin(sessions, eq(sessions.id, attendance.sessionId))
    .where(
      and(
        eq(attendance.sessionId, session.id),
        eq(attendance.userId, userId),
        eq(attendance.isAttending, true),
        inArray(sessions.status, [SessionStatus.Open, SessionStatus.Full]),
      ),
    );
  return row !== undefined;
}
