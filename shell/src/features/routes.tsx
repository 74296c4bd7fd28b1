import type { RouteObject } from 'react-router-dom';
import { definePage } from 'shared-ui';

/** The shell's own pages: a person's identity, which no remote's outage may lock anyone out of. */
export const identityRoutes: RouteObject[] = [
  ...definePage('login', 'anyone', () => import(/* webpackChunkName: "login" */ './login/pages/LoginPage')),
  ...definePage(
    'register',
    'anyone',
    () => import(/* webpackChunkName: "register" */ './register/pages/RegisterPage'),
  ),
  ...definePage(
    'registerSuccess',
    'anyone',
    () => import(/* webpackChunkName: "register-success" */ './register/pages/RegisterSuccessPage'),
  ),
  ...definePage(
    'confirmEmail',
    'anyone',
    () => import(/* webpackChunkName: "confirm-email" */ './confirm-email/pages/ConfirmEmailPage'),
  ),
  ...definePage(
    'resetPassword',
    'anyone',
    () => import(/* webpackChunkName: "reset-password" */ './reset-password/pages/ResetPasswordPage'),
  ),
  ...definePage(
    'restoreEmail',
    'anyone',
    () => import(/* webpackChunkName: "reset-password" */ './restore-email/pages/RestoreEmailPage'),
  ),
];
