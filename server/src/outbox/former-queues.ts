import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { Db } from '../db/types';
import type { Jobs } from '../jobs/jobs';
import type { Clock } from '../time/clock';
import { addEmails, type OutboxRow } from './store';

/** A job of the former queue. */
type FormerEmail = Pick<OutboxRow, 'template' | 'props' | 'language'> & { to: string; userId: string };

/**
 * Empties the queues used before there was an outbox: jobs that an earlier version has left, or writes while its
 * processes are being replaced. Can be removed once no installation upgrades from a version before migration 0010.
 */
export function registerFormerQueues(jobs: Jobs, db: Db, clock: Clock): void {
  // Under the job's id: the outbox has what that version delivered under it, and does not send it again.
  jobs.define<FormerEmail>('email', async ({ to, ...email }, id) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, email.userId));
    await addEmails(db, [{ ...email, id, userId: user?.id ?? null, address: to, dueOn: clock.now() }]);
  });
  // These only name ranges of recipients, which the migration has moved into the outbox.
  jobs.define('mailing', async () => {});
}
