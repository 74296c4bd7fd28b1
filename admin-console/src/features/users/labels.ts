/** A user's name. */
export { fullName as nameOf } from 'shared-api';
