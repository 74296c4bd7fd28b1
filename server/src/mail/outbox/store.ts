import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { MailingProgress } from 'shared-api/contract';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { accountMail, mailings, OutboxState, outbox, places, type pushTrial, users } from '../../data/schema';
import type { Clock } from '../../time/clock';
import type { SessionFacts } from '../facts';
import { accountTemplates, type MailingName, type MailName, type MailProps, triedUntil } from '../list';
import { keptMs, lateMs, type Outcome, pauseAfter } from './policy';

/** A row, with what its mail declares: the tables know no mails. */
export type OutboxRow = typeof outbox.$inferSelect & {
  template: MailName | typeof accountMail | typeof pushTrial;
  props: (MailProps[MailName] & { firstName: string }) | null;
};
/** A row that has a mail's content. */
export type OutboxEmail = OutboxRow & { template: MailName };
/** A mailing, likewise. */
export type MailingRow = typeof mailings.$inferSelect & {
  template: MailingName;
  formerSession: SessionFacts | null;
};

/** How a row reaches its reader. */
type Channel = 'mail' | 'push';

/** Condition on `outbox`: an e-mail, and not a notification. */
export const isEmail = isNull(outbox.deviceId);
const isOn = (channel: Channel) => (channel === 'mail' ? isEmail : isNotNull(outbox.deviceId));

/** A mailing's row; undefined when there is none. */
export const findMailing = (db: Db, id: string): Promise<MailingRow | undefined> =>
  firstOf(db.select().from(mailings).where(eq(mailings.id, id)) as Promise<unknown> as Promise<MailingRow[]>);

/** The progress of some mailings, counted on demand, so that it cannot be wrong. @returns each one's, by its id */
export async function progressesOf(
  db: Db,
  ids: readonly string[],
): Promise<(mailingId: string) => MailingProgress> {
  const { mailingId, state } = outbox;
  const rows = await db
    .select({ mailingId, state, emails: count() })
    .from(outbox)
    .where(and(isEmail, inArray(mailingId, [...ids])))
    .groupBy(mailingId, state);
  return (id) => {
    const of = (...states: OutboxState[]) =>
      rows.reduce(
        (sum, row) => sum + (row.mailingId === id && states.includes(row.state) ? row.emails : 0),
        0,
      );
    return {
      mailingId: id,
      total: of(...Object.values(OutboxState)),
      sent: of(OutboxState.Sent),
      failed: of(OutboxState.Refused, OutboxState.GivenUp),
      skipped: of(OutboxState.Skipped),
    };
  };
}

/** A mailing's progress. */
export const progressOf = async (db: Db, mailingId: string): Promise<MailingProgress> =>
  (await progressesOf(db, [mailingId]))(mailingId);

/** What is left of an e-mail that will never be sent again. */
const forgotten = { address: null, props: null };

/** Condition on `outbox`: could not be sent. */
const isFailed = inArray(outbox.state, [OutboxState.Refused, OutboxState.GivenUp]);

// Written out instead of a parameter, so that every plan uses the partial index of waiting rows.
const isWaiting = sql`${outbox.state} = ${sql.raw(String(OutboxState.Waiting))}`;

/** No e-mail waits that long for an attempt or a claim's end: the clock was set back since. */
const tooLate = sql`interval '1 hour'`;

/**
 * When a claim ends if nothing is recorded before: later than any SMTP conversation, so that the process must be dead. By
 * the shared clock: by those of two processes that differ, each would take the other's claims.
 */
const claimEnd = (clock: Clock) => ({ dueOn: sql`${clock.shared()} + interval '10 minutes'` });

/** Claims a channel's next rows for this process; single ones before those of mailings. */
export async function claimRows(db: Db, clock: Clock, channel: Channel, limit: number): Promise<OutboxRow[]> {
  const now = clock.shared();
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(isOn(channel), isWaiting, or(lte(outbox.dueOn, now), gt(outbox.dueOn, sql`${now} + ${tooLate}`))),
    )
    .orderBy(sql`(${outbox.mailingId} is not null)`, asc(outbox.dueOn))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = db.update(outbox).set(claimEnd(clock)).where(inArray(outbox.id, next)).returning();
  return claimed as Promise<unknown> as Promise<OutboxRow[]>;
}

/** Condition on `outbox`: the row as this claim left it. Another process's claim would end later. */
const asClaimed = ({ id, dueOn }: OutboxRow) => and(eq(outbox.id, id), isWaiting, eq(outbox.dueOn, dueOn));

