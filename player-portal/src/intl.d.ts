// Types the ids of this package's messages; nothing imports this file.
declare namespace FormatjsIntl {
  interface Message {
    ids:
      | keyof typeof import('./messages/en').en
      | keyof typeof import('./features/club/messages/pages/en').en
      | keyof typeof import('./features/no-shows/messages/en').en
      | keyof typeof import('./features/payments/messages/pages/en').en
      | keyof typeof import('./features/privacy/messages/en').en
      | keyof typeof import('./features/sessions/messages/pages/en').en
      | keyof typeof import('./features/push/messages/en').en
      | keyof typeof import('./features/users/messages/en').en
      | import('shared-ui').UiMessageId;
  }
  interface IntlConfig {
    locale: 'en-CA' | 'fr-CA';
  }
}
