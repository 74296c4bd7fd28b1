import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Locale } from 'shared-api';
import { useLocale } from 'shared-ui';

interface OwnTextsProps {
  catalogues: Record<Locale, Record<string, string>>;
  children: ReactNode;
}

/** The texts of a page that brings its own: the app's catalogue is on every first page. */
export function OwnTexts({ catalogues, children }: OwnTextsProps) {
  const own = catalogues[useLocale()];
  const { locale, defaultLocale, messages, onError } = useIntl();
  const all = { ...messages, ...own } as typeof messages;
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
