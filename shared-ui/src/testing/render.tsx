import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient, type Locale, setRequestLanguage } from 'shared-api';
import { useNotificationQueue } from '../feedback/notifications';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { localeOf, useLocale } from '../routing';
import { UiProvider } from '../UiProvider';

const uiMessages = { en, fr };

/** The initial location and its state from a guard. */
export type Entry = string | { pathname: string; search?: string; state?: unknown };

export interface AppUnderTest {
  /** The app's own texts; shared-ui's are included. */
  messages?: Record<Locale, Record<string, string>>;
  clubName?: string;
}

interface Rendered extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  queries: QueryClient;
  /** Path and query of the address. */
  whereabouts(): string;
  user: UserEvent;
}

function Frame({ messages, clubName }: AppUnderTest) {
  const locale = useLocale();
  const all = useMemo(() => ({ ...uiMessages[locale], ...messages?.[locale] }), [locale, messages]);
  return (
    <UiProvider locale={locale} messages={all} clubName={clubName}>
      <Outlet />
    </UiProvider>
  );
}

/**
 * Renders a component for an app's tests: in strict mode, with texts, theme, queries, router and notifications, as the
 * shell does. The address determines the language.
 */
export const renderWith = (app: AppUnderTest) => {
  const renderRoutes = (routes: RouteObject[], entry: Entry): Rendered => {
    const router = createMemoryRouter([{ element: <Frame {...app} />, children: routes }], {
      initialEntries: [entry],
    });
    setRequestLanguage(localeOf(router.state.location.pathname));
    // Notifications outlive the page that a test rendered.
    useNotificationQueue.setState({ waiting: [] });
    const queries = createQueryClient();
    const view = render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
    const whereabouts = () => `${router.state.location.pathname}${router.state.location.search}`;
    return { ...view, router, queries, whereabouts, user: userEvent.setup({ delay: null }) };
  };

  const renderPage = (page: ReactNode, entry: Entry = '/'): Rendered =>
    renderRoutes([{ path: '*', element: page }], entry);
  return { renderRoutes, renderPage };
};

/** For shared-ui's own tests. */
export const { renderPage: renderUi } = renderWith({});
