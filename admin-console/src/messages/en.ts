import { en as audit } from '../features/audit/messages/en';
import { en as came } from '../features/came/messages/en';
import { en as columns } from '../features/columns/messages/en';
import { en as communication } from '../features/communication/messages/en';
import { en as dashboard } from '../features/dashboard/messages/en';
import { en as door } from '../features/door/messages/en';
import { en as interac } from '../features/interac/messages/en';
import { en as invitations } from '../features/invitations/messages/en';
import { en as noShows } from '../features/no-shows/messages/en';
import { en as openings } from '../features/openings/messages/en';
import { en as passes } from '../features/passes/messages/en';
import { en as payments } from '../features/payments/messages/en';
import { en as person } from '../features/person/messages/en';
import { en as privacy } from '../features/privacy/messages/en';
import { en as ratings } from '../features/ratings/messages/en';
import { en as seasons } from '../features/seasons/messages/en';
import { en as sessions } from '../features/sessions/messages/en';
import { en as settings } from '../features/settings/messages/en';
import { en as teams } from '../features/teams/messages/en';
import { en as treasury } from '../features/treasury/messages/en';
import { en as users } from '../features/users/messages/en';
import { en as layout } from '../layout/messages/en';

/** The console's texts; each feature has its own. English is the source. */
export const en = {
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
};
