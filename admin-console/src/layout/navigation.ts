import type { RemotePlace } from 'shared-api';
import {
  CalendarIcon,
  DashboardIcon,
  EmailIcon,
  GroupIcon,
  HistoryIcon,
  type MessageId,
  PaymentIcon,
  TicketIcon,
  VisibilityIcon,
} from 'shared-ui';
import { SettingsIcon } from 'shared-ui/resource';
import { pages } from '../pages';

interface Destination {
  to: keyof typeof pages;
  label: MessageId;
  Icon: typeof DashboardIcon;
  /** Its place under the thumb, for the four that a phone has room for; with a shorter name where it needs one. */
  thumb?: { rank: number; label?: MessageId };
  /** After `g`, the key that goes there. */
  key: string;
}

/** Where the console's navigation leads, in the order of the day's work. */
export const destinations: readonly Destination[] = [
  {
    to: 'admin',
    label: 'dashboard.title',
    Icon: DashboardIcon,
    key: 'd',
    thumb: { rank: 1, label: 'console.nav.dashboardShort' },
  },
  { to: 'adminSessions', label: 'sessions.title', Icon: CalendarIcon, key: 's', thumb: { rank: 2 } },
  { to: 'adminSeasons', label: 'seasons.title', Icon: TicketIcon, key: 'e' },
  { to: 'adminUsers', label: 'users.title', Icon: GroupIcon, key: 'u', thumb: { rank: 3 } },
  { to: 'adminPayments', label: 'payments.title', Icon: PaymentIcon, key: 'p', thumb: { rank: 4 } },
  { to: 'adminCommunication', label: 'communication.title', Icon: EmailIcon, key: 'c' },
  { to: 'adminSettings', label: 'settings.title', Icon: SettingsIcon, key: 'o' },
  { to: 'adminAudit', label: 'audit.title', Icon: HistoryIcon, key: 'a' },
  { to: 'adminReleases', label: 'releases.title', Icon: VisibilityIcon, key: 'r' },
];

/** The tabs beside the payments. */
const moneyPages = ['adminInterac', 'adminOutstanding', 'adminRefunds', 'adminMonths'];

/** The destination that a page belongs to: its own, or that of the page it is a part of. */
export const destinationOf = (page: string | undefined): string | undefined =>
  page !== undefined && moneyPages.includes(page) ? 'adminPayments' : page;

const rankOf = ({ thumb }: Destination): number => thumb?.rank ?? destinations.length;

/** The same for a phone, which the shell shows under the thumb. */
export const places: readonly RemotePlace[] = [...destinations]
  .sort((a, b) => rankOf(a) - rankOf(b))
  .map(({ to, label, thumb, Icon }) => ({ path: pages[to].path, label: thumb?.label ?? label, Icon }));
