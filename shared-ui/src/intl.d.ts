/** Makes the ids of this package's messages a type. An app's own `intl.d.ts` adds its ids to these. */
declare namespace FormatjsIntl {
  interface Message {
    ids: keyof typeof import('./messages/en').en;
  }
  interface IntlConfig {
    locale: 'en-CA' | 'fr-CA';
  }
}
