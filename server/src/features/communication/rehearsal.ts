import { and, eq, inArray } from 'drizzle-orm';
import { mailingRecipients } from '../../db/schema';
import type { Db } from '../../db/types';
import { createEmailSender, type Email, emailQueue } from '../../emails/send';
import { isUnwanted } from '../../emails/wanted';
import type { NewJob } from '../../jobs/jobs';
import type { Services } from '../../services';
import { Delivery } from './delivery';
import { mailingQueue } from './service';
import type { Batch } from './store';

/**
 * How many people an action would e-mail: it is done in a transaction that is then undone, so that the number cannot
 * differ from what really happens.
 * @param act does the action with the services that it is given
 * @throws whatever the action refuses with
 */
export async function countMailed(
  services: Services,
  act: (rehearsal: Services) => Promise<unknown>,
): Promise<number> {
  const undone = new Error('Only a rehearsal');
  let people = 0;
  const rehearse = async (tx: Db) => {
    const queued: { queue: string; data: object }[] = [];
    const jobs = {
      ...services.jobs,
      send: async <T extends object>(_tx: Db, queue: string, list: NewJob<T>[]) =>
        void queued.push(...list.map(({ data }) => ({ queue, data }))),
    };
    await act({ ...services, db: tx, jobs, emails: createEmailSender(jobs) });
    const of = (queue: string) => queued.filter((job) => job.queue === queue).map(({ data }) => data);
    const single = await singleReceivers(tx, of(emailQueue) as Email[]);
    const mailed = await mailingReceivers(tx, of(mailingQueue) as Batch[]);
    people = new Set([...single, ...mailed]).size;
    throw undone;
  };
  try {
    await services.db.transaction(rehearse);
  } catch (error) {
    if (error !== undone) throw error;
  }
  return people;
}

async function singleReceivers(tx: Db, emails: readonly Email[]): Promise<string[]> {
  const receivers: string[] = [];
  for (const email of emails) {
    if (!(await isUnwanted(tx, email))) receivers.push(email.userId ?? email.to);
  }
  return receivers;
}

async function mailingReceivers(tx: Db, batches: readonly Batch[]): Promise<string[]> {
  if (batches.length === 0) return [];
  const ids = batches.map(({ mailingId }) => mailingId);
  const rows = await tx
    .select({ userId: mailingRecipients.userId })
    .from(mailingRecipients)
    .where(and(inArray(mailingRecipients.mailingId, ids), eq(mailingRecipients.state, Delivery.Waiting)));
  return rows.flatMap(({ userId }) => userId ?? []);
}
