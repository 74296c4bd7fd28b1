import { and, eq, lt } from 'drizzle-orm';
import { digestOf } from '../../crypto/keys';
import { auditLog } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Client } from '../../security/client';
import { deviceOf } from '../../security/device';
import { networkOf } from '../../security/network';
import type { Services } from '../../services';

/** How long entries are kept: long enough to look into last season's trouble. */
const keptMs = 365 * 86_400_000;
const entity = 'security';

/** What happened to somebody's access. */
type SecurityEvent =
  | 'login'
  | 'login-failed'
  | 'reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'address-asked'
  | 'address-changed'
  | 'role-changed'
  | 'export'
  | 'payments-exported';

interface Noted {
  event: SecurityEvent;
  /** Whose access; the actor's own unless given, nobody's when a failed login names nobody. */
  userId?: string | undefined;
  /** Who did it, once they have proved who they are. */
  actor?: { id: string; firstName: string; lastName: string } | undefined;
  client: Client;
  /** What else is worth knowing; never a secret, never what somebody typed. */
  details?: Record<string, string | boolean>;
}

/** Notes something in the security log: who and whose by id, from where only as a keyed digest. */
export async function logSecurityEvent(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Db,
  { event, userId, actor, client, details }: Noted,
): Promise<void> {
  await tx.insert(auditLog).values({
    at: clock.now(),
    actorId: actor?.id ?? null,
    actorName: actor ? `${actor.firstName} ${actor.lastName}` : '',
    action: `${entity}.${event}`,
    entity,
    entityId: userId ?? actor?.id ?? null,
    before: null,
    after: {
      ...details,
      ...(await deviceOf(client.userAgent)),
      networkAddress: digestOf(networkOf(client.address), config.keys),
    },
  });
}

/** Throws away what is older than a year. */
export async function removeOldSecurityEvents(db: Db, now: Date): Promise<void> {
  await db
    .delete(auditLog)
    .where(and(eq(auditLog.entity, entity), lt(auditLog.at, new Date(now.getTime() - keptMs))));
}

/** Leaves of a user's entries what happened and when, but not where, and not their name. */
export async function anonymizeSecurityLog(tx: Db, userId: string): Promise<void> {
  await tx
    .update(auditLog)
    .set({ actorName: '', before: null, after: null })
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, userId)));
}
