import type { Access } from 'shared-api/contract';
import { refuse } from '../errors/app-error';
import type { AdminId, Caller } from './caller';
import type { TokenClaims } from './tokens';

/** Identifies callers. */
export interface Guard {
  /** @returns a validly signed token's claims, even if its login has ended; null without one */
  readToken(authorization: string | undefined): Promise<TokenClaims | null>;
  /** @returns the caller, or null when the login has ended */
  identify(claims: TokenClaims): Promise<Caller | null>;
  /** @returns the link with this secret and its session, or null when it has ended */
  findDoorLink(secret: string): Promise<{ id: string; sessionId: string } | null>;
}

/** Checks that a caller may make a call with this access. @throws AppError `notLoggedIn`, `passkeyNeeded`, `notAllowed` */
export function authorize(access: Access, caller: Caller | null): Caller | null {
  if (access === 'anyone') return caller;
  if (!caller) return refuse('notLoggedIn');
  const isAllowed = isAdmin(caller) || access === 'player' || (access === 'door' && caller.isDoor);
  if (!isAllowed) {
    return refuse(caller.passkeyNeeded ? 'passkeyNeeded' : 'notAllowed');
  }
  return caller;
}

/** The only place that creates an `AdminId`, apart from the demo. */
export const isAdmin = (caller: Caller | null): caller is Caller<AdminId> => caller?.isAdmin === true;
