import { administrationCalls } from './administration';
import { attendanceCalls } from './attendance';
import { attendanceImportCalls } from './attendance-imports';
import { authCalls } from './auth';
import { balanceCalls } from './balances';
import { clubDataCalls } from './club-data';
import { communicationCalls } from './communication';
import { doorCalls } from './door';
import { doorLinkCalls } from './door-links';
import { invitationCalls } from './invitations';
import { monthCalls } from './months';
import { noShowCalls } from './no-shows';
import { openingCalls } from './openings';
import { outstandingCalls } from './outstanding';
import { passImportCalls } from './pass-imports';
import { paymentCalls } from './payments';
import { privacyCalls } from './privacy';
import { pushCalls } from './push';
import { ratingCalls } from './ratings';
import { refundCalls } from './refunds';
import { seasonCalls } from './seasons';
import { sessionCalls } from './sessions';
import { settingsCalls } from './settings';
import { subscriptionCalls } from './subscriptions';
import { telemetryCalls } from './telemetry';
import { transferCalls } from './transfers';
import { userCalls } from './users';

/** Every call of the product. */
export const calls = {
  ...userCalls,
  ...invitationCalls,
  ...authCalls,
  ...sessionCalls,
  ...doorCalls,
  ...doorLinkCalls,
  ...attendanceCalls,
  ...attendanceImportCalls,
  ...noShowCalls,
  ...seasonCalls,
  ...subscriptionCalls,
  ...passImportCalls,
  ...paymentCalls,
  ...balanceCalls,
  ...outstandingCalls,
  ...refundCalls,
  ...monthCalls,
  ...openingCalls,
  ...transferCalls,
  ...communicationCalls,
  ...settingsCalls,
  ...clubDataCalls,
  ...administrationCalls,
  ...privacyCalls,
  ...pushCalls,
  ...ratingCalls,
  ...telemetryCalls,
};
export type Calls = typeof calls;

/** Descriptions of the calls' nouns, for the API reference. */
export const nouns: Record<string, string> = {
  Users: 'Accounts, the caller’s own and everybody’s.',
  Auth: 'Confirming an address, and logging in with a device.',
  Sessions: 'Sessions, the places in them and their waiting lists.',
  Attendance: 'Who comes and who does not.',
  Seasons: 'The seasons that passes are sold for.',
  SeasonSubscriptions: 'Season passes.',
  Payments: 'Money owed and received.',
  Balances: 'What somebody owes and has to their credit.',
  Refunds: 'Money to be sent back, or that was.',
  Months: 'The months of the club’s books: their figures, and closing them.',
  Openings: 'Balances from before the club kept its books here.',
  Transfers: 'What the bank says has come, and which payment it settles.',
  Communication: 'E-mails to members, and how to stop them.',
  Push: 'Notifications on the caller’s devices.',
  Settings: 'The club’s settings and the system’s figures.',
  Dashboard: 'The administrators’ first page.',
  Ratings: 'How strong people play, for administrators only.',
  Audit: 'Who changed what and when.',
  PrivacyRequests: 'What people have asked about their personal information, by mail or in person.',
  Incidents: 'The register of confidentiality incidents.',
  Retention: 'How long the club keeps what it knows of people.',
  Telemetry: 'What browsers report.',
};

export * from './administration';
export * from './atoms';
export * from './attendance';
export * from './attendance-imports';
export * from './auth';
export * from './balances';
export * from './call';
export * from './club-data';
export * from './communication';
export * from './date-search';
export * from './door';
export * from './door-links';
export * from './enums';
export * from './errors';
export * from './invitations';
export * from './months';
export * from './networks';
export * from './no-shows';
export * from './openings';
export * from './outstanding';
export * from './pass-imports';
export * from './password';
export * from './payments';
export * from './plain';
export * from './privacy';
export * from './push';
export * from './ratings';
export * from './refunds';
export * from './rules';
export * from './search';
export * from './seasons';
export * from './session';
export * from './sessions';
export * from './settings';
export * from './subscriptions';
export * from './tables';
export * from './telemetry';
export * from './texts';
export * from './transfers';
export * from './users';
