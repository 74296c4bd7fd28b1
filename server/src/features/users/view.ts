import type { Me, User } from 'shared-api/contract';
import type { Account } from '../../security/caller';

/** A user as they see themselves. */
export const toMe = (row: Account): Me => ({
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
  pendingEmail: row.pendingEmail,
  wantsNews: row.wantsNews,
  language: row.language,
  version: row.version,
});

/** A user as an administrator sees them: what somebody wants to read, or is about to change, is their own matter. */
export function toUser(row: Account): User {
  const { wantsNews: _, pendingEmail: __, ...user } = toMe(row);
  return user;
}
