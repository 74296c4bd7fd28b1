import { type RemoteApp, remoteContract } from 'shared-api';
import { page } from './routes';

/** The players' pages (spec §2). */
export const app = {
  contract: remoteContract,
  routes: () => [
    ...page('home', 'anyone', () => import('./features/club/pages/HomePage')),
    ...page('about', 'anyone', () => import('./features/club/pages/AboutPage')),
    ...page('faq', 'anyone', () => import('./features/club/pages/FaqPage')),
    ...page('plan', 'visitor', () => import('./features/subscriptions/pages/PlanPage')),
    ...page('planSelection', 'player', () => import('./features/subscriptions/pages/PlanSelectionPage')),
    ...page(
      'seasonSubscription',
      'player',
      () => import('./features/subscriptions/pages/SeasonSubscriptionPage'),
    ),
    ...page('schedule', 'anyone', () => import('./features/sessions/pages/SchedulePage')),
    ...page('mySessions', 'player', () => import('./features/sessions/pages/MySessionsPage')),
    ...page('myAttendance', 'player', () => import('./features/attendance/pages/HistoryPage')),
    ...page('attendanceConfirmation', 'player', () => import('./features/attendance/pages/AnswerPage')),
    ...page('attendanceLink', 'anyone', () => import('./features/attendance/pages/LinkPage')),
    ...page('attendanceResult', 'anyone', () => import('./features/attendance/pages/LinkResultPage')),
    ...page('profile', 'player', () => import('./features/users/pages/ProfilePage')),
    ...page('unsubscribe', 'anyone', () => import('./features/communication/pages/UnsubscribePage')),
  ],
  messages: async (locale) =>
    locale === 'fr' ? (await import('./messages/fr')).fr : (await import('./messages/en')).en,
} satisfies RemoteApp;

export default app;
