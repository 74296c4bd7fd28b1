import { administrationCalls } from './administration';
import { attendanceCalls } from './attendance';
import { authCalls } from './auth';
import { communicationCalls } from './communication';
import { paymentCalls } from './payments';
import { seasonCalls, subscriptionCalls } from './seasons';
import { sessionCalls } from './sessions';
import { settingsCalls } from './settings';
import { userCalls } from './users';

/** Every call of the product. A call that is not here does not exist. */
export const calls = {
  ...userCalls,
  ...authCalls,
  ...sessionCalls,
  ...attendanceCalls,
  ...seasonCalls,
  ...subscriptionCalls,
  ...paymentCalls,
  ...communicationCalls,
  ...settingsCalls,
  ...administrationCalls,
};
export type Calls = typeof calls;

export * from './administration';
export * from './atoms';
export * from './attendance';
export * from './auth';
export * from './call';
export * from './communication';
export * from './date-search';
export * from './enums';
export * from './errors';
export * from './networks';
export * from './payments';
export * from './plain';
export * from './rules';
export * from './seasons';
export * from './sessions';
export * from './settings';
export * from './users';
