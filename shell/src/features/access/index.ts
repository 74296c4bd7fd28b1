export { Guard } from './Guard';
export { useLogout } from './logout';
export { useOwnData } from './use-own-data';
