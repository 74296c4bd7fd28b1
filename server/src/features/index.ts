import type { Route } from '../http/route';
import type { Services } from '../services';
import { meRoutes, userRoutes } from './accounts/routes';
import { attendanceRoutes } from './attendance/routes';
import { auditRoutes } from './audit/routes';
import { authRoutes } from './auth/routes';
import { balanceRoutes } from './balances/routes';
import { biometricRoutes } from './biometric/routes';
import { communicationRoutes } from './communication/routes';
import { dashboardRoutes } from './dashboard/routes';
import { transferRoutes } from './interac/routes';
import { loginRoutes } from './logins/routes';
import { passQueueRoutes } from './pass-queue/routes';
import { paymentRoutes } from './payments/routes';
import { seasonRoutes } from './seasons/routes';
import { sessionRoutes } from './sessions/routes';
import { settingsRoutes } from './settings/routes';
import { subscriptionRoutes } from './subscriptions/routes';
import { telemetryRoutes } from './telemetry/routes';
import { treasuryRoutes } from './treasury/routes';

/** Every feature's calls. */
export const features: ((route: Route, services: Services) => void)[] = [
  authRoutes,
  biometricRoutes,
  loginRoutes,
  meRoutes,
  userRoutes,
  sessionRoutes,
  attendanceRoutes,
  seasonRoutes,
  subscriptionRoutes,
  passQueueRoutes,
  paymentRoutes,
  balanceRoutes,
  treasuryRoutes,
  transferRoutes,
  communicationRoutes,
  settingsRoutes,
  dashboardRoutes,
  auditRoutes,
  telemetryRoutes,
];
