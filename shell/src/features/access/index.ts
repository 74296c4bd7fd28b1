export { Guard } from './components/Guard';
export { checkAccess } from './policy';
export { useLogout } from './use-logout';
export { useOwnData } from './use-own-data';
