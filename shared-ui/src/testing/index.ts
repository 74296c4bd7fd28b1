export * from './records';
export { type AppUnderTest, type Entry, renderWith } from './render';
export { Answer, errorReply, type SentRequest, type SentRequests, serve, silence } from './server';
