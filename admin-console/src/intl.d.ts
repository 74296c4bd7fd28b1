// Types the console's message ids; nothing imports this file.
declare namespace FormatjsIntl {
  interface Message {
    ids: keyof typeof import('./messages/en').en | import('shared-ui').UiMessageId;
  }
}
