import type { users } from '../db/schema';

/** Proof that the caller is logged in as this user; minted only by the guard. */
export type PlayerId = string & { readonly __player: unique symbol };

/** Proof that the caller is an administrator; minted only by the guard. */
export type AdminId = PlayerId & { readonly __admin: unique symbol };

/** The login that a call was made with. */
export interface CallersLogin {
  id: string;
  /** When its owner last proved who they are, by password or passkey. */
  provenAt: Date;
  withPasskey: boolean;
}

/** A user's row without the password's hash and the text that searches read. */
export type Account = Omit<typeof users.$inferSelect, 'passwordHash' | 'searchText'>;

/** An administrator who makes a call. */
export type Admin = Caller<AdminId>;

/** Who makes a call, as the guard has proven it. */
export interface Caller<Id extends PlayerId = PlayerId> extends Omit<Account, 'id'> {
  id: Id;
  isAdmin: boolean;
  /** An administrator who is none in this login, since the club asks for a passkey and none opened it. */
  passkeyNeeded: boolean;
  login: CallersLogin;
}
