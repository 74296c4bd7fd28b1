export { auditLog, settings } from './administration';
export { newId } from './columns';
export { logins, mailedTokens, rateLimits, webauthnChallenges, webauthnCredentials } from './identity';
export { mailings } from './mailings';
export { OutboxState, outbox } from './outbox';
export { payments } from './payments';
export { seasons, subscriptions } from './seasons';
export { attendance, sessions, waitingList } from './sessions';
export { users } from './users';
