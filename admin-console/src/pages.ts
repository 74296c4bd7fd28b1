import type { RemotePlace } from 'shared-api';
import {
  CalendarIcon,
  DashboardIcon,
  definePage,
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

interface ConsolePage {
  to: RouteName;
  /** Its chunk, which is loaded when the page is first opened. */
  load: Parameters<typeof definePage>[2];
  label: MessageId;
  Icon: typeof DashboardIcon;
  /** Its place under the thumb, for the four that a phone has room for; with a shorter name where it needs one. */
  thumb?: { rank: number; label?: MessageId };
  /** After `g`, the key that goes there. */
  key: string;
}

/** The console's pages, in the order of the day's work: routes, navigation and keys follow from them. */
export const pages: readonly ConsolePage[] = [
  {
    to: 'admin',
    load: () => import('./features/dashboard/pages/DashboardPage'),
    label: 'dashboard.title',
    Icon: DashboardIcon,
    key: 'd',
    thumb: { rank: 1, label: 'console.nav.dashboardShort' },
  },
  {
    to: 'adminSessions',
    load: () => import('./features/sessions/pages/SessionsPage'),
    label: 'sessions.title',
    Icon: CalendarIcon,
    key: 's',
    thumb: { rank: 2 },
  },
  {
    to: 'adminSeasons',
    load: () => import('./features/seasons/pages/SeasonsPage'),
    label: 'seasons.title',
    Icon: TicketIcon,
    key: 'e',
  },
  {
    to: 'adminUsers',
    load: () => import('./features/users/pages/UsersPage'),
    label: 'users.title',
    Icon: GroupIcon,
    key: 'u',
    thumb: { rank: 3 },
  },
  {
    to: 'adminPayments',
    load: () => import('./features/payments/pages/PaymentsPage'),
    label: 'payments.title',
    Icon: PaymentIcon,
    key: 'p',
    thumb: { rank: 4 },
  },
  {
    to: 'adminCommunication',
    load: () => import('./features/communication/pages/CommunicationPage'),
    label: 'communication.title',
    Icon: EmailIcon,
    key: 'c',
  },
  {
    to: 'adminSettings',
    load: () => import('./features/settings/pages/SettingsPage'),
    label: 'settings.title',
    Icon: SettingsIcon,
    key: 'o',
  },
  {
    to: 'adminAudit',
    load: () => import('./features/audit/pages/AuditPage'),
    label: 'audit.title',
    Icon: HistoryIcon,
    key: 'a',
  },
];

const rankOf = ({ thumb }: ConsolePage): number => thumb?.rank ?? pages.length;

/** The same pages for a phone, which the shell shows under the thumb. */
export const places: readonly RemotePlace[] = [...pages]
  .sort((a, b) => rankOf(a) - rankOf(b))
  .map(({ to, label, thumb, Icon }) => {
    const [en, fr] = routePaths(to);
    return { path: { en, fr }, label: thumb?.label ?? label, Icon };
  });

/** Each page under its English and its French path, for administrators. */
export const routes = () => pages.flatMap(({ to, load }) => definePage(to, 'admin', load));
