export { loadUiMessages, type UiMessageId } from './load';
export { messageLoader } from './message-loader';
export { SeasonName } from './SeasonName';
export { type MessageId, Text, type TextOf, useText } from './text';
