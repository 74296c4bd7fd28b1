import Cancel from '@mui/icons-material/CancelOutlined';
import Success from '@mui/icons-material/CheckCircleOutlineRounded';
import Check from '@mui/icons-material/CheckRounded';
import Group from '@mui/icons-material/GroupsOutlined';
import Pending from '@mui/icons-material/HourglassEmptyRounded';
import Refund from '@mui/icons-material/UndoRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import { PaymentStatus, SeasonStatus, SessionStatus, UserStatus } from 'shared-api';
import type { UiMessageId } from '../messages/load';

export interface StatusLook {
  color: 'success' | 'warning' | 'error' | 'info' | 'default';
  Icon: typeof SvgIcon;
  label: UiMessageId;
}

/** Open green, Full yellow, Cancelled red, Completed grey. */
const session: Record<SessionStatus, StatusLook> = {
  [SessionStatus.Open]: { color: 'success', Icon: Success, label: 'ui.sessionStatus.open' },
  [SessionStatus.Full]: { color: 'warning', Icon: Group, label: 'ui.sessionStatus.full' },
  [SessionStatus.Cancelled]: { color: 'error', Icon: Cancel, label: 'ui.sessionStatus.cancelled' },
  [SessionStatus.Completed]: { color: 'default', Icon: Check, label: 'ui.sessionStatus.completed' },
};

const payment: Record<PaymentStatus, StatusLook> = {
  [PaymentStatus.Pending]: { color: 'warning', Icon: Pending, label: 'ui.paymentStatus.pending' },
  [PaymentStatus.Completed]: { color: 'success', Icon: Success, label: 'ui.paymentStatus.completed' },
  [PaymentStatus.Failed]: { color: 'error', Icon: Cancel, label: 'ui.paymentStatus.failed' },
  [PaymentStatus.Refunded]: { color: 'default', Icon: Refund, label: 'ui.paymentStatus.refunded' },
};

const season: Record<SeasonStatus, StatusLook> = {
  [SeasonStatus.Active]: { color: 'success', Icon: Success, label: 'ui.seasonStatus.active' },
  [SeasonStatus.Inactive]: { color: 'default', Icon: Pending, label: 'ui.seasonStatus.inactive' },
  [SeasonStatus.Cancelled]: { color: 'error', Icon: Cancel, label: 'ui.seasonStatus.cancelled' },
};

const user: Record<UserStatus, StatusLook> = {
  [UserStatus.Active]: { color: 'success', Icon: Success, label: 'ui.userStatus.active' },
  [UserStatus.Suspended]: { color: 'error', Icon: Cancel, label: 'ui.userStatus.suspended' },
  [UserStatus.Pending]: { color: 'warning', Icon: Pending, label: 'ui.userStatus.pending' },
};

/** Colour, icon and label of each status, by kind of record. */
export const statuses = { session, payment, season, user } as const;
export type StatusKind = keyof typeof statuses;
export type StatusOf<K extends StatusKind> = keyof (typeof statuses)[K];
