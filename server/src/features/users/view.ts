import type { Me, User } from 'shared-api/contract';
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
export const toMe = (row: Account): Me => ({
  ...toUser(row),
  pendingEmail: row.pendingEmail,
  wantsNews: row.wantsNews,
  wantsReminders: row.wantsReminders,
  wantsAnswers: row.wantsAnswers,
  wantsSpots: row.wantsSpots,
  wantsPasses: row.wantsPasses,
  asksFirst: row.asksFirst,
  hasWaited: row.asksFirst || row.hasWaited,
});
