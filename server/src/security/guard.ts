import { and, eq, sql } from 'drizzle-orm';
import { type Access, UserStatus } from 'shared-api/contract';
import type { Config } from '../config/config';
import { users } from '../db/schema';
import type { Db } from '../db/types';
import { refuse } from '../http/refusal';
import type { Clock } from '../time/clock';
import type { AdminId, Caller } from './caller';
import { readToken } from './tokens';

/** Finds out who calls, and lets through who may. */
export interface Guard {
  /** @returns the caller, or null without a valid token */
  identify(authorization: string | undefined): Promise<Caller | null>;
}

/** A guard that asks the database on every call, so that a revoked token stops working at once. */
export function createGuard(db: Db, config: Config, clock: Clock): Guard {
  // The hottest read there is: prepared once.
  const find = db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      paymentPlan: users.paymentPlan,
      isAdmin: users.isAdmin,
    })
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('id')),
        eq(users.tokenVersion, sql.placeholder('version')),
        eq(users.status, UserStatus.Active),
      ),
    )
    .prepare('caller');
  return {
    async identify(authorization) {
      const token = authorization?.match(/^Bearer ([\w.-]+)$/i)?.[1];
      const claims = token ? await readToken(token, config.secret, clock) : null;
      if (!claims) return null;
      const [user] = await find.execute({ id: claims.userId, version: claims.version });
      return (user as Caller | undefined) ?? null;
    },
  };
}

/** @throws Refusal when a call with this access is not for this caller */
export function admit(access: Access, caller: Caller | null): Caller | null {
  if (access === 'anyone') return caller;
  if (!caller) return refuse('notLoggedIn');
  if (access === 'admin' && !isAdmin(caller)) return refuse('notAllowed');
  return caller;
}

/** The one place where an `AdminId` comes from. */
export const isAdmin = (caller: Caller | null): caller is Caller<AdminId> => caller?.isAdmin === true;
