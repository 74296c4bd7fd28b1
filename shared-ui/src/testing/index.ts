export * from './records';
export { type AppUnderTest, type Entry, renderWith } from './render';
export { Answer, refusal, type SentRequest, type SentRequests, serve, silence } from './server';
