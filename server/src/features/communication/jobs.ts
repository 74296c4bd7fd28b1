import type { Mailer } from '../../emails/mailer';
import type { JobHandler } from '../../jobs/jobs';
import type { Services } from '../../services';
import { sendReminders } from './reminders';
import { mailingQueue } from './service';
import type { Batch } from './store';

/** Longer in all than a dead process's claim lasts, so that what it left is still sent. */
const retries = { retryLimit: 6, retryDelay: 20 };

const reminderQueue = 'reminders';
const remindersEverySeconds = 300;

/** Declares the work behind mailings and the reminders that the clock asks for. */
export function registerMailings(services: Services, mailer: Mailer): void {
  services.jobs.define(mailingQueue, retries, lazyMailingHandler(services, mailer));
  services.jobs.define(reminderQueue, { retryLimit: 0 }, { run: () => sendReminders(services) });
  services.jobs.repeat(reminderQueue, remindersEverySeconds);
}

/** React and the templates are loaded with the first mailing, to keep them out of the start's way. */
function lazyMailingHandler(services: Services, mailer: Mailer): JobHandler<Batch> {
  const worker = async () => (await import('./worker')).mailingHandler({ ...services, mailer });
  return {
    run: async (batch, jobId, stopping) => (await worker()).run(batch, jobId, stopping),
    givenUp: async (batch, jobId) => (await worker()).givenUp?.(batch, jobId),
  };
}
