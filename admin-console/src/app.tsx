import type { RemoteApp } from 'shared-api';
import { definePage } from 'shared-ui';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { places } from './layout/destinations';
import { loadMessages } from './messages/load';

/** The console's pages: each is a folder of `features`, and a chunk that is loaded when it is asked for. */
const pages = [
  ...definePage('admin', 'admin', () => import('./features/dashboard')),
  ...definePage('adminSessions', 'admin', () => import('./features/sessions')),
  ...definePage('adminSeasons', 'admin', () => import('./features/seasons')),
  ...definePage('adminUsers', 'admin', () => import('./features/users')),
  ...definePage('adminPayments', 'admin', () => import('./features/payments')),
  ...definePage('adminCommunication', 'admin', () => import('./features/communication')),
  ...definePage('adminSettings', 'admin', () => import('./features/settings')),
  ...definePage('adminAudit', 'admin', () => import('./features/audit')),
];

export const app = {
  // The version that this code is written for: a word of its own, not the running shell's.
  contract: 1,
  routes: () => [
    {
      id: 'admin-console',
      element: <ConsoleLayout />,
      handle: { access: 'admin' },
      children: pages,
    },
  ],
  places,
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
