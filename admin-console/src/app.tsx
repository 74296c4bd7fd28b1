import type { RouteObject } from 'react-router-dom';
import type { RemoteApp } from 'shared-api';
import { type RouteName, routePaths } from 'shared-ui';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { places } from './layout/destinations';
import { loadMessages } from './messages/load';

type Page = () => Promise<{ Component: () => React.ReactNode }>;

/** The console's pages: each is a folder of `features`, and a chunk that is loaded when it is asked for. */
const pages: [RouteName, Page][] = [
  ['admin', async () => ({ Component: (await import('./features/dashboard')).DashboardPage })],
  ['adminSessions', async () => ({ Component: (await import('./features/sessions')).SessionsPage })],
  ['adminSeasons', async () => ({ Component: (await import('./features/seasons')).SeasonsPage })],
  ['adminUsers', async () => ({ Component: (await import('./features/users')).UsersPage })],
  ['adminPayments', async () => ({ Component: (await import('./features/payments')).PaymentsPage })],
  [
    'adminCommunication',
    async () => ({ Component: (await import('./features/communication')).CommunicationPage }),
  ],
  ['adminSettings', async () => ({ Component: (await import('./features/settings')).SettingsPage })],
  ['adminAudit', async () => ({ Component: (await import('./features/audit')).AuditPage })],
];

/** Every page under its English and its French path; the shell's guard reads who may see it. */
const routesOf = ([name, lazy]: [RouteName, Page]): RouteObject[] =>
  routePaths(name).map((path) => ({ path, lazy, handle: { access: 'admin' } }));

export const app = {
  // The version that this code is written for: a word of its own, not the running shell's.
  contract: 1,
  routes: () => [
    {
      id: 'admin-console',
      element: <ConsoleLayout />,
      handle: { access: 'admin' },
      children: pages.flatMap(routesOf),
    },
  ],
  places,
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
