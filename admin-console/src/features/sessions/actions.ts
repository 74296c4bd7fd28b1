import {
  countChangeRecipients,
  countDeletionRecipients,
  deleteSession,
  type Session,
  SessionStatus,
  updateSession,
} from 'shared-api';
import { CancelIcon, DeleteIcon, VisibilityIcon } from 'shared-ui';
import type { Action, Deed, Words } from 'shared-ui/resource';
import { EditIcon } from 'shared-ui/resource';
import { changeOf } from './draft';

const dayOf = (session: Session | undefined, { format }: Words): string =>
  format.date(session?.sessionDate, 'day');

const cancelled = (session: Session) => ({ ...changeOf(session), status: SessionStatus.Cancelled });

const cancelling: Deed<Session> = {
  ask: ([session], words) => ({
    title: words.text('sessions.cancelTitle', { date: dayOf(session, words) }),
    body: words.text('sessions.cancelText', { count: session?.registeredPlayersCount ?? 0 }),
    confirm: words.text('sessions.cancelConfirm'),
    cancel: words.text('sessions.cancelKeep'),
  }),
  recipients: async ([session]) => (session ? countChangeRecipients(session.id, cancelled(session)) : 0),
  takesReason: true,
  run: (session, reason) => updateSession(session.id, { ...cancelled(session), reason: reason || null }),
  done: (_rows, { text }) => text('sessions.cancelled'),
  failed: 'sessions.updateFailed',
};

const deleting: Deed<Session> = {
  ask: ({ length: count }, { text }) => ({
    title: text('sessions.deleteTitle', { count }),
    body: text('sessions.deleteText'),
    confirm: text('sessions.deleteConfirm', { count }),
  }),
  recipients: (rows) => countDeletionRecipients(rows.map(({ id }) => id)),
  takesReason: true,
  run: ({ id }, reason) => deleteSession(id, reason || null),
  done: ({ length: count }, { text }) => text('sessions.deleted', { count }),
  failed: 'sessions.deleteFailed',
};

/** What can be done with a session; only an open one can be cancelled (docs/product.md, Sessions). */
export const sessionActions: readonly Action<Session>[] = [
  { id: 'details', label: 'sessions.details', Icon: VisibilityIcon, does: 'show' },
  { id: 'edit', label: 'sessions.edit', Icon: EditIcon, does: 'edit' },
  {
    id: 'cancel',
    label: 'sessions.cancel',
    Icon: CancelIcon,
    danger: true,
    when: ({ status }) => status === SessionStatus.Open,
    does: 'change',
    deed: cancelling,
  },
  {
    id: 'delete',
    label: 'sessions.delete',
    Icon: DeleteIcon,
    danger: true,
    does: 'change',
    deed: deleting,
    many: 'sessions.deleteMany',
  },
];
