import type { RemotePlace } from 'shared-api';
import { CalendarIcon, DashboardIcon, EmailIcon, type MessageId, PaymentIcon, TicketIcon } from 'shared-ui';
import { GroupIcon } from 'shared-ui/details';
import { SettingsIcon } from 'shared-ui/resource';
import { pages } from '../pages';

export interface Destination {
  to: keyof typeof pages;
  label: MessageId;
  Icon: typeof DashboardIcon;
  /** Its entry in a phone's bar, which has room for four; with a shorter label where needed. */
  thumb?: { rank: number; label?: MessageId };
}

/** The console's navigation, by frequency of use: the pages of the daily work. */
export const destinations: readonly Destination[] = [
  {
    to: 'admin',
    label: 'dashboard.title',
    Icon: DashboardIcon,
    thumb: { rank: 1, label: 'console.nav.dashboardShort' },
  },
  { to: 'adminSessions', label: 'sessions.title', Icon: CalendarIcon, thumb: { rank: 2 } },
  { to: 'adminSeasons', label: 'seasons.title', Icon: TicketIcon },
  { to: 'adminUsers', label: 'users.title', Icon: GroupIcon, thumb: { rank: 3 } },
  { to: 'adminPayments', label: 'payments.title', Icon: PaymentIcon, thumb: { rank: 4 } },
  { to: 'adminCommunication', label: 'communication.title', Icon: EmailIcon },
  { to: 'adminSettings', label: 'settings.title', Icon: SettingsIcon },
];

const parents: Partial<Record<string, { path: object; parent?: Destination['to'] }>> = pages;

/** The navigation entry of a page: its own, or that of the page above it. */
export const destinationOf = (page: string | undefined): string | undefined => {
  const parent = page && parents[page]?.parent;
  return parent ? destinationOf(parent) : page;
};

const rankOf = ({ thumb }: Destination): number => thumb?.rank ?? destinations.length;

/** The same for a phone's navigation, which the shell shows. */
export const places: readonly RemotePlace[] = [...destinations]
  .sort((a, b) => rankOf(a) - rankOf(b))
  .map(({ to, label, thumb, Icon }) => ({
    // A phone's bar cannot know what is owed: it leads to the page that says so.
    path: pages[to === 'adminPayments' ? 'adminOutstanding' : to].path,
    label: thumb?.label ?? label,
    Icon,
  }));
