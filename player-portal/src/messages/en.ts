import { en as club } from '../features/club/messages/en';
import { en as communication } from '../features/communication/messages/en';
import { en as payments } from '../features/payments/messages/en';
import { en as sessions } from '../features/sessions/messages/en';
import { en as subscriptions } from '../features/subscriptions/messages/en';

/** The player portal's texts; each feature has its own. English is the source. */
export const en = {
  ...club,
  ...communication,
  ...payments,
  ...sessions,
  ...subscriptions,
};
