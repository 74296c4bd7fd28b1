export { Guard } from './components/Guard';
export { checkAccess } from './policy';
export { useLogout } from './use-logout';
export { useResetOnUserChange } from './use-reset-on-user-change';
