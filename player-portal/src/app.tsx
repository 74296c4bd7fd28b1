import type { RemoteApp } from 'shared-api';
import { pageRoutes } from 'shared-ui';
import { loadMessages } from './messages/load';
import { pages } from './pages';

export const app = {
  // The version that this code is written for, not the running shell's.
  contract: 1,
  answers: __CONTRACT__,
  pages,
  routes: () => pageRoutes(pages),
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
