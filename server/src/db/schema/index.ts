export { auditLog, deliveredEmails, mailings, settings } from './administration';
export { newId } from './columns';
export { mailedTokens, rateLimits, webauthnChallenges, webauthnCredentials } from './identity';
export { payments } from './payments';
export { seasons, subscriptions } from './seasons';
export { attendance, sessions, waitingList } from './sessions';
export { userSearchText, users } from './users';
