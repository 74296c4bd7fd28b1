export { loadUiMessages, type UiMessageId } from './load';
export { messageLoader } from './message-loader';
export { onItsWayText, useOnItsWay } from './on-its-way';
export { purposeText, usePurpose } from './purpose';
export { SeasonName } from './SeasonName';
export { type MessageId, Text, type TextOf, useText } from './text';
