import type { RemoteApp } from 'shared-api';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { loadMessages } from './messages/load';
import { places, routes } from './pages';

export const app = {
  // The version that this code is written for: a word of its own, not the running shell's.
  contract: 1,
  routes: () => [
    { id: 'admin-console', element: <ConsoleLayout />, handle: { access: 'admin' }, children: routes() },
  ],
  places,
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
