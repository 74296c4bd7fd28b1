import type { Me, User } from 'shared-api/contract';
import { isInvited } from './policy';
import { isMember, type UserRow } from './store';

type Row = Omit<UserRow, 'passwordHash' | 'searchText'>;

const shown = (row: Row): User => ({
  id: row.id,
  username: row.username ?? '',
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email ?? (isMember(row) ? '' : (row.pendingEmail ?? '')),
  isAdmin: row.isAdmin,
  isDoor: row.isDoor,
  paymentPlan: row.paymentPlan,
  status: row.status,
  createdOn: row.createdOn.toISOString(),
  emailConfirmed: row.emailConfirmedOn !== null,
  language: row.language,
  version: row.version,
});

/** A user as an administrator sees them, without mail preferences and a pending new address; a walk-in with theirs. */
export const toUser = (row: UserRow): User => ({ ...shown(row), ...(isInvited(row) && { invited: true }) });

/** An account as its owner sees it. */
export const toMe = (row: Row): Me => ({
  ...shown(row),
  pendingEmail: row.pendingEmail,
  wantsNews: row.wantsNews,
  wantsReminders: row.wantsReminders,
  wantsAnswers: row.wantsAnswers,
  wantsSpots: row.wantsSpots,
  wantsPasses: row.wantsPasses,
  asksFirst: row.asksFirst,
  hasWaited: row.asksFirst || row.hasWaited,
});
