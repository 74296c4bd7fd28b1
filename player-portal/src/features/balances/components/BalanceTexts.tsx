import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { useLocale } from 'shared-ui';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

const catalogues = { en, fr };

/** The texts of these pages, which come with them: the app's catalogue is on every first page. */
export function BalanceTexts({ children }: { children: ReactNode }) {
  const own = catalogues[useLocale()];
  const { locale, defaultLocale, messages, onError } = useIntl();
  const all = { ...messages, ...own } as typeof messages;
  return (
    <IntlProvider locale={locale} defaultLocale={defaultLocale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
