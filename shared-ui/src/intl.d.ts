/** Types the ids of this package's messages. An app's own `intl.d.ts` adds its ids. */
declare namespace FormatjsIntl {
  interface Message {
    ids: keyof typeof import('./messages/en').en;
  }
  interface IntlConfig {
    locale: 'en-CA' | 'fr-CA';
  }
}
