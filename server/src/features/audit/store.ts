import { auditLog } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Admin } from '../../security/caller';

/** What an administrator changed. */
export interface Change {
  /** `noun.verb`, e.g. `payment.status`. */
  action: string;
  entityId?: string;
  before?: object | null;
  after?: object | null;
}

/** This name is for searching; pages show their own text for the system. */
const systemActor = { actorId: null, actorName: 'System' };

/** Records changes in the transaction that makes them. @param actor null for the system itself, see `auditSystemChange` */
export async function audit(tx: Db, actor: Admin | null, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(auditLog).values(
    changes.map(({ action, entityId, before, after }) => ({
      ...(actor ? { actorId: actor.id, actorName: `${actor.firstName} ${actor.lastName}` } : systemActor),
      action,
      entity: action.split('.')[0] ?? action,
      entityId: entityId ?? null,
      before: asRecord(before),
      after: asRecord(after),
    })),
  );
}

/** Records a change to the books that follows from somebody's answer or plan and not from an administrator. */
export const auditSystemChange = (tx: Db, change: Change): Promise<void> => audit(tx, null, change);

const asRecord = (value: object | null | undefined) =>
  value ? ({ ...value } as Record<string, unknown>) : null;
