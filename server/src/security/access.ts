import type { Access } from 'shared-api/contract';
import { refuse } from '../errors/app-error';
import type { AdminId, Caller } from './caller';
import type { TokenClaims } from './tokens';

/** Finds out who calls. */
export interface Guard {
  /** @returns what a validly signed token says, whether or not its login goes on; null without one */
  readToken(authorization: string | undefined): Promise<TokenClaims | null>;
  /** @returns the caller, or null when the login has ended */
  identify(claims: TokenClaims): Promise<Caller | null>;
}

/** Lets a caller through who may make a call with this access. @throws AppError `notLoggedIn`, `passkeyNeeded`, `notAllowed` */
export function authorize(access: Access, caller: Caller | null): Caller | null {
  if (access === 'anyone') return caller;
  if (!caller) return refuse('notLoggedIn');
  if (access === 'admin' && !isAdmin(caller)) {
    return refuse(caller.passkeyNeeded ? 'passkeyNeeded' : 'notAllowed');
  }
  return caller;
}

/** The one place where an `AdminId` comes from. */
export const isAdmin = (caller: Caller | null): caller is Caller<AdminId> => caller?.isAdmin === true;
