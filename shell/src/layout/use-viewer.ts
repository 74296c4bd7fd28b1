import { type StoredUser, useAuth } from 'shared-api';

/** The current user; null without a token. */
export const useViewer = (): StoredUser | null => useAuth(({ token, user }) => (token ? user : null));

export const fullName = ({ firstName, lastName }: StoredUser): string => `${firstName} ${lastName}`;

export const initials = ({ firstName, lastName }: StoredUser): string =>
  `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
