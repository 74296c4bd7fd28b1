// Makes message ids a type within the console; nothing imports this file.
declare namespace FormatjsIntl {
  interface Message {
    ids: keyof typeof import('./messages/en').en | import('shared-ui').UiMessageId;
  }
}
