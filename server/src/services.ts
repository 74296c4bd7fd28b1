import type { Config } from './config/config';
import type { PagePaths } from './config/page-paths';
import type { Db } from './db/types';
import type { Jobs } from './jobs/jobs';
import type { EmailSender } from './outbox/sender';
import type { Limits } from './security/limits';
import type { Clock } from './time/clock';

/** The features' dependencies. */
export interface Services {
  db: Db;
  config: Config;
  clock: Clock;
  emails: EmailSender;
  jobs: Jobs;
  limits: Limits;
  pathTo: PagePaths;
}
