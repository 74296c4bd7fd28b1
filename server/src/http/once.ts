import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { replies } from '../db/schema';
import type { Db } from '../db/types';
import { refuse } from '../errors/app-error';

/** A call that may arrive again: because its reply was lost, or because somebody pressed twice. */
export interface Repeatable {
  userId: string;
  /** The `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07): one for each intention. */
  key: string;
  /** The call's name and its input. */
  asked: readonly unknown[];
}

/** A successful reply. */
interface Reply {
  status: number;
  answer: unknown;
}

const keptDays = 7;

/**
 * Does what a call asks for, and stores the reply, in one transaction; when the call arrives again, gives the stored
 * reply. A refusal changes nothing and is not stored.
 * @throws AppError `stillRunning`, `keyReused` for another call or input, `alreadyDone` when the reply is no longer kept
 */
export const once = (
  db: Db,
  { userId, key, asked }: Repeatable,
  answer: (tx: Db) => Promise<Reply>,
): Promise<Reply> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as free`,
    );
    if (!rows[0]?.free) return refuse('stillRunning');
    const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
    const [known] = await tx
      .select()
      .from(replies)
      .where(and(eq(replies.userId, userId), eq(replies.key, key)));
    if (known) {
      if (known.fingerprint !== fingerprint) return refuse('keyReused');
      if (known.body === null) return refuse('alreadyDone');
      return { status: known.status, answer: JSON.parse(known.body) };
    }
    const reply = await answer(tx);
    const body = JSON.stringify(reply.answer ?? null);
    await tx.insert(replies).values({ userId, key, fingerprint, status: reply.status, body });
    return reply;
  });

/** Forgets replies that nobody can ask for again. */
export async function removeOldReplies(db: Db, now: Date): Promise<void> {
  await db.delete(replies).where(lt(replies.createdOn, new Date(now.getTime() - keptDays * 86_400_000)));
}

/** Forgets what all stored replies say, in which somebody who leaves may be named; that they were given stays. */
export async function forgetReplies(tx: Db): Promise<void> {
  await tx.update(replies).set({ body: null });
}
