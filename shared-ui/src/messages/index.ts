export { loadUiMessages, type UiMessageId } from './load';
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider';
export { messageLoader } from './message-loader';
export { SeasonName } from './SeasonName';
export { type MessageId, Text, type TextOf, type TextProps, type TextValues, useText } from './text';
