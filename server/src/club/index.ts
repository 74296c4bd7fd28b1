import { door } from './door/door';
import { doorLinksFeature } from './door/links';
import { ratingRoutes } from './door/ratings';
import type { Feature } from './feature';
import { attendanceImportsFeature } from './history/attendance-imports';
import { clubDataFeature } from './history/club-data';
import { openingsFeature } from './history/openings';
import { passImportRoutes } from './history/pass-imports';
import { interac } from './interac/transfers';
import { audit } from './log/log';
import { telemetryRoutes } from './log/telemetry';
import { communication } from './mailings/mailings';
import { balance } from './money/balance';
import { debtorRoutes } from './money/debtors';
import { monthRoutes } from './money/months';
import { payments } from './money/payments';
import { refundRoutes } from './money/refunds';
import { subscriptions } from './passes/passes';
import { accounts } from './people/account';
import { auth } from './people/auth';
import { invitationRoutes } from './people/invitations';
import { people } from './people/leaving';
import { loginsFeature } from './people/login-calls';
import { openingRoutes } from './people/opening';
import { biometric } from './people/passkeys';
import { push } from './people/push';
import { retentionFeature } from './people/retention';
import { answerRoutes } from './places/answer';
import { attendanceRoutes } from './places/attendance';
import { calendar } from './places/calendar';
import { drawFeature } from './places/draw';
import { linkRoutes } from './places/link';
import { moveRoutes } from './places/move';
import { noShowRoutes } from './places/no-shows';
import { placesFeature } from './places/sweep';
import { consentsFeature } from './privacy/consents';
import { incidentRoutes } from './privacy/incidents';
import { privacyRequestsFeature } from './privacy/requests';
import { dashboardRoutes } from './schedule/dashboard';
import { seasonRoutes } from './schedule/seasons';
import { schedule } from './schedule/sessions';
import { settingsRoutes } from './settings/settings';

/**
 * Every feature, in the order of locks, in which they forget somebody. The log comes last, so that it has what the
 * others were waiting for.
 */
export const features: readonly Feature[] = [
  people,
  { routes: seasonRoutes },
  { routes: settingsRoutes },
  { routes: openingRoutes },
  schedule,
  placesFeature,
  drawFeature,
  { routes: answerRoutes },
  { routes: linkRoutes },
  { routes: moveRoutes },
  { routes: attendanceRoutes },
  calendar,
  doorLinksFeature,
  { routes: noShowRoutes },
  door,
  subscriptions,
  balance,
  payments,
  { routes: debtorRoutes },
  { routes: refundRoutes },
  { routes: monthRoutes },
  openingsFeature,
  attendanceImportsFeature,
  { routes: passImportRoutes },
  clubDataFeature,
  interac,
  communication,
  loginsFeature,
  push,
  biometric,
  auth,
  { routes: ratingRoutes },
  { routes: dashboardRoutes },
  privacyRequestsFeature,
  { routes: incidentRoutes },
  retentionFeature,
  consentsFeature,
  { routes: telemetryRoutes },
  accounts,
  { routes: invitationRoutes },
  audit,
];
