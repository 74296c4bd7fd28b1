import { and, eq, inArray, or } from 'drizzle-orm';
import type { Me, User } from 'shared-api/contract';
import { outbox, places } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Account } from '../../security/caller';

/** A user as an administrator sees them, without mail preferences and a pending new address. */
export const toUser = (row: Account): User => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  isAdmin: row.isAdmin,
  paymentPlan: row.paymentPlan,
  status: row.status,
  createdOn: row.createdOn.toISOString(),
  emailConfirmed: row.emailConfirmedOn !== null,
  language: row.language,
  version: row.version,
});

/** A user as they see themselves. */
export const toMe = async (db: Db, row: Account): Promise<Me> => ({
  ...toUser(row),
  pendingEmail: row.pendingEmail,
  wantsNews: row.wantsNews,
  wantsReminders: row.wantsReminders,
  wantsAnswers: row.wantsAnswers,
  wantsSpots: row.wantsSpots,
  wantsPasses: row.wantsPasses,
  asksFirst: row.asksFirst,
  hasWaited: row.asksFirst || (await hasWaited(db, row.id)),
});

/** Whether somebody waits, was given a spot by the waiting list, or was lately e-mailed that they wait. */
async function hasWaited(db: Db, userId: string): Promise<boolean> {
  const waits = or(eq(places.source, 'line'), inArray(places.standing, ['waiting', 'offered']));
  if ((await db.$count(places, and(eq(places.userId, userId), waits))) > 0) return true;
  // Leaving a list removes the place, and a yes makes it the person's own.
  const told = inArray(outbox.template, ['waiting-joined', 'waiting-left', 'place-offered', 'offer-passed']);
  return (await db.$count(outbox, and(eq(outbox.userId, userId), told))) > 0;
}
