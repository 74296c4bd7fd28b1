import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Locale } from 'shared-api';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { UiProvider } from '../theme/UiProvider';

/** shared-ui's own texts, both languages at hand. */
export const uiMessages = { en, fr };

export interface RenderUiOptions {
  locale?: Locale;
  /** Where the person is; hooks take the language from it. */
  path?: string;
  /** The app's own texts in that language; shared-ui's are there. */
  messages?: Record<string, string>;
  clubName?: string;
}

/** Renders components as on a page: theme, texts, router, notifications; with a person to act. */
export const renderUi = (
  node: ReactNode,
  { locale = 'en', path, messages = {}, clubName }: RenderUiOptions = {},
) => {
  const router = createMemoryRouter([{ path: '*', element: node }], {
    initialEntries: [path ?? (locale === 'fr' ? '/fr' : '/')],
  });
  const view = render(
    <UiProvider locale={locale} messages={{ ...uiMessages[locale], ...messages }} clubName={clubName}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
};
