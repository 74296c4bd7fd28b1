import { create } from 'zustand';
import type { LoggedIn, Login, Me } from '../../contract';
import { call, changesToCome } from '../http/call';
import { ApiError } from '../http/error';
import { onUnauthorized, setToken } from '../http/token';
import { releaseHeld } from '../queries/held';
import { draftsOf, forgetDrafts } from './drafts';
import {
  keys,
  type StoredUser,
  saveDeviceToken,
  savedDeviceToken,
  savedLogin,
  saveLogin,
  saveUsername,
} from './storage';

interface Auth {
  token: string | null;
  user: StoredUser | null;
  /** Whether another tab has logged the person in. */
  isFollowed: boolean;
  /** Kept for the biometric login. */
  lastUsername: string | null;
  /**
   * Logs in and stores the login on this device.
   * @throws {ApiError} the server's error; `code: 'badResponse'` for an answer without a token
   */
  login(given: Login): Promise<StoredUser>;
  /** Stores a login obtained by another call (biometric, changed password). */
  acceptLogin(reply: LoggedIn): StoredUser;
  /** Replaces the token of this device, e.g. after a password change. */
  replaceToken(token: string): void;
  /** Updates the stored user (name, plan), unless somebody else has logged in meanwhile. */
  updateUser(me: StoredUser | Me): void;
  /** Ends the login here at once, and on the server if it can be reached. */
  logout(): void;
  /** Deletes everything about the person on this device, e.g. when their account is deleted. */
  forget(): void;
  /** Verifies the stored token with the server; only a 4xx response, except 429, ends the login. */
  restore(): Promise<void>;
}

const pick = ({
  id,
  email,
  username,
  firstName,
  lastName,
  isAdmin,
  isDoor,
  paymentPlan,
}: StoredUser): StoredUser => ({
  id,
  email,
  username,
  firstName,
  lastName,
  isAdmin,
  ...(isDoor && { isDoor }),
  paymentPlan,
});

/** Whose a login is: the person's id, or null for a visitor. */
export const personOf = ({ token, user }: Pick<Auth, 'token' | 'user'>): string | null =>
  token && user ? user.id : null;

/** The logged-in user, on this device and in every tab. */
export const useAuth = create<Auth>()((set, get) => {
  const keep = (token: string | null, user: StoredUser | null) => {
    if (token !== get().token) releaseHeld();
    setToken(token, personOf({ token, user }));
    saveLogin(token, user);
    set({ token, user, isFollowed: false });
  };
  const forgetOwnDrafts = () => {
    const person = personOf(get());
    if (person) forgetDrafts(draftsOf(person));
  };
  /**
   * Revokes the current token on the server, once that has had what the person did before; without a response the login
   * ends there when it expires.
   */
  const revokeToken = () => {
    const { token } = get();
    if (!token) return;
    releaseHeld();
    const revoke = () => call('POST /auth/logout', { token }).catch(() => {});
    const before = changesToCome();
    void (before ? before.then(revoke) : revoke());
  };
  // A token that the server has rejected need not be revoked. Another tab may have stored the next login already.
  onUnauthorized((refused) => (savedLogin().token === refused ? keep(null, null) : followDevice()));
  const start = savedLogin();
  setToken(start.token, personOf(start));
  return {
    ...start,
    isFollowed: false,
    async login(given) {
      try {
        const deviceToken = savedDeviceToken();
        const body = { ...given, ...(deviceToken && { deviceToken }) };
        return get().acceptLogin(await call('POST /api/v1/Users/login', { body }));
      } catch (error) {
        get().logout();
        throw error;
      }
    },
    acceptLogin(reply) {
      if (!reply?.token) throw new ApiError({ code: 'badResponse' });
      const user = pick(reply);
      revokeToken();
      keep(reply.token, user);
      if (reply.deviceToken) saveDeviceToken(reply.deviceToken);
      saveUsername(user.username);
      set({ lastUsername: user.username });
      return user;
    },
    replaceToken: (token) => keep(token, get().user),
    updateUser: (me) => {
      if (me.id === personOf(get())) keep(get().token, pick(me));
    },
    logout: () => {
      forgetOwnDrafts();
      revokeToken();
      keep(null, null);
    },
    forget: () => {
      forgetOwnDrafts();
      keep(null, null);
      saveUsername(null);
      saveDeviceToken(null);
      set({ lastUsername: null });
    },
    async restore() {
      const { token } = get();
      if (!token) return;
      try {
        const me = await call('GET /api/v1/Users/me', {});
        if (get().token === token) get().updateUser(me);
      } catch (error) {
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        if (refused && error.status !== 429 && get().token === token) keep(null, null);
      }
    },
  };
});

/** Takes over the login that another tab has stored. */
function followDevice(): void {
  const now = savedLogin();
  if (now.token !== useAuth.getState().token) releaseHeld();
  setToken(now.token, personOf(now));
  useAuth.setState({ ...now, isFollowed: true });
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || Object.values<string>(keys).includes(key)) followDevice();
});
// A page that comes back from the browser's history has heard nothing of what other pages stored.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) followDevice();
});
