import { type RemoteApp, remoteContract } from 'shared-api';
import { page } from './routes';

/** The players' pages (spec §2). */
export const app = {
  contract: remoteContract,
  routes: () => [
    ...page('home', 'anyone', () => import(/* webpackPreload: true */ './features/club/pages/HomePage')),
    ...page('schedule', 'anyone', () => import('./features/sessions/pages/SchedulePage')),
    ...page('attendanceConfirmation', 'player', () => import('./features/attendance/pages/AnswerPage')),
  ],
  messages: async (locale) =>
    locale === 'fr' ? (await import('./messages/fr')).fr : (await import(/* webpackPreload: true */ './messages/en')).en,
} satisfies RemoteApp;

export default app;
