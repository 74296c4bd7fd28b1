import { eq, or } from 'drizzle-orm';
import {
  accounts,
  entries,
  logins,
  passQueue,
  payments,
  places,
  refunds,
  seasons,
  sessions,
  subscriptions,
  users,
  webauthnCredentials,
} from '../../db/schema';
import type { Db } from '../../db/types';
import { transfersOf } from '../interac/store';

/** Everything the club keeps about a person, for their data export (Law 25), without secrets and their hashes. */
export async function exportPerson(db: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    profile: await db.query.users.findFirst({
      where: eq(users.id, userId),
      columns: { passwordHash: false, credentialVersion: false, searchText: false },
    }),
    places: await db
      .select({
        sessionDate: sessions.sessionDate,
        standing: places.standing,
        source: places.source,
        late: places.late,
        promised: places.policy,
        guestName: places.guestName,
        notes: places.notes,
        updateReason: places.updateReason,
        createdOn: places.createdOn,
      })
      .from(places)
      .innerJoin(sessions, eq(sessions.id, places.sessionId))
      .where(or(eq(places.userId, userId), eq(places.hostId, userId))),
    passQueues: await db
      .select({
        season: seasons.name,
        offeredUntil: passQueue.offeredUntil,
        createdOn: passQueue.createdOn,
      })
      .from(passQueue)
      .innerJoin(seasons, eq(seasons.id, passQueue.seasonId))
      .where(eq(passQueue.userId, userId)),
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    payments: await db.select().from(payments).where(eq(payments.userId, userId)),
    account: await db.query.accounts.findFirst({
      where: eq(accounts.id, userId),
      columns: { reference: true, creditCents: true },
    }),
    entries: await db.query.entries.findMany({
      where: eq(entries.accountId, userId),
      columns: { date: true, kind: true, amountCents: true, method: true, reason: true, paymentId: true },
    }),
    refunds: await db
      .select({
        amountCents: entries.amountCents,
        state: refunds.state,
        sentOn: refunds.sentOn,
        note: refunds.note,
      })
      .from(refunds)
      .innerJoin(entries, eq(entries.id, refunds.id))
      .where(eq(entries.accountId, userId)),
    transfers: await transfersOf(db, userId),
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
