import type { Config } from '../config/config';
import type { Db } from '../db/types';
import type { JobHandler } from '../jobs/jobs';
import type { Mailer } from './mailer';
import type { Email } from './send';

/** How often, and how fast, an e-mail is tried again: for about an hour. */
export const emailRetries = { retryLimit: 6, retryDelay: 20 };

/** Sends queued e-mails; React and the templates are loaded with the first one, to keep them out of the start's way. */
export function lazyEmailHandler(db: Db, mailer: Mailer, config: Config): JobHandler<Email> {
  const worker = async () => (await import('./worker')).emailHandler(db, mailer, config);
  return {
    run: async (email, jobId) => (await worker()).run(email, jobId),
    givenUp: async (email, jobId) => (await worker()).givenUp?.(email, jobId),
  };
}
