import type { Config } from '../config/config';
import type { PagePaths } from '../config/page-paths';
import type { Db, Tx } from '../data/rows';
import type { users } from '../data/schema';
import type { Jobs } from '../jobs/jobs';
import type { Clock } from '../time/clock';
import type { Limits } from './limits';

/** The features' dependencies. */
export interface Services {
  db: Db;
  config: Config;
  clock: Clock;
  jobs: Jobs;
  pathTo: PagePaths;
  privacy: Privacy;
}

/** What all features together do about one person (Law 25). */
export interface Privacy {
  /** Makes every feature forget somebody, whose row the caller then deletes in the same transaction. */
  forget(tx: Tx, user: typeof users.$inferSelect): Promise<void>;
  /** Everything that the club keeps about somebody, by feature. */
  exportData(db: Db, userId: string): Promise<Record<string, unknown>>;
}

/** Those outside of commands: an attempt counts also if it is refused. */
export interface WithLimits extends Services {
  limits: Limits;
  /** A token that changes whenever anything changes that pages show of sessions (docs/decisions/0013-revision.md). */
  revision(): Promise<string>;
}
