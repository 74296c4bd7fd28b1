import type { Me, User } from 'shared-api/contract';
import type { UserRow } from './store';

/** A user as they see themselves. */
export const toMe = (row: UserRow): Me => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  isAdmin: row.isAdmin,
  paymentPlan: row.paymentPlan,
  status: row.status,
  createdOn: row.createdOn.toISOString(),
  version: row.version,
});

/** A user as an administrator sees them. */
export const toUser = (row: UserRow): User => ({
  ...toMe(row),
  emailConfirmed: row.emailConfirmedOn !== null,
});