/**
 * Skips claimed e-mails and notifications that a later e-mail to the same recipient on the same topic supersedes, whatever
 * its state: most of them, when many people change their minds. A notification is later than the e-mail of its act.
 * @returns the others
 */
export async function skipSuperseded(db: Db, claimed: readonly OutboxRow[]): Promise<OutboxRow[]> {
  const ids = claimed.flatMap(({ id, topic }) => (topic === null ? [] : id));
  if (!claimed[0] || ids.length === 0) return [...claimed];
  const later = aliasedTable(outbox, 'later');
  const isSuperseded = exists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          isNull(later.deviceId),
          eq(later.userId, outbox.userId),
          eq(later.topic, outbox.topic),
          gt(later.id, outbox.id),
        ),
      ),
  );
  const skipped = await db
    .update(outbox)
    .set({ state: OutboxState.Skipped, skippedFor: 'superseded', ...forgotten })
    // Without `isWaiting`, which the claim implies: the planner would read the index of all waiting rows.
    .where(and(inArray(outbox.id, ids), eq(outbox.dueOn, claimed[0].dueOn), isSuperseded))
    .returning({ id: outbox.id });
  return claimed.filter(({ id }) => !skipped.some((one) => one.id === id));
}

/**
 * Counts an attempt before it is made, so that an e-mail which crashes the process is not retried forever. Renews the
 * claim, since it may have waited long.
 * @returns the row, or undefined when another process has claimed it since
 */
export function beginAttempt(db: Db, row: OutboxRow, clock: Clock): Promise<OutboxRow | undefined> {
  const change = { attempts: row.attempts + 1, ...claimEnd(clock) };
  const begun = db.update(outbox).set(change).where(asClaimed(row)).returning();
  return firstOf(begun as Promise<unknown> as Promise<OutboxRow[]>);
}

/**
 * Records a claimed row's outcome; ignored when another process has claimed it since.
 * @param leastMs how long it waits at least, if it is tried again
 */
export async function recordOutcome(
  db: Db,
  row: OutboxRow,
  outcome: Outcome,
  now: Date,
  leastMs = 0,
): Promise<void> {
  const pauseMs = Math.max(pauseAfter(now.getTime() - row.createdOn.getTime()), leastMs);
  const change = {
    [OutboxState.Waiting]: { attempts: 0, dueOn: new Date(now.getTime() + pauseMs) },
    [OutboxState.Sent]: forgotten,
    [OutboxState.Skipped]: forgotten,
    [OutboxState.Refused]: {},
    [OutboxState.GivenUp]: {},
  }[outcome.state];
  await db
    .update(outbox)
    .set({ ...outcome, ...change })
    .where(asClaimed(row));
}

/** Releases a claimed e-mail that has not been attempted. */
export async function releaseEmail(db: Db, row: OutboxRow, now: Date): Promise<void> {
  await db.update(outbox).set({ dueOn: now }).where(asClaimed(row));
}

/**
 * Skips unsent single e-mails about a cancelled session to the people who are told so: they are no longer
 * true. Somebody who has just given their place back, or left the line, still gets theirs.
 */
export async function skipEmailsAbout(tx: Tx, sessionId: string): Promise<void> {
  const told = tx
    .select({ userId: places.userId })
    .from(places)
    .where(and(eq(places.sessionId, sessionId), ne(places.standing, 'out')));
  await tx
    .update(outbox)
    .set({ state: OutboxState.Skipped, skippedFor: 'cancelled', ...forgotten })
    .where(
      and(
        or(isWaiting, isFailed),
        isNull(outbox.mailingId),
        sql`${outbox.props} -> 'session' ->> 'id' = ${sessionId}`,
        inArray(outbox.userId, told),
      ),
    );
}

/** Drops what waits for somebody who leaves, or asks for a mail to their address; forgets what failed e-mails say. */
export async function forgetEmails(
  tx: Tx,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  const asked = sql`(${outbox.template} = ${accountMail} and lower(${outbox.props} ->> 'email') = lower(${email}))`;
  const theirs = or(eq(outbox.userId, id), sql`${outbox.props} ->> 'userId' = ${id}`, asked);
  await tx.update(outbox).set(forgotten).where(and(isFailed, theirs));
  await tx
    .update(outbox)
    .set({ state: OutboxState.Skipped, skippedFor: 'unreached', ...forgotten })
    .where(and(isWaiting, theirs));
}

