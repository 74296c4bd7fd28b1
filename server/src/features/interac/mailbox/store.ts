import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { firstOf } from '../../../db/rows';
import { noticeMailbox } from '../../../db/schema';
import type { Db, Tx } from '../../../db/types';

export type MailboxRow = typeof noticeMailbox.$inferSelect;

/** The mailbox, or undefined when none is configured. */
export const findMailbox = (db: Db): Promise<MailboxRow | undefined> =>
  firstOf(db.select().from(noticeMailbox));

/** Locks the mailbox until the transaction ends. */
export const lockMailbox = (tx: Tx): Promise<MailboxRow | undefined> =>
  firstOf(tx.select().from(noticeMailbox).for('update'));

/** Creates or replaces the mailbox. */
export const putMailbox = (tx: Tx, values: typeof noticeMailbox.$inferInsert): Promise<unknown> =>
  tx
    .insert(noticeMailbox)
    .values(values)
    .onConflictDoUpdate({
      target: noticeMailbox.id,
      set: { ...values, version: sql`${noticeMailbox.version} + 1` },
    });

/** Claims the mailbox for one process until an instant. @returns nothing when another one has it */
export const leaseMailbox = (
  tx: Tx,
  { now, until }: { now: Date; until: Date },
): Promise<MailboxRow | undefined> =>
  firstOf(
    tx
      .update(noticeMailbox)
      .set({ leasedUntil: until, triedOn: now })
      .where(or(isNull(noticeMailbox.leasedUntil), lt(noticeMailbox.leasedUntil, now)))
      .returning(),
  );

/** Condition: still the claimed mailbox, and not claimed by another process. */
const stillHeld = ({ version, leasedUntil }: MailboxRow): SQL | undefined =>
  and(
    eq(noticeMailbox.version, version),
    leasedUntil ? eq(noticeMailbox.leasedUntil, leasedUntil) : isNull(noticeMailbox.leasedUntil),
  );

/** Records progress or an outcome. @returns whether the claim still holds */
export const updateHeldMailbox = async (
  tx: Tx,
  held: MailboxRow,
  values: Partial<MailboxRow>,
): Promise<boolean> =>
  (await tx.update(noticeMailbox).set(values).where(stillHeld(held)).returning()).length > 0;
