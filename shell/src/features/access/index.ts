export type { Access } from './access';
export { useLogout } from './departure';
export { Guard } from './Guard';
export { useOwnData } from './use-own-data';