/** A channel's number of waiting rows, by whether they have failed before. */
export async function countWaiting(db: Db, channel: Channel): Promise<{ created?: number; retry?: number }> {
  const rows = await db
    .select({ isRetry: sql<boolean>`${outbox.problem} is not null`, emails: count() })
    .from(outbox)
    .where(and(isOn(channel), isWaiting))
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map(({ isRetry, emails }) => [isRetry ? 'retry' : 'created', emails]));
}

/** Gives up e-mails that have waited too long, and forgets what failed ones say that is no longer true. */
export async function giveUpEmails(db: Db, now: Date): Promise<void> {
  const isOver = and(isWaiting, lte(outbox.triedUntil, now), lte(outbox.dueOn, now));
  await db.update(outbox).set({ state: OutboxState.GivenUp }).where(isOver);
  const isUntrue = and(isFailed, lte(outbox.trueUntil, now), isNotNull(outbox.props));
  await db.update(outbox).set(forgotten).where(isUntrue);
}

/** Deletes old finished rows; the e-mails of mailings stay, for the mailing's counts. */
export async function removeOldEmails(db: Db, now: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(
      and(
        or(isNull(outbox.mailingId), isNotNull(outbox.deviceId)),
        ne(outbox.state, OutboxState.Waiting),
        not(isKept(now)),
      ),
    );
}

/** Condition on `outbox`: recent enough to be kept. */
const isKept = (now: Date) => gt(outbox.triedUntil, new Date(now.getTime() - keptMs));

/** Condition on `outbox`: could not be sent, but somebody can still send it. */
const canBeSentAgain = (now: Date) =>
  and(
    isEmail,
    isFailed,
    isKept(now),
    or(isNull(outbox.trueUntil), gt(outbox.trueUntil, now)),
    or(isNotNull(outbox.props), isNotNull(outbox.mailingId)),
    isNotNull(outbox.userId),
  );

/**
 * Lets failed e-mails wait again, as if they were new. All but those about an account go to their recipient's address of
 * now.
 * @param ids which; without it, all
 * @returns how many
 */
export async function sendAgain(db: Db, now: Date, ids: readonly string[] | undefined): Promise<number> {
  const tried = triedUntil(null, now).toISOString();
  const again = await db
    .update(outbox)
    .set({
      state: OutboxState.Waiting,
      problem: null,
      attempts: 0,
      dueOn: now,
      triedUntil: sql`least(${outbox.trueUntil}, ${tried}::timestamptz)`,
      address: sql`case when ${inArray(outbox.template, accountTemplates)} then ${outbox.address} end`,
    })
    .where(and(canBeSentAgain(now), ids && inArray(outbox.id, [...ids])))
    .returning({ id: outbox.id });
  return again.length;
}

/** Condition on `outbox`: has not been sent in time, because it is late or has failed. */
const isUnsent = (now: Date) =>
  and(
    isEmail,
    ne(outbox.template, accountMail),
    or(
      and(isWaiting, or(isNotNull(outbox.problem), lte(outbox.dueOn, new Date(now.getTime() - lateMs)))),
      and(isFailed, isKept(now)),
    ),
  );

/** How many e-mails have not been sent in time, and are still tried or have failed. */
export async function countUnsent(db: Db, now: Date): Promise<{ waiting: number; failed: number }> {
  const all = await db.$count(outbox, isUnsent(now));
  const waiting = await db.$count(outbox, and(isWaiting, isUnsent(now)));
  return { waiting, failed: all - waiting };
}

/** A person's newest e-mails, whatever became of them. */
export const newestEmailsTo = (db: Db, userId: string, limit: number) =>
  db
    .select({
      id: outbox.id,
      template: outbox.template,
      props: outbox.props,
      state: outbox.state,
      skippedFor: outbox.skippedFor,
      problem: outbox.problem,
      createdOn: outbox.createdOn,
    })
    .from(outbox)
    .where(and(isEmail, eq(outbox.userId, userId)))
    .orderBy(desc(outbox.createdOn), desc(outbox.id))
    .limit(limit);

/** The newest hundred e-mails that have not been sent in time. */
export const unsentEmails = (db: Db, now: Date) =>
  db
    .select({
      id: outbox.id,
      userId: outbox.userId,
      name: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      template: outbox.template,
      props: outbox.props,
      state: outbox.state,
      problem: outbox.problem,
      createdOn: outbox.createdOn,
      canSendAgain: sql<boolean>`coalesce(${canBeSentAgain(now)}, false)`,
    })
    .from(outbox)
    .leftJoin(users, eq(users.id, outbox.userId))
    .where(isUnsent(now))
    .orderBy(desc(outbox.createdOn), desc(outbox.id))
    .limit(100);
