import { type StoredUser, useAuth } from 'shared-api';

/** The current user; null without a token. */
export const useViewer = (): StoredUser | null => useAuth(({ token, user }) => (token ? user : null));

export const initials = ({ firstName, lastName }: StoredUser): string =>
  // Not the first half of a character.
  `${[...firstName, ''][0]}${[...lastName, ''][0]}`.toUpperCase();
