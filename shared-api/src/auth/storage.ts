import type { LoggedIn } from '../../contract';

/** The user stored on the device after a login (docs/product.md, Login). */
export type StoredUser = Omit<LoggedIn, 'token' | 'deviceToken'>;

/** The keys in local storage, which every release must know. */
export const keys = { token: 'token', user: 'user', lastUsername: 'lastUsername' } as const;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, a login lasts as long as the page.
  }
};

const readUser = (): StoredUser | null => {
  try {
    const user = JSON.parse(read(keys.user) ?? 'null') as StoredUser | null;
    return user && typeof user.id === 'string' ? user : null;
  } catch {
    return null;
  }
};

/** The stored login; a token without a user, or the reverse, counts as none. */
export const savedLogin = () => {
  const token = read(keys.token);
  const user = readUser();
  const whole = token !== null && user !== null;
  return { token: whole ? token : null, user: whole ? user : null, lastUsername: read(keys.lastUsername) };
};

/**
 * Stores a login, or deletes it with nulls. Other tabs read it after each of the writes: they must never see a token
 * beside a user whose it is not.
 */
export const saveLogin = (token: string | null, user: StoredUser | null) => {
  if (readUser()?.id !== user?.id) write(keys.user, null);
  write(keys.token, token);
  write(keys.user, user && JSON.stringify(user));
};

/** The username for the next biometric login; null deletes it. */
export const saveUsername = (username: string | null) => write(keys.lastUsername, username);

const deviceKey = 'deviceToken';

/** Identifies this as a known device at the next login; it survives a logout, and grants no access. */
export const savedDeviceToken = (): string | undefined => read(deviceKey) ?? undefined;

/** Stores it; null deletes it. */
export const saveDeviceToken = (token: string | null) => write(deviceKey, token);
