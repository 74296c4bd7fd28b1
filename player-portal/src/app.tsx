import type { RemoteApp } from 'shared-api';
import { definePage } from 'shared-ui';
import { loadMessages } from './messages/load';

/** The players' pages. */
export const app = {
  // The version that this code is written for: a word of its own, not the running shell's.
  contract: 1,
  routes: () => [
    ...definePage(
      'home',
      'anyone',
      () => import(/* webpackChunkName: "home" */ './features/club/pages/HomePage'),
    ),
    ...definePage(
      'about',
      'anyone',
      () => import(/* webpackChunkName: "about" */ './features/club/pages/AboutPage'),
    ),
    ...definePage(
      'faq',
      'anyone',
      () => import(/* webpackChunkName: "faq" */ './features/club/pages/FaqPage'),
    ),
    ...definePage(
      'plan',
      'visitor',
      () => import(/* webpackChunkName: "plan" */ './features/subscriptions/pages/PlanPage'),
    ),
    ...definePage(
      'planSelection',
      'player',
      () =>
        import(/* webpackChunkName: "planSelection" */ './features/subscriptions/pages/PlanSelectionPage'),
    ),
    ...definePage(
      'seasonSubscription',
      'player',
      () =>
        import(
          /* webpackChunkName: "seasonSubscription" */ './features/subscriptions/pages/SeasonSubscriptionPage'
        ),
    ),
    ...definePage(
      'schedule',
      'anyone',
      () => import(/* webpackChunkName: "schedule" */ './features/sessions/pages/SchedulePage'),
    ),
    ...definePage(
      'mySessions',
      'player',
      () => import(/* webpackChunkName: "mySessions" */ './features/sessions/pages/MySessionsPage'),
    ),
    ...definePage(
      'myAttendance',
      'player',
      () => import(/* webpackChunkName: "myAttendance" */ './features/attendance/pages/HistoryPage'),
    ),
    ...definePage(
      'attendanceConfirmation',
      'player',
      () => import(/* webpackChunkName: "attendanceConfirmation" */ './features/attendance/pages/AnswerPage'),
    ),
    ...definePage(
      'attendanceLink',
      'anyone',
      () => import(/* webpackChunkName: "attendanceLink" */ './features/attendance/pages/LinkPage'),
    ),
    ...definePage(
      'attendanceResult',
      'anyone',
      () => import(/* webpackChunkName: "attendanceResult" */ './features/attendance/pages/LinkResultPage'),
    ),
    ...definePage(
      'profile',
      'player',
      () => import(/* webpackChunkName: "profile" */ './features/users/pages/ProfilePage'),
    ),
    ...definePage(
      'unsubscribe',
      'anyone',
      () => import(/* webpackChunkName: "unsubscribe" */ './features/communication/pages/UnsubscribePage'),
    ),
  ],
  messages: loadMessages,
} satisfies RemoteApp;

export default app;
