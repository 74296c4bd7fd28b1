import type { users } from '../db/schema';

/** Proof that a call comes from this user: created by the guard, or for a signed attendance link. */
export type PlayerId = string & { readonly __player: unique symbol };

/** Proof that the caller is an administrator: created by `isAdmin`. */
export type AdminId = PlayerId & { readonly __admin: unique symbol };

/** The login of a call. */
export interface CallersLogin {
  id: string;
  /** When its owner last proved their identity, by password or passkey. */
  provenAt: Date;
  withPasskey: boolean;
}

/** An account's row without password hash and search text. */
export type Account = Omit<typeof users.$inferSelect, 'passwordHash' | 'searchText'> & {
  username: string;
  email: string;
};

/** An administrator as caller. */
export type Admin = Caller<AdminId>;

/** Who says something, for books and log; null for a link, which names nobody. */
export type Said = Pick<Caller, 'id' | 'firstName' | 'lastName'> | null;

/** An authenticated caller. */
export interface Caller<Id extends PlayerId = PlayerId> extends Omit<Account, 'id'> {
  id: Id;
  isAdmin: boolean;
  /** An administrator without administrator rights in this login, since the club requires a passkey and none was used. */
  passkeyNeeded: boolean;
  login: CallersLogin;
}
