export type { Access } from './access';
export { useLogout } from './departure';
export { Guard } from './Guard';
export { destinationOf, sentFrom } from './return-to';
export { useOwnData } from './use-own-data';
