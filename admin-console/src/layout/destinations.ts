import {
  CalendarIcon,
  DashboardIcon,
  EmailIcon,
  GroupIcon,
  HistoryIcon,
  type MessageId,
  PaymentIcon,
  type RouteName,
  TicketIcon,
} from 'shared-ui';
import { SettingsIcon } from 'shared-ui/resource';

export interface Destination {
  to: RouteName;
  label: MessageId;
  Icon: typeof DashboardIcon;
  /** After `g`, the key that goes there. */
  key: string;
}

/** The console's pages, in the order of the day's work. */
export const destinations: readonly Destination[] = [
  { to: 'admin', label: 'console.nav.dashboard', Icon: DashboardIcon, key: 'd' },
  { to: 'adminSessions', label: 'console.nav.sessions', Icon: CalendarIcon, key: 's' },
  { to: 'adminSeasons', label: 'console.nav.seasons', Icon: TicketIcon, key: 'e' },
  { to: 'adminUsers', label: 'console.nav.users', Icon: GroupIcon, key: 'u' },
  { to: 'adminPayments', label: 'console.nav.payments', Icon: PaymentIcon, key: 'p' },
  { to: 'adminCommunication', label: 'console.nav.communication', Icon: EmailIcon, key: 'c' },
  { to: 'adminSettings', label: 'console.nav.settings', Icon: SettingsIcon, key: 'o' },
  { to: 'adminAudit', label: 'console.nav.audit', Icon: HistoryIcon, key: 'a' },
];
