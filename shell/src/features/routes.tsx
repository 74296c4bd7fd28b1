import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type RouteName, routePaths } from 'shared-ui';
import type { Access } from './access';

interface Handle {
  access: Access;
}

/** A page under its path in both languages; its code is loaded when it is first shown. */
const page = (name: RouteName, load: () => Promise<{ default: ComponentType }>): RouteObject[] =>
  routePaths(name).map((path) => ({
    path,
    handle: { access: 'anyone' } satisfies Handle,
    lazy: async () => ({ Component: (await load()).default }),
  }));

/** The shell's own pages: a person's identity, which no remote's outage may lock anyone out of. */
export const identityRoutes: RouteObject[] = [
  ...page('login', () => import(/* webpackChunkName: "login" */ './login/LoginPage')),
  ...page('register', () => import(/* webpackChunkName: "register" */ './register/RegisterPage')),
  ...page(
    'registerSuccess',
    () => import(/* webpackChunkName: "register-success" */ './register/RegisterSuccessPage'),
  ),
  ...page(
    'confirmEmail',
    () => import(/* webpackChunkName: "confirm-email" */ './confirm-email/ConfirmEmailPage'),
  ),
  ...page(
    'resetPassword',
    () => import(/* webpackChunkName: "reset-password" */ './reset-password/ResetPasswordPage'),
  ),
  ...page(
    'restoreEmail',
    () => import(/* webpackChunkName: "reset-password" */ './restore-email/RestoreEmailPage'),
  ),
];
