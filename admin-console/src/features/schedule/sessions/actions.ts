import {
  type MoneyTouched,
  type Registration,
  type Session,
  type SessionChange,
  SessionStatus,
} from 'shared-api';
import { usualReasons } from 'shared-api/reasons';
import { CheckIcon, ForwardIcon } from 'shared-ui';
import { CancelIcon, DeleteIcon, VisibilityIcon } from 'shared-ui/details';
import { type Confirmation, EditIcon, type I18n, type ListAction, type Operation } from 'shared-ui/resource';
import { deleteSession, forecastChange, forecastDeletion, updateSession } from '../api';
import { changeOf } from './fields';
import type { Move } from './policy';

const dayOf = (session: Session | undefined, { format }: I18n): string =>
  format.date(session?.sessionDate, 'day');

/** What happens to payments for a cancelled session. */
export const paidChoices = ['credit', 'refund'] as const;

/** Whether anything was paid for it. */
export const isPaid = (money: MoneyTouched | undefined): boolean =>
  money !== undefined && money.credited.count + money.refunded.count > 0;

/** Credit is the default. */
const paidBy = (choice: string): Pick<SessionChange, 'paid'> => (choice === 'refund' ? { paid: choice } : {});

/** Asks about payments, if there are any. */
const askPaid = ({ text }: I18n): NonNullable<Confirmation['choice']> => ({
  label: text('sessions.cancelPaid'),
  options: paidChoices.map((value) => ({ value, label: text(`sessions.cancelPaid.${value}`) })),
  when: isPaid,
});

const cancelled = (session: Session, choice: string): SessionChange => ({
  ...changeOf(session),
  status: SessionStatus.Cancelled,
  ...paidBy(choice),
});

const cancelling: Operation<Session> = {
  confirmation: ([session], i18n) => ({
    title: i18n.text('sessions.cancelTitle', { date: dayOf(session, i18n) }),
    body: i18n.text('sessions.cancelText'),
    confirm: i18n.text('sessions.cancel'),
    cancel: i18n.text('sessions.cancelKeep'),
    choice: askPaid(i18n),
  }),
  recipients: async ([session], choice) =>
    session ? forecastChange(session.id, cancelled(session, choice)) : 0,
  takesReason: true,
  reasons: usualReasons,
  run: (session, reason, choice) =>
    updateSession({
      params: { id: session.id },
      body: { ...cancelled(session, choice), reason: reason || null },
    }),
  success: (_rows, { text }) => text('sessions.cancelled'),
  failed: 'sessions.updateFailed',
};

const deleting: Operation<Session> = {
  confirmation: ({ length: count, 0: first }, i18n) => ({
    title: i18n.text('sessions.deleteTitle', { count, date: dayOf(first, i18n) }),
    body: i18n.text('sessions.deleteText'),
    confirm: i18n.text('sessions.deleteConfirm', { count }),
    choice: askPaid(i18n),
  }),
  recipients: (rows, choice) =>
    forecastDeletion(
      rows.map(({ id }) => id),
      paidBy(choice).paid,
    ),
  takesReason: true,
  run: ({ id }, reason, choice) =>
    deleteSession({ params: { id }, body: { reason: reason || null, ...paidBy(choice) } }),
  success: ({ length: count }, { text }) => text('sessions.deleted', { count }),
  failed: 'sessions.deleteFailed',
};

const isStanding =
  (...standings: Registration['place']['standing'][]) =>
  ({ place }: Registration): boolean =>
    standings.includes(place.standing);

/** Actions on a player's place; each opens a dialog. */
export const placeActions: readonly (ListAction<Registration> & { id: Move })[] = [
  {
    id: 'in',
    label: 'sessions.place.in',
    Icon: CheckIcon,
    when: isStanding('waiting', 'offered', 'out'),
    does: 'show',
  },
  {
    id: 'forward',
    label: 'sessions.place.forward',
    Icon: ForwardIcon,
    // As long as a draw is awaited, its entries have no order.
    when: ({ place }) => place.standing === 'waiting' && place.position !== null,
    does: 'show',
  },
  {
    id: 'out',
    label: 'sessions.place.out',
    Icon: CancelIcon,
    danger: true,
    when: isStanding('in', 'waiting', 'offered'),
    does: 'show',
  },
  {
    id: 'waive',
    label: 'sessions.place.waive',
    Icon: CancelIcon,
    when: ({ place }) => place.standing === 'out' && place.late,
    does: 'show',
  },
];

/** For an open session, and for one that lacks players. */
export const cancelAction: ListAction<Session> = {
  id: 'cancel',
  label: 'sessions.cancel',
  Icon: CancelIcon,
  danger: true,
  when: ({ status }) => status === SessionStatus.Open,
  does: 'change',
  operation: cancelling,
};

/** A session's actions; only an open one can be cancelled (docs/product.md, Sessions). */
export const sessionActions: readonly ListAction<Session>[] = [
  {
    id: 'details',
    label: 'sessions.details',
    Icon: VisibilityIcon,
    does: 'go',
    to: 'adminSession',
    query: ({ id }) => ({ id }),
  },
  { id: 'edit', label: 'console.edit', Icon: EditIcon, does: 'edit' },
  cancelAction,
  {
    id: 'delete',
    label: 'console.delete',
    Icon: DeleteIcon,
    danger: true,
    does: 'change',
    operation: deleting,
    many: 'sessions.deleteMany',
  },
];
