import { auditLog } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AdminId, Caller } from '../../security/caller';

/** What an administrator changed. */
export interface Change {
  /** `noun.verb`, e.g. `payment.status`. */
  action: string;
  entityId?: string;
  before?: object | null;
  after?: object | null;
}

/** Notes an administrator's change, in the transaction that makes it. */
export async function audit(
  tx: Db,
  actor: Caller<AdminId>,
  { action, entityId, before, after }: Change,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorName: `${actor.firstName} ${actor.lastName}`,
    action,
    entity: action.split('.')[0] ?? action,
    entityId: entityId ?? null,
    before: asRecord(before),
    after: asRecord(after),
  });
}

const asRecord = (value: object | null | undefined) =>
  value ? ({ ...value } as Record<string, unknown>) : null;
