import { fr as club } from '../features/club/messages/fr';
import { fr as communication } from '../features/communication/messages/fr';
import { fr as payments } from '../features/payments/messages/fr';
import { fr as sessions } from '../features/sessions/messages/fr';
import { fr as subscriptions } from '../features/subscriptions/messages/fr';
import type { en } from './en';

/** The player portal's texts in Québec French. */
export const fr = {
  ...club,
  ...communication,
  ...payments,
  ...sessions,
  ...subscriptions,
} satisfies Record<keyof typeof en, string>;
