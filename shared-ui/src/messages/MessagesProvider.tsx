import { IntlMessageFormat } from 'intl-messageformat';
import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { type Locale, setOutcomeText } from 'shared-api';
import { regionOf } from 'shared-api/format';
import { useText } from './text';

/** A missing text is a bug: it is logged as an error, which fails tests. */
const report = (error: Error): void => console.error(error.message);

/*
 * By default the first message with a value queries all locales that the browser supports, which takes a phone 100 ms.
 * Ours are always supported.
 */
IntlMessageFormat.resolveLocale = (locales) =>
  new Intl.Locale(typeof locales === 'string' ? locales : (locales[0] ?? regionOf.en));

export interface MessagesProviderProps {
  locale: Locale;
  messages: Record<string, string>;
  children: ReactNode;
}

/** Gives calls what they say without a reply. */
function OutcomeText() {
  const text = useText();
  useLayoutEffect(() => setOutcomeText((outcome) => text(`ui.error.${outcome}`)), [text]);
  return null;
}

/** Provides texts to its children, and to calls. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  return (
    <IntlProvider
      locale={regionOf[locale]}
      defaultLocale={regionOf[locale]}
      messages={messages}
      onError={report}
    >
      <OutcomeText />
      {children}
    </IntlProvider>
  );
}
