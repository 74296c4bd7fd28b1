import { and, eq, lt } from 'drizzle-orm';
import { fullName } from 'shared-api/contract';
import { digestOf } from '../../crypto/keys';
import type { Db } from '../../data/rows';
import { auditLog } from '../../data/schema';
import { type Client, deviceOf, networkOf } from '../../http/request';
import type { Services } from '../../http/services';

/** How long entries are kept: long enough to investigate last season's incidents. */
const keptMs = 365 * 86_400_000;
const entity = 'security';

/** Changes to somebody's access. */
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
  | 'payments-exported'
  | 'club-exported';

interface Noted {
  event: SecurityEvent;
  /** The user concerned; the actor by default, null when a failed login names no account. */
  userId?: string | undefined;
  /** The actor, once authenticated. */
  actor?: { id: string; firstName: string; lastName: string } | undefined;
  client: Client;
  /** Further details; never a secret, never what somebody typed. */
  details?: Record<string, string | boolean>;
}

/** Records an entry in the security log: actor and user by id, the network address only as a keyed digest. */
export async function logSecurityEvent(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  db: Db,
  { event, userId, actor, client, details }: Noted,
): Promise<void> {
  const concerned = userId ?? actor?.id;
  await db.insert(auditLog).values({
    at: clock.now(),
    actorId: actor?.id ?? null,
    actorName: actor ? fullName(actor) : '',
    action: `${entity}.${event}`,
    entity,
    entityId: concerned ?? null,
    about: concerned ? [concerned] : [],
    before: null,
    after: {
      ...details,
      ...(await deviceOf(client.userAgent)),
      networkAddress: digestOf(networkOf(client.address), config.keys),
    },
  });
}

/** Deletes entries older than a year. */
export async function removeOldSecurityEvents(db: Db, now: Date): Promise<void> {
  await db
    .delete(auditLog)
    .where(and(eq(auditLog.entity, entity), lt(auditLog.at, new Date(now.getTime() - keptMs))));
}
