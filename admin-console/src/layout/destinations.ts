import type { RemotePlace } from 'shared-api';
import {
  CalendarIcon,
  DashboardIcon,
  EmailIcon,
  GroupIcon,
  HistoryIcon,
  type MessageId,
  PaymentIcon,
  type RouteName,
  routePaths,
  TicketIcon,
} from 'shared-ui';
import { SettingsIcon } from 'shared-ui/resource';

export interface Destination {
  to: RouteName;
  label: MessageId;
  Icon: typeof DashboardIcon;
  /** Its place under the thumb, for the four that a phone has room for; with a shorter name where it needs one. */
  thumb?: { rank: number; label?: MessageId };
  /** After `g`, the key that goes there. */
  key: string;
}

/** The console's pages, in the order of the day's work. */
export const destinations: readonly Destination[] = [
  {
    to: 'admin',
    label: 'console.nav.dashboard',
    Icon: DashboardIcon,
    key: 'd',
    thumb: { rank: 1, label: 'console.nav.dashboardShort' },
  },
  { to: 'adminSessions', label: 'console.nav.sessions', Icon: CalendarIcon, key: 's', thumb: { rank: 2 } },
  { to: 'adminSeasons', label: 'console.nav.seasons', Icon: TicketIcon, key: 'e' },
  { to: 'adminUsers', label: 'console.nav.users', Icon: GroupIcon, key: 'u', thumb: { rank: 3 } },
  { to: 'adminPayments', label: 'console.nav.payments', Icon: PaymentIcon, key: 'p', thumb: { rank: 4 } },
  { to: 'adminCommunication', label: 'console.nav.communication', Icon: EmailIcon, key: 'c' },
  { to: 'adminSettings', label: 'console.nav.settings', Icon: SettingsIcon, key: 'o' },
  { to: 'adminAudit', label: 'console.nav.audit', Icon: HistoryIcon, key: 'a' },
];

const rankOf = ({ thumb }: Destination): number => thumb?.rank ?? Number.POSITIVE_INFINITY;

/** The same pages for a phone, which the shell shows under the thumb. */
export const places: readonly RemotePlace[] = [...destinations]
  .sort((a, b) => rankOf(a) - rankOf(b) || 0)
  .map(({ to, label, thumb, Icon }) => {
    const [en, fr] = routePaths(to);
    return { path: { en, fr }, label: thumb?.label ?? label, Icon };
  });
