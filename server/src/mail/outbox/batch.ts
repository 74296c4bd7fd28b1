import { inArray } from 'drizzle-orm';
import type { EmailCategory } from 'shared-api/contract';
import type { Config } from '../../config/config';
import type { PagePaths } from '../../config/page-paths';
import type { Db } from '../../data/rows';
import { users } from '../../data/schema';
import type { Clock } from '../../time/clock';
import { mailContext } from '../context';
import type { ClubFacts } from '../facts';
import type { MailingName, MailName, MailProps } from '../list';
import type { MailContext } from '../localization';
import { switchedOff } from './count-recipients';
import { findMailing, type MailingRow, type OutboxEmail, type OutboxRow } from './store';

/** A recipient. */
export type Receiver = Pick<typeof users.$inferSelect, 'id' | 'firstName'>;

/** An e-mail's props; null when there is nothing left to report. */
type PropsFor = (to: Receiver) => MailProps[MailName] | null;

/** Gathers a mailing's props for some of its recipients. */
export type GatherProps = (
  mailing: MailingRow,
  template: MailingName,
  receivers: readonly Receiver[],
) => Promise<PropsFor>;

/** What reading a batch takes. */
export interface BatchParts {
  db: Db;
  config: Config;
  clock: Clock;
  /** The club's current details. */
  readClub(): Promise<ClubFacts>;
  pathTo: PagePaths;
  gatherProps: GatherProps;
}

/** Some rows of the outbox, with what they say. */
export interface Batch {
  context: MailContext;
  /** Categories that the club has switched off. */
  off: ReadonlySet<EmailCategory>;
  receiverOf(row: OutboxRow): typeof users.$inferSelect | undefined;
  /** A mailing's are gathered once for all of its rows in the batch; null when there is nothing to say. */
  propsOf(row: OutboxEmail, to: Receiver | undefined): Promise<MailProps[MailName] | null>;
}

/** Reads what some rows of the outbox say, and to whom, together. */
export async function readBatch(
  { db, config, clock, readClub, pathTo, gatherProps }: BatchParts,
  rows: readonly OutboxRow[],
): Promise<Batch> {
  const context = mailContext(await readClub(), config, pathTo, clock.now());
  const off = await switchedOff(db);
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const found = await db.select().from(users).where(inArray(users.id, ids));
  const receivers = new Map(found.map((user) => [user.id, user]));
  const gathered = new Map<string, Promise<PropsFor>>();
  const gather = async (mailingId: string, template: MailName): Promise<PropsFor> => {
    const mailing = await findMailing(db, mailingId);
    const theirs = rows.flatMap((row) =>
      row.mailingId === mailingId ? (receivers.get(row.userId ?? '') ?? []) : [],
    );
    return mailing ? gatherProps(mailing, template as MailingName, theirs) : () => null;
  };
  return {
    context,
    off,
    receiverOf: ({ userId }) => receivers.get(userId ?? ''),
    async propsOf({ mailingId, template, props }, to) {
      if (!mailingId || !to) return props;
      const propsFor = gathered.get(mailingId) ?? gather(mailingId, template);
      gathered.set(mailingId, propsFor);
      return (await propsFor)(to);
    },
  };
}
