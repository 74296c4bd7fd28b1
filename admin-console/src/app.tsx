import type { RemoteApp } from 'shared-api';
import { pageRoutes } from 'shared-ui';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { places } from './layout/navigation';
import { loadMessages } from './messages/load';
import { pages } from './pages';

export const app = {
  // The version that this code is written for, not the running shell's.
  contract: 1,
  pages,
  routes: () => [
    {
      id: 'admin-console',
      element: <ConsoleLayout />,
      handle: { access: 'admin' },
      children: pageRoutes(pages),
    },
  ],
  places,
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
