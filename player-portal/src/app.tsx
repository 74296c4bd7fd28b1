import type { RemoteApp } from 'shared-api';
import { page } from './routes';

/** The players' pages. */
export const app = {
  // The version that this code is written for: a word of its own, not the running shell's.
  contract: 1,
  routes: () => [
    ...page('home', 'anyone', () => import(/* webpackChunkName: "home" */ './features/club/pages/HomePage')),
    ...page(
      'about',
      'anyone',
      () => import(/* webpackChunkName: "about" */ './features/club/pages/AboutPage'),
    ),
    ...page('faq', 'anyone', () => import(/* webpackChunkName: "faq" */ './features/club/pages/FaqPage')),
    ...page(
      'plan',
      'visitor',
      () => import(/* webpackChunkName: "plan" */ './features/subscriptions/pages/PlanPage'),
    ),
    ...page(
      'planSelection',
      'player',
      () =>
        import(/* webpackChunkName: "planSelection" */ './features/subscriptions/pages/PlanSelectionPage'),
    ),
    ...page(
      'seasonSubscription',
      'player',
      () =>
        import(
          /* webpackChunkName: "seasonSubscription" */ './features/subscriptions/pages/SeasonSubscriptionPage'
        ),
    ),
    ...page(
      'schedule',
      'anyone',
      () => import(/* webpackChunkName: "schedule" */ './features/sessions/pages/SchedulePage'),
    ),
    ...page(
      'mySessions',
      'player',
      () => import(/* webpackChunkName: "mySessions" */ './features/sessions/pages/MySessionsPage'),
    ),
    ...page(
      'myAttendance',
      'player',
      () => import(/* webpackChunkName: "myAttendance" */ './features/attendance/pages/HistoryPage'),
    ),
    ...page(
      'attendanceConfirmation',
      'player',
      () => import(/* webpackChunkName: "attendanceConfirmation" */ './features/attendance/pages/AnswerPage'),
    ),
    ...page(
      'attendanceLink',
      'anyone',
      () => import(/* webpackChunkName: "attendanceLink" */ './features/attendance/pages/LinkPage'),
    ),
    ...page(
      'attendanceResult',
      'anyone',
      () => import(/* webpackChunkName: "attendanceResult" */ './features/attendance/pages/LinkResultPage'),
    ),
    ...page(
      'profile',
      'player',
      () => import(/* webpackChunkName: "profile" */ './features/users/pages/ProfilePage'),
    ),
    ...page(
      'unsubscribe',
      'anyone',
      () => import(/* webpackChunkName: "unsubscribe" */ './features/communication/pages/UnsubscribePage'),
    ),
  ],
  messages: async (locale) =>
    locale === 'fr'
      ? (await import(/* webpackChunkName: "messages-fr" */ './messages/fr')).fr
      : (await import(/* webpackChunkName: "messages-en" */ './messages/en')).en,
} satisfies RemoteApp;

export default app;
