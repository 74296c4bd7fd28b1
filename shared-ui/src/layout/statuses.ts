import type SvgIcon from '@mui/material/SvgIcon';
import { PaymentStatus, SeasonStatus, SessionStatus, UserStatus } from 'shared-api';
import type { UiMessageId } from '../messages/load';
import { CheckIcon, PendingIcon } from '../mui/icons';
import { CancelIcon, GroupIcon, RefundIcon, SuccessIcon } from '../mui/status-icons';

export interface StatusLook {
  color: 'success' | 'warning' | 'error' | 'info' | 'default';
  Icon: typeof SvgIcon;
  label: UiMessageId;
}

/** Open green, Full yellow, Cancelled red, Completed grey. */
const session: Record<SessionStatus, StatusLook> = {
  [SessionStatus.Open]: { color: 'success', Icon: SuccessIcon, label: 'ui.sessionStatus.open' },
  [SessionStatus.Full]: { color: 'warning', Icon: GroupIcon, label: 'ui.sessionStatus.full' },
  [SessionStatus.Cancelled]: { color: 'error', Icon: CancelIcon, label: 'ui.sessionStatus.cancelled' },
  [SessionStatus.Completed]: { color: 'default', Icon: CheckIcon, label: 'ui.sessionStatus.completed' },
};

const payment: Record<PaymentStatus, StatusLook> = {
  [PaymentStatus.Pending]: { color: 'warning', Icon: PendingIcon, label: 'ui.paymentStatus.pending' },
  [PaymentStatus.Completed]: { color: 'success', Icon: SuccessIcon, label: 'ui.paymentStatus.completed' },
  [PaymentStatus.Failed]: { color: 'error', Icon: CancelIcon, label: 'ui.paymentStatus.failed' },
  [PaymentStatus.Refunded]: { color: 'default', Icon: RefundIcon, label: 'ui.paymentStatus.refunded' },
};

const season: Record<SeasonStatus, StatusLook> = {
  [SeasonStatus.Active]: { color: 'success', Icon: SuccessIcon, label: 'ui.seasonStatus.active' },
  [SeasonStatus.Inactive]: { color: 'default', Icon: PendingIcon, label: 'ui.seasonStatus.inactive' },
  [SeasonStatus.Cancelled]: { color: 'error', Icon: CancelIcon, label: 'ui.seasonStatus.cancelled' },
};

const user: Record<UserStatus, StatusLook> = {
  [UserStatus.Active]: { color: 'success', Icon: SuccessIcon, label: 'ui.userStatus.active' },
  [UserStatus.Suspended]: { color: 'error', Icon: CancelIcon, label: 'ui.userStatus.suspended' },
  [UserStatus.Pending]: { color: 'warning', Icon: PendingIcon, label: 'ui.userStatus.pending' },
};

/** Colour, icon and label of each status, by kind of record. */
export const statuses = { session, payment, season, user } as const;
export type StatusKind = keyof typeof statuses;
export type StatusOf<K extends StatusKind> = keyof (typeof statuses)[K];
