import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode, useMemo } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient, type Locale, setRequestLanguage } from 'shared-api';
// Loaded already: a test need not wait for the first notification's code.
import '../feedback/Notification';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { useNotificationQueue } from '../notifications';
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
  /** Waits until every query has its answer and the page shows it: for what must not appear. */
  answered(): Promise<void>;
}

/** One turn of the event loop: queries tell of their answers in the next one. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

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
    // What fails is asked for again as often as in the product, and at once.
    const usual = queries.getDefaultOptions();
    queries.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 0 } });
    const view = render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    );
    const answered = async () => {
      do {
        await act(async () => {
          while (queries.isFetching() + queries.isMutating() > 0) await turn();
          await turn();
        });
        // What is shown now may ask more.
      } while (queries.isFetching() > 0);
    };
    const whereabouts = () => `${router.state.location.pathname}${router.state.location.search}`;
    return { ...view, router, queries, whereabouts, answered, user: userEvent.setup({ delay: null }) };
  };

  const renderPage = (page: ReactNode, entry: Entry = '/'): Rendered =>
    renderRoutes([{ path: '*', element: page }], entry);
  return { renderRoutes, renderPage };
};

/** For shared-ui's own tests. */
export const { renderPage: renderUi } = renderWith({});
