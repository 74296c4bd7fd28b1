import type { Route } from '../http/route';
import type { Services } from '../services';
import { attendanceRoutes } from './attendance/routes';
import { authRoutes } from './auth/routes';
import { communicationRoutes } from './communication/routes';
import { sessionRoutes } from './sessions/routes';
import { meRoutes } from './users/routes';

/** Every feature's calls. */
export const features: ((route: Route, services: Services) => void)[] = [
  authRoutes,
  meRoutes,
  sessionRoutes,
  attendanceRoutes,
  communicationRoutes,
];
