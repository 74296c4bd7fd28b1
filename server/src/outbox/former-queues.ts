import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { Db } from '../db/types';
import type { Jobs } from '../jobs/jobs';
import type { Clock } from '../time/clock';
import { addEmails, type OutboxRow } from './store';

/** A job of the former queue. */
type FormerEmail = Pick<OutboxRow, 'template' | 'props' | 'language'> & { to: string; userId: string };

/**
 * Empties the queues that e-mails waited in before there was an outbox: what an earlier version has left in them, or
 * writes while its processes are being replaced. May go once no installation can come from a version before 0010's tables.
 */
export function registerFormerQueues(jobs: Jobs, db: Db, clock: Clock): void {
  // Under the job's id: what that version had noted as delivered under it is in the outbox, and is not sent again.
  jobs.define<FormerEmail>('email', async ({ to, ...email }, id) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, email.userId));
    await addEmails(db, [{ ...email, id, userId: user?.id ?? null, address: to, dueOn: clock.now() }]);
  });
  // These only named ranges of recipients, who are in the outbox since the migration.
  jobs.define('mailing', async () => {});
}
