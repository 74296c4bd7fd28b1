import type { User } from 'shared-api';

/** A user's name. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
