import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from 'shared-api';
import { regionOf } from 'shared-api/format';

/** A text that is missing is a defect: it is said in the console, where tests hear it. */
const report = (error: Error): void => console.error(error.message);

/*
 * By itself the first text with a value in it asks the browser which languages it knows, which takes a phone 100 ms.
 * It knows both of ours.
 */
IntlMessageFormat.resolveLocale = (locales) =>
  new Intl.Locale(typeof locales === 'string' ? locales : (locales[0] ?? regionOf.en));

export interface MessagesProviderProps {
  locale: Locale;
  messages: Record<string, string>;
  children: ReactNode;
}

/** The texts of what it contains. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  return (
    <IntlProvider
      locale={regionOf[locale]}
      defaultLocale={regionOf[locale]}
      messages={messages}
      onError={report}
    >
      {children}
    </IntlProvider>
  );
}
