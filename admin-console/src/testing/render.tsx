import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Locale } from 'shared-api';
import { renderUi } from 'shared-ui/testing';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

const messages = { en, fr };

/** Renders a part of the console as in the shell: its texts, the address, and a client that asks once. */
export const renderConsole = (node: ReactNode, path: string, locale: Locale = 'en') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderUi(<QueryClientProvider client={client}>{node}</QueryClientProvider>, {
    path,
    locale,
    messages: messages[locale],
  });
};
