import { and, arrayContains, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fullName, type MailingProgress } from 'shared-api/contract';
import { linkHolder } from 'shared-api/door';
import type { Tx } from '../../data/rows';
import { auditLog } from '../../data/schema';
import type { Admin, Said } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Mailing } from '../../mail/outbox/sender';

/** What an administrator changed. */
export interface Change {
  /** `noun.verb`, e.g. `payment.status`. */
  action: string;
  entityId?: string;
  /** The people it speaks of. What is said of them is forgotten when they leave. */
  about: readonly (string | null | undefined)[];
  before?: object | null;
  after?: object | null;
}

/** Whoever holds a link to the door. The name is for searching; pages show their own text. */
export const doorLink = { id: null, ...linkHolder };

/** This name is for searching; pages show their own text for the system. */
const systemActor = { actorId: null, actorName: 'System' };

/** Records changes in the transaction that makes them. @param actor null for the system itself, see `auditSystemChange` */
export async function audit(tx: Tx, actor: Said | typeof doorLink, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(auditLog).values(
    changes.map(({ action, entityId, about, before, after }) => ({
      ...(actor ? { actorId: actor.id, actorName: fullName(actor) } : systemActor),
      action,
      entity: action.split('.')[0] ?? action,
      entityId: entityId ?? null,
      about: about.flatMap((id) => id ?? []),
      before: asRecord(before),
      after: asRecord(after),
    })),
  );
}

/** Records a change to the books that follows from somebody's answer or plan and not from an administrator. */
export const auditSystemChange = (tx: Tx, change: Change): Promise<void> => audit(tx, null, change);

/** Whether the log has changes that concern somebody, besides their own logins. */
export const hasChangesAbout = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(auditLog, and(arrayContains(auditLog.about, [id]), ne(auditLog.entity, 'security')))) > 0;

/** Lets what is said of a walk-in be said of the person they turned out to be. */
export const moveInLog = (tx: Tx, from: string, into: string) =>
  tx
    .update(auditLog)
    .set({ about: sql`array_replace(${auditLog.about}, ${from}::uuid, ${into}::uuid)` })
    .where(arrayContains(auditLog.about, [from]));

/** Removes everything but numbers and dates from some entries. @param which condition on `auditLog` */
export async function withoutWords(tx: Tx, which: SQL | undefined): Promise<void> {
  const figures = (column: PgColumn) =>
    sql`(select jsonb_object_agg(key, value) from jsonb_each(${column})
      where jsonb_typeof(value) = 'number' or value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d(T[\\d:.]+Z)?$')`;
  await tx
    .update(auditLog)
    .set({ before: figures(auditLog.before), after: figures(auditLog.after) })
    .where(which);
}

const asRecord = (value: object | null | undefined) =>
  value ? ({ ...value } as Record<string, unknown>) : null;

/**
 * Sends an administrator's mailing, and logs it.
 * @param who conditions on `users`, as of `sendMailing`
 * @param said what the log keeps of it, besides its kind and the number of recipients
 */
export async function sendAndLog(
  { db: tx, emails }: Command,
  admin: Admin,
  mailing: Omit<Mailing, 'adminId' | 'key'>,
  who: readonly (SQL | undefined)[],
  said: object,
): Promise<MailingProgress> {
  const progress = await emails.sendMailing({ ...mailing, adminId: admin.id }, who);
  if (!progress) throw new Error('A mailing without a key is always a new one');
  const { mailingId, total, skipped } = progress;
  await audit(tx, admin, {
    action: 'mailing.send',
    entityId: mailingId,
    about: [],
    after: { emailType: mailing.template, ...said, recipients: total, skipped },
  });
  return progress;
}
