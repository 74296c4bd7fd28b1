import type { LoggedIn } from '../../contract';

/** The user as kept on the device after a login (docs/product.md, Login). */
export type StoredUser = Omit<LoggedIn, 'token' | 'deviceToken'>;

/** The keys in local storage; logins of earlier releases are kept under them. */
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
    // A browser that refuses storage still logs in, for as long as the page lives.
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

/** What the device remembers; a token without a user, or the reverse, counts as neither. */
export const savedLogin = () => {
  const token = read(keys.token);
  const user = readUser();
  const whole = token !== null && user !== null;
  return { token: whole ? token : null, user: whole ? user : null, lastUsername: read(keys.lastUsername) };
};

/** Keeps a login on the device, or with nulls forgets it. */
export const saveLogin = (token: string | null, user: StoredUser | null) => {
  write(keys.token, token);
  write(keys.user, user && JSON.stringify(user));
};

/** The name for the next login by fingerprint or face; null forgets it. */
export const saveUsername = (username: string | null) => write(keys.lastUsername, username);

const deviceKey = 'deviceToken';

/** What makes this device a known one at the next login; it outlives a logout, and opens nothing. */
export const savedDeviceToken = (): string | undefined => read(deviceKey) ?? undefined;

/** Keeps it; null forgets it. */
export const saveDeviceToken = (token: string | null) => write(deviceKey, token);
