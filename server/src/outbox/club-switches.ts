import type { EmailCategory } from 'shared-api/contract';
import { settings } from '../db/schema';
import type { Db } from '../db/types';

/** Categories of e-mails that the club has switched off; administrators' own mailings are sent all the same. */
export async function switchedOff(db: Db): Promise<ReadonlySet<EmailCategory>> {
  const { answerEmails: answers, spotEmails: spots, passEmails: passes } = settings;
  const [row] = await db.select({ answers, spots, passes }).from(settings);
  const categories = ['answers', 'spots', 'passes'] as const;
  return new Set(row ? categories.filter((category) => !row[category]) : []);
}
