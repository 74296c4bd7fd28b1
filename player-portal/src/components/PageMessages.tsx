import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from 'shared-api';
import { useLocale } from 'shared-ui';

interface PageMessagesProps {
  catalogues: Record<Locale, Record<string, string>>;
  children: ReactNode;
}

/** Adds a page's own messages, to keep them out of the catalogue that every first page loads. */
export function PageMessages({ catalogues, children }: PageMessagesProps) {
  const own = catalogues[useLocale()];
  const { locale, defaultLocale, messages, onError } = useIntl();
  const all = { ...messages, ...own } as typeof messages;
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
