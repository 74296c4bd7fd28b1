import { type RouteName, routeOf } from 'shared-ui';
import { remoteFor } from '../../remotes/table';

/** Pages with one thing to do. */
const single: readonly (RouteName | undefined)[] = [
  'login',
  'register',
  'registerSuccess',
  'confirmEmail',
  'resetPassword',
  'restoreEmail',
];

/** Whether a page ends with the footer: not the pages of a person's identity, nor the administrators'. */
export const hasFooter = (pathname: string): boolean =>
  remoteFor(pathname) !== 'admin-console' && !single.includes(routeOf(pathname));
