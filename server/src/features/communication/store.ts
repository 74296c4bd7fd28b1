import { and, asc, between, count, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type MailingProgress, UserStatus } from 'shared-api/contract';
import { mailingRecipients, mailings, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { Delivery } from './delivery';

export type MailingRow = typeof mailings.$inferSelect;

/** Recipients from one position to another, both included: what one job sends. */
export interface Batch {
  mailingId: string;
  from: number;
  to: number;
}

/** One JSON text as a list of addresses: a single value, however many there are. */
const listed = (emails: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`;

/**
 * Users with these addresses, however they are written. The lateral limit makes both engines look each address up in
 * the index; without it they read the whole table for every list.
 */
export const withAddress = (emails: readonly string[]): SQL => sql`${users.id} in (
  select found.id from ${listed(emails)} as address
  cross join lateral (select id from users u where lower(u.email) = lower(address) limit 1) found)`;

/** Those of some addresses that no user has; at most as many as a person wants to read. */
export async function unknownAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from ${listed(emails)} as address
    where not exists (select 1 from ${users} where lower(${users.email}) = lower(address)) limit 20`);
  return rows.map(({ address }) => address);
}

/** Writes a mailing down. @returns its id, or undefined when there is one with its key already */
export async function addMailing(tx: Db, mailing: typeof mailings.$inferInsert): Promise<string | undefined> {
  const [row] = await tx
    .insert(mailings)
    .values(mailing)
    .onConflictDoNothing()
    .returning({ id: mailings.id });
  return row?.id;
}

/**
 * Adds to who gets a mailing, in one statement. Skipped are the suspended and those whose address is not confirmed,
 * and of news those who have unsubscribed: the rule of `mayReceive`, in SQL.
 */
export async function addRecipients(
  tx: Db,
  mailingId: string,
  who: SQL | undefined,
  isNews: boolean,
): Promise<void> {
  const may = and(
    eq(users.status, UserStatus.Active),
    isNotNull(users.emailConfirmedOn),
    isNews ? users.wantsNews : undefined,
  );
  const state = sql`case when ${may} then ${Delivery.Waiting} else ${Delivery.Skipped} end`;
  const sofar = sql`(select count(*) from ${mailingRecipients} where mailing_id = ${mailingId}::uuid)`;
  await tx.execute(sql`
    insert into ${mailingRecipients} (mailing_id, position, user_id, state)
    select ${mailingId}::uuid, ${sofar} + row_number() over (order by ${users.id}) - 1, ${users.id}, ${state}::smallint
    from ${users} where ${who}`);
}

export async function findMailing(db: Db, id: string): Promise<MailingRow | undefined> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id));
  return row;
}

/** How far a mailing is, counted and not kept, so that it cannot be wrong. */
export async function progressOf(db: Db, mailingId: string): Promise<MailingProgress> {
  const rows = await db
    .select({ state: mailingRecipients.state, people: count() })
    .from(mailingRecipients)
    .where(eq(mailingRecipients.mailingId, mailingId))
    .groupBy(mailingRecipients.state);
  const of = (state: Delivery) => rows.find((row) => row.state === state)?.people ?? 0;
  return {
    mailingId,
    total: rows.reduce((sum, { people }) => sum + people, 0),
    sent: of(Delivery.Sent),
    failed: of(Delivery.Failed),
    skipped: of(Delivery.Skipped),
  };
}

const inBatch = ({ mailingId, from, to }: Batch) =>
  and(eq(mailingRecipients.mailingId, mailingId), between(mailingRecipients.position, from, to));

const open = inArray(mailingRecipients.state, [Delivery.Waiting, Delivery.Sending]);

/**
 * Takes the next recipients of a batch, so that no other process writes to them meanwhile.
 * @param after the last position that this run has taken
 * @param abandoned a claim older than this belongs to a run that has died
 */
export async function claim(
  db: Db,
  batch: Batch,
  { after, now, abandoned, limit }: { after: number; now: Date; abandoned: Date; limit: number },
): Promise<{ position: number; userId: string | null }[]> {
  const { state, position, claimedOn, userId } = mailingRecipients;
  const free = or(eq(state, Delivery.Waiting), and(eq(state, Delivery.Sending), lt(claimedOn, abandoned)));
  const next = db
    .select({ position })
    .from(mailingRecipients)
    .where(and(inBatch(batch), gt(position, after), free))
    .orderBy(asc(position))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(mailingRecipients)
    .set({ state: Delivery.Sending, claimedOn: now })
    .where(and(eq(mailingRecipients.mailingId, batch.mailingId), inArray(position, next)))
    .returning({ position, userId });
  return claimed.sort((a, b) => a.position - b.position);
}

/** Writes down what became of one recipient. */
export async function settle(db: Db, { mailingId }: Batch, position: number, state: Delivery): Promise<void> {
  await db
    .update(mailingRecipients)
    .set({ state })
    .where(and(eq(mailingRecipients.mailingId, mailingId), eq(mailingRecipients.position, position)));
}

/** Whether somebody of a batch still waits for their e-mail. */
export async function isUnfinished(db: Db, batch: Batch): Promise<boolean> {
  const [row] = await db
    .select({ position: mailingRecipients.position })
    .from(mailingRecipients)
    .where(and(inBatch(batch), open))
    .limit(1);
  return row !== undefined;
}

/** Gives up on whoever of a batch still waits. */
export const giveUp = (db: Db, batch: Batch): Promise<void> => close(db, batch, Delivery.Failed);

/** Passes over whoever of a batch still waits. */
export const skipAll = (db: Db, batch: Batch): Promise<void> => close(db, batch, Delivery.Skipped);

async function close(db: Db, batch: Batch, state: Delivery): Promise<void> {
  await db
    .update(mailingRecipients)
    .set({ state })
    .where(and(inBatch(batch), open));
}
