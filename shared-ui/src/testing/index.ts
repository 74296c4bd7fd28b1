export { clearNotifications } from './notifications';
export * from './records';
export { type RenderUiOptions, renderUi, uiMessages } from './render';
export { Answer, refusal, type SentRequest, type SentRequests, serve, silence } from './server';
