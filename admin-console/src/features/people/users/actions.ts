import { fullName, type User } from 'shared-api';
import { EmailIcon, LockerIcon, PaymentIcon } from 'shared-ui';
import { DeleteIcon } from 'shared-ui/details';
import { LogoutIcon } from 'shared-ui/overlays';
import { EditIcon, type ListAction } from 'shared-ui/resource';
import { countRemovalRecipients, deleteUser, endLoginsOf, mailResetLink } from '../api';

const nameOfFirst = ([user]: readonly User[]): string => (user ? fullName(user) : '');

/** Not a walk-in, whom no e-mail reaches. */
const hasAddress = ({ email }: User): boolean => email !== '';

/** A user's actions. */
export const userActions: readonly ListAction<User>[] = [
  { id: 'edit', label: 'console.edit', Icon: EditIcon, does: 'edit' },
  {
    id: 'payments',
    label: 'payments.title',
    Icon: PaymentIcon,
    does: 'go',
    to: 'adminPayments',
    query: ({ id }) => ({ userId: id, from: '', to: '' }),
  },
  {
    id: 'write',
    label: 'users.write',
    Icon: EmailIcon,
    when: hasAddress,
    does: 'go',
    to: 'adminCommunication',
    query: ({ email }) => ({ to: email }),
  },
  {
    id: 'reset',
    label: 'users.resetLink',
    Icon: LockerIcon,
    when: (user) => hasAddress(user) && !user.invited,
    does: 'change',
    operation: {
      confirmation: (rows, { text }) => ({
        title: text('users.resetTitle', { name: nameOfFirst(rows) }),
        body: text('users.resetText', { email: rows[0]?.email ?? '' }),
        confirm: text('users.resetConfirm'),
      }),
      run: ({ id }) => mailResetLink({ params: { id } }),
      success: (rows, { text }) => text('users.resetSent', { email: rows[0]?.email ?? '' }),
      failed: 'users.resetFailed',
    },
  },
  {
    id: 'invite',
    label: 'users.inviteAgain',
    Icon: LockerIcon,
    when: ({ invited = false }) => invited,
    does: 'change',
    operation: {
      confirmation: (rows, { text }) => ({
        title: text('users.inviteTitle', { name: nameOfFirst(rows) }),
        body: text('users.inviteText', { email: rows[0]?.email ?? '' }),
        confirm: text('users.resetConfirm'),
      }),
      run: ({ id }) => mailResetLink({ params: { id } }),
      success: (rows, { text }) => text('users.inviteSent', { email: rows[0]?.email ?? '' }),
      failed: 'users.inviteFailed',
    },
  },
  {
    id: 'endLogins',
    label: 'users.endLogins',
    Icon: LogoutIcon,
    when: ({ invited }) => !invited,
    does: 'change',
    operation: {
      confirmation: (rows, { text }) => ({
        title: text('users.endLoginsTitle', { name: nameOfFirst(rows) }),
        body: text('users.endLoginsText'),
        confirm: text('users.endLogins'),
      }),
      run: ({ id }) => endLoginsOf({ params: { id } }),
      success: (rows, { text }) => text('users.loginsEnded', { name: nameOfFirst(rows) }),
      failed: 'users.endLoginsFailed',
    },
  },
  {
    id: 'delete',
    label: 'console.delete',
    Icon: DeleteIcon,
    danger: true,
    does: 'change',
    many: 'users.deleteMany',
    operation: {
      confirmation: (rows, { text }) => ({
        title: text('users.deleteTitle', { count: rows.length, name: nameOfFirst(rows) }),
        body: text('users.deleteText', { count: rows.length }),
        confirm: text('users.deleteConfirm', { count: rows.length }),
      }),
      recipients: (rows) => countRemovalRecipients(rows.map(({ id }) => id)),
      takesReason: true,
      run: ({ id }, reason) => deleteUser({ params: { id }, body: { reason: reason || null } }),
      success: ({ length: count }, { text }) => text('users.deleted', { count }),
      failed: 'users.deleteFailed',
    },
  },
];
