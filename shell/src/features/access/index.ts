export { Guard } from './components/Guard';
export { useLogout } from './use-logout';
export { useOwnData } from './use-own-data';
