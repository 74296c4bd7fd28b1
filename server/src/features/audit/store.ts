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

/** Notes an administrator's changes, in the transaction that makes them. */
export const audit = (tx: Db, { id, firstName, lastName }: Admin, ...changes: Change[]): Promise<void> =>
  write(tx, { actorId: id, actorName: `${firstName} ${lastName}` }, changes);

/**
 * Notes a change to the books that follows from somebody's answer or plan, and that no administrator made. The name is
 * for searching; pages have words of their own for nobody.
 */
export const auditSystemChange = (tx: Db, change: Change): Promise<void> =>
  write(tx, { actorId: null, actorName: 'System' }, [change]);

async function write(
  tx: Db,
  actor: { actorId: string | null; actorName: string },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(auditLog).values(
    changes.map(({ action, entityId, before, after }) => ({
      ...actor,
      action,
      entity: action.split('.')[0] ?? action,
      entityId: entityId ?? null,
      before: asRecord(before),
      after: asRecord(after),
    })),
  );
}

const asRecord = (value: object | null | undefined) =>
  value ? ({ ...value } as Record<string, unknown>) : null;
