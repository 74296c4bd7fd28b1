// Types the message ids of the shell; nothing imports this file.
declare namespace FormatjsIntl {
  interface Message {
    ids:
      | keyof typeof import('./messages/en').en
      | keyof typeof import('./messages/pages/en').en
      | keyof typeof import('./layout/trace/messages/en').en
      | import('shared-ui').UiMessageId;
  }
}
