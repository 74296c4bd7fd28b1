export { auditLog, deliveredEmails, settings } from './administration';
export { newId } from './columns';
export { logins, mailedTokens, rateLimits, webauthnChallenges, webauthnCredentials } from './identity';
export { mailingRecipients, mailings } from './mailings';
export { payments } from './payments';
export { seasons, subscriptions } from './seasons';
export { attendance, sessions, waitingList } from './sessions';
export { users } from './users';
