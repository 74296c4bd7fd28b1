import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient } from 'shared-api';
import { localeOf, UiProvider } from 'shared-ui';
import { en as uiEn } from '../../../shared-ui/src/messages/en';
import { fr as uiFr } from '../../../shared-ui/src/messages/fr';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

const texts = { en: { ...uiEn, ...en }, fr: { ...uiFr, ...fr } };

// A whole layout is drawn and searched by role; on a busy machine that takes its time.
jest.setTimeout(30_000);

// jsdom has no layout, and says so when it is asked to scroll.
window.scrollTo = () => undefined;

/** Where somebody comes to a page, and what a guard left for it. */
type Entry = string | { pathname: string; search?: string; state?: unknown };

/** Renders routes as the shell does: strict, with texts, theme and queries. The entry's path says the language. */
export const renderRoutes = (routes: RouteObject[], entry: Entry) => {
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const locale = localeOf(typeof entry === 'string' ? (entry.split('?')[0] ?? '/') : entry.pathname);
  const queries = createQueryClient();
  const view = render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <UiProvider locale={locale} messages={texts[locale]} clubName="Basket du Plateau">
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  const whereabouts = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, router, queries, whereabouts, user: userEvent.setup({ delay: null }) };
};

/** Renders one page, whatever its path. */
export const renderPage = (page: ReactNode, entry: Entry) =>
  renderRoutes([{ path: '*', element: page }], entry);
