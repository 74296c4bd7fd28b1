import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient, setRequestLanguage } from 'shared-api';
import { localeOf, UiProvider } from 'shared-ui';
import { clearNotifications, uiMessages } from 'shared-ui/testing';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

const texts = { en: { ...uiMessages.en, ...en }, fr: { ...uiMessages.fr, ...fr } };

/** Renders a page as the shell does, strictly, with a person to act; the path says the language. */
export const renderPage = (Page: ComponentType, address: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] });
  const locale = localeOf(router.state.location.pathname);
  setRequestLanguage(locale);
  clearNotifications();
  const view = render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <UiProvider locale={locale} messages={texts[locale]}>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  const whereabouts = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, router, whereabouts, user: userEvent.setup({ delay: null }) };
};
