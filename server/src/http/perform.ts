import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ConcurrentChange, violatedIndex } from '../data/conflict';
import type { Db, Tx } from '../data/rows';
import { replies, users } from '../data/schema';
import { refuse } from '../errors/app-error';
import { createEmailSender, type EmailSender } from '../mail/outbox/sender';
import type { Services } from './services';

/** What work in a command has: one transaction, and one moment. */
export interface Command extends Services {
  db: Tx;
  emails: EmailSender;
  /** Has something done once the command is committed; never if it is refused. */
  afterwards(act: () => unknown): void;
}

/**
 * The one way to change something: all that is done is one transaction, at one moment, and a refusal changes nothing.
 * After a deadlock it is done again, so effects outside of the database belong into `afterwards`. Within a command it is
 * a part of it.
 * @param now when it happened
 */
export async function perform<Result>(
  services: Services | Command,
  work: (command: Command) => Promise<Result>,
  now: Date = services.clock.now(),
): Promise<Result> {
  if ('afterwards' in services) return work(services);
  let acts: (() => unknown)[] = [];
  const result = await services.db.transaction((tx) => {
    const due: typeof acts = [];
    acts = due;
    const afterwards: Command['afterwards'] = (act) => due.push(act);
    const clock = { ...services.clock, now: () => now };
    const jobs = { ...services.jobs, wake: (name: string) => afterwards(() => services.jobs.wake(name)) };
    return work({ ...services, db: tx, clock, jobs, emails: createEmailSender(tx, jobs, clock), afterwards });
  });
  for (const act of acts) await act();
  return result;
}

/** A call that may arrive again: because its reply was lost, or because somebody pressed twice. */
interface Call {
  /** The user's id. */
  actor: string;
  /** The `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header-07): one for each intention. */
  key: string;
  /** Its name. */
  type: string;
  /** Its input. */
  payload: unknown;
}

/** A successful reply. */
export interface Reply {
  status: number;
  answer: unknown;
}

const keptDays = 7;

/**
 * Performs what a call asks for, and stores the reply with it; when the call arrives again, gives the stored reply. A
 * refusal is not stored.
 * @throws AppError `stillRunning`, and as `findReply` does
 */
export const performOnce = (
  services: Services,
  call: Call,
  work: (command: Command) => Promise<Reply>,
): Promise<Reply> =>
  perform(services, async (command) => {
    const { actor: userId, key } = call;
    const { rows } = await command.db.execute<{ free: boolean; stored: StoredReply | null }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0)) as free,
        (select to_jsonb(r) from ${replies} r where r.user_id = ${userId} and r.key = ${key}) as stored`,
    );
    const [{ free, stored } = { free: false, stored: null }] = rows;
    if (!free) return refuse('stillRunning');
    if (stored) return replyOf(stored, call);
    const { status, answer } = await work(command);
    const body = JSON.stringify(answer ?? null);
    // Not for somebody who has just deleted themself: nobody can ask again.
    await command.db
      .execute(
        sql`insert into ${replies} (user_id, key, fingerprint, status, body)
          select id, ${key}, ${fingerprintOf(call)}, ${status}::smallint, ${body} from ${users} where id = ${userId}`,
      )
      .catch(refuseSecond);
    return { status, answer };
  });

/**
 * The reply that a call has had; undefined if there was none.
 * @throws AppError `keyReused` for another call or input, `alreadyDone` when the reply is no longer kept
 */
export async function findReply(db: Db, call: Call): Promise<Reply | undefined> {
  const isMeant = and(eq(replies.userId, call.actor), eq(replies.key, call.key));
  const [known] = await db.select().from(replies).where(isMeant);
  return known && replyOf(known, call);
}

type StoredReply = Pick<typeof replies.$inferSelect, 'fingerprint' | 'status' | 'body'>;

function replyOf({ fingerprint, status, body }: StoredReply, call: Call): Reply {
  if (fingerprint !== fingerprintOf(call)) return refuse('keyReused');
  if (body === null) return refuse('alreadyDone');
  return { status, answer: JSON.parse(body) };
}

/** Of two calls at once, the second may not have seen the first one's reply, and have got its lock just after. */
function refuseSecond(error: unknown): never {
  throw violatedIndex(error) === 'replies_user_id_key_pk' ? new ConcurrentChange('replied meanwhile') : error;
}

const fingerprintOf = ({ type, payload }: Call): string =>
  createHash('sha256')
    .update(JSON.stringify([type, payload]))
    .digest('base64url');

/**
 * How many replies are kept for one person: more than their calls of five minutes, for which pressing again does nothing
 * twice (`http/route.ts`).
 */
const keptReplies = 3000;

/** Forgets replies that nobody can ask for again, and the oldest of whoever has too many. */
export async function removeOldReplies(tx: Tx, now: Date): Promise<void> {
  await tx.delete(replies).where(lt(replies.createdOn, new Date(now.getTime() - keptDays * 86_400_000)));
  await tx.execute(sql`
    delete from ${replies} r using (
      select user_id, key, row_number() over (partition by user_id order by created_on desc) as age from ${replies}
    ) kept
    where kept.age > ${keptReplies} and r.user_id = kept.user_id and r.key = kept.key`);
}

/**
 * Forgets what stored replies say of somebody who leaves; that they were given stays. Their own go with them.
 * @param said what a reply about them contains, such as an id
 */
export async function forgetReplies(tx: Tx, said: readonly string[]): Promise<void> {
  const isSaid = sql`exists (select from unnest(${sql.param(said)}::text[]) said where strpos(body, said) > 0)`;
  await tx.update(replies).set({ body: null }).where(isSaid);
}
