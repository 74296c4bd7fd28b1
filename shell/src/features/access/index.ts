export { Guard } from './components/Guard';
export { PersonQueries } from './components/PersonQueries';
export { checkAccess } from './policy';
export { useLogout } from './use-logout';
export { useOtherLogin } from './use-other-login';
