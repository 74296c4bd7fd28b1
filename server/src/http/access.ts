import type { users } from '../data/schema';
import { refuse } from '../errors/app-error';
import type { Clock } from '../time/clock';

/** Identifies callers. */
export interface Guard {
  /** @returns the caller by their access token; null without a valid one, or when its login has ended */
  identify(authorization: string | undefined): Promise<Caller | null>;
  /** @returns the link with this secret and its session, or null when it has ended */
  findDoorLink(secret: string): Promise<{ id: string; sessionId: string } | null>;
}

/** The only place that creates an `AdminId`, apart from the demo. */
export const isAdmin = (caller: Caller | null): caller is Caller<AdminId> => caller?.isAdmin === true;

/** Proof that a call comes from this user: created by the guard, or for a signed attendance link. */
export type PlayerId = string & { readonly __player: unique symbol };

/** Proof that the caller is an administrator: created by `isAdmin`. */
export type AdminId = PlayerId & { readonly __admin: unique symbol };

/** The login of a call. */
interface CallersLogin {
  id: string;
  /** When its owner last proved their identity, by password or passkey. */
  provenAt: Date;
  withPasskey: boolean;
}

/** An account's row without password hash and search text. */
type Account = Omit<typeof users.$inferSelect, 'passwordHash' | 'searchText'> & {
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

/** How long after proving their identity by password or passkey users may do what a stolen session must not. */
const recentMs = 10 * 60_000;

/** Requires a recent proof of identity. @throws AppError `proofNeeded` */
export function requireRecentProof({ login }: Caller, clock: Clock): void {
  if (clock.now().getTime() - login.provenAt.getTime() > recentMs) refuse('proofNeeded');
}
