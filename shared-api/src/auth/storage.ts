import type { LoggedIn } from '../../contract';
import { readStored, store } from '../stored';

/** The user stored on the device after a login (docs/product.md, Login). */
export type StoredUser = Omit<LoggedIn, 'token' | 'deviceToken'>;

/** The keys in local storage, which every release must know. */
export const keys = { token: 'token', user: 'user', lastUsername: 'lastUsername' } as const;

const readUser = (): StoredUser | null => {
  try {
    const user = JSON.parse(readStored(keys.user) ?? 'null') as StoredUser | null;
    return user && typeof user.id === 'string' ? user : null;
  } catch {
    return null;
  }
};

/** The stored login; a token without a user, or the reverse, counts as none. */
export const savedLogin = () => {
  const token = readStored(keys.token);
  const user = readUser();
  const whole = token !== null && user !== null;
  return {
    token: whole ? token : null,
    user: whole ? user : null,
    lastUsername: readStored(keys.lastUsername),
  };
};

/**
 * Stores a login, or deletes it with nulls. Other tabs read it after each of the writes: they must never see a token
 * beside a user whose it is not.
 */
export const saveLogin = (token: string | null, user: StoredUser | null) => {
  if (readUser()?.id !== user?.id) store(keys.user, null);
  store(keys.token, token);
  store(keys.user, user && JSON.stringify(user));
};

/** The username for the next biometric login; null deletes it. */
export const saveUsername = (username: string | null) => store(keys.lastUsername, username);

const deviceKey = 'deviceToken';

/** Identifies this as a known device at the next login; it survives a logout, and grants no access. */
export const savedDeviceToken = (): string | undefined => readStored(deviceKey) ?? undefined;

/** Stores it; null deletes it. */
export const saveDeviceToken = (token: string | null) => store(deviceKey, token);
