import { eq } from 'drizzle-orm';
import {
  attendance,
  logins,
  payments,
  sessions,
  subscriptions,
  users,
  waitingList,
  webauthnCredentials,
} from '../../db/schema';
import type { Db } from '../../db/types';

/** Everything the club keeps about a person, as data they can take away (Law 25); secrets and their hashes stay. */
export async function exportPerson(db: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    profile: await db.query.users.findFirst({
      where: eq(users.id, userId),
      columns: { passwordHash: false, credentialVersion: false, searchText: false },
    }),
    attendance: await db
      .select({
        sessionDate: sessions.sessionDate,
        isAttending: attendance.isAttending,
        notes: attendance.notes,
        updateReason: attendance.updateReason,
        createdOn: attendance.createdOn,
      })
      .from(attendance)
      .innerJoin(sessions, eq(sessions.id, attendance.sessionId))
      .where(eq(attendance.userId, userId)),
    waitingLists: await db
      .select({
        sessionDate: sessions.sessionDate,
        notes: waitingList.notes,
        createdOn: waitingList.createdOn,
      })
      .from(waitingList)
      .innerJoin(sessions, eq(sessions.id, waitingList.sessionId))
      .where(eq(waitingList.userId, userId)),
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    payments: await db.select().from(payments).where(eq(payments.userId, userId)),
    logins: await db.query.logins.findMany({
      where: eq(logins.userId, userId),
      columns: { browser: true, platform: true, createdOn: true, lastUsedOn: true },
    }),
    devices: await db.query.webauthnCredentials.findMany({
      where: eq(webauthnCredentials.userId, userId),
      columns: { name: true, createdOn: true, lastUsedOn: true },
    }),
  };
}
