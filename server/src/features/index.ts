import type { Feature } from '../feature';
import { accounts } from './accounts/feature';
import { attendanceRoutes } from './attendance/routes';
import { audit } from './audit/feature';
import { auth } from './auth/feature';
import { balanceRoutes } from './balances/routes';
import { biometric } from './biometric/feature';
import { communication } from './communication/feature';
import { dashboardRoutes } from './dashboard/routes';
import { door } from './door/feature';
import { doorLinks } from './door-links/feature';
import { interac } from './interac/feature';
import { invitationRoutes } from './invitations/routes';
import { ledger } from './ledger/feature';
import { logins } from './logins/feature';
import { noShowRoutes } from './no-shows/routes';
import { payments } from './payments/feature';
import { places } from './places/feature';
import { ratingRoutes } from './ratings/routes';
import { seasonRoutes } from './seasons/routes';
import { sessions } from './sessions/feature';
import { settingsRoutes } from './settings/routes';
import { subscriptions } from './subscriptions/feature';
import { telemetryRoutes } from './telemetry/routes';
import { treasuryRoutes } from './treasury/routes';
import { people } from './users/feature';

/**
 * Every feature, in the order of locks, in which they forget somebody. The log comes last, so that it has what the
 * others were waiting for.
 */
export const features: readonly Feature[] = [
  people,
  { routes: seasonRoutes },
  { routes: settingsRoutes },
  sessions,
  places,
  { routes: attendanceRoutes },
  doorLinks,
  { routes: noShowRoutes },
  door,
  subscriptions,
  ledger,
  payments,
  { routes: balanceRoutes },
  { routes: treasuryRoutes },
  interac,
  communication,
  logins,
  biometric,
  auth,
  { routes: ratingRoutes },
  { routes: dashboardRoutes },
  { routes: telemetryRoutes },
  accounts,
  { routes: invitationRoutes },
  audit,
];
