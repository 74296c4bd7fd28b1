import type { RemoteApp } from 'shared-api';
import type { PageData } from 'shared-api/pages';
import { type Pages, pageRoutes } from 'shared-ui';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { places } from './layout/navigation';
import { loadMessages } from './messages/load';
import { pages } from './pages';

const isDoor = ([, { access }]: [string, PageData]) => access !== 'admin';
const all: [string, Pages[string]][] = Object.entries(pages);
const door = Object.fromEntries(all.filter(isDoor));
const administration = Object.fromEntries(all.filter((page) => !isDoor(page)));

export const app = {
  // The version that this code is written for, not the running shell's.
  contract: 1,
  answers: __CONTRACT__,
  pages,
  routes: () => [
    // The door has the phone to itself.
    ...pageRoutes(door),
    {
      id: 'admin-console',
      element: <ConsoleLayout />,
      handle: { access: 'admin' },
      children: pageRoutes(administration),
    },
  ],
  places,
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
