import { fr as audit } from '../features/audit/messages/fr';
import { fr as came } from '../features/came/messages/fr';
import { fr as columns } from '../features/columns/messages/fr';
import { fr as communication } from '../features/communication/messages/fr';
import { fr as dashboard } from '../features/dashboard/messages/fr';
import { fr as door } from '../features/door/messages/fr';
import { fr as interac } from '../features/interac/messages/fr';
import { fr as invitations } from '../features/invitations/messages/fr';
import { fr as noShows } from '../features/no-shows/messages/fr';
import { fr as openings } from '../features/openings/messages/fr';
import { fr as passes } from '../features/passes/messages/fr';
import { fr as payments } from '../features/payments/messages/fr';
import { fr as person } from '../features/person/messages/fr';
import { fr as privacy } from '../features/privacy/messages/fr';
import { fr as ratings } from '../features/ratings/messages/fr';
import { fr as seasons } from '../features/seasons/messages/fr';
import { fr as sessions } from '../features/sessions/messages/fr';
import { fr as settings } from '../features/settings/messages/fr';
import { fr as teams } from '../features/teams/messages/fr';
import { fr as treasury } from '../features/treasury/messages/fr';
import { fr as users } from '../features/users/messages/fr';
import { fr as layout } from '../layout/messages/fr';
import type { en } from './en';

/** The console's texts in French. */
export const fr = {
  ...layout,
  ...audit,
  ...communication,
  ...dashboard,
  ...door,
  ...came,
  ...columns,
  ...interac,
  ...invitations,
  ...noShows,
  ...openings,
  ...passes,
  ...payments,
  ...person,
  ...privacy,
  ...ratings,
  ...seasons,
  ...sessions,
  ...settings,
  ...teams,
  ...treasury,
  ...users,
} satisfies Record<keyof typeof en, string>;
