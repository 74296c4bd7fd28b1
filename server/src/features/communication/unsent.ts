import type { UnsentEmails } from 'shared-api/contract';
import { OutboxState } from '../../db/schema';
import type { Db } from '../../db/types';
import { categoryOf, type Email } from '../../emails/rules';
import { countUnsent, unsentEmails } from '../../outbox/store';

/** The e-mails that have not left in time, as administrators see them: what each is about, but not what it says. */
export async function readUnsent(db: Db, now: Date): Promise<UnsentEmails> {
  const rows = await unsentEmails(db, now);
  return {
    ...(await countUnsent(db, now)),
    emails: rows.map(({ template, props, state, createdOn, ...row }) => ({
      ...row,
      about: categoryOf({ template, props } as Email),
      state: state === OutboxState.Waiting ? 'waiting' : 'failed',
      createdOn: createdOn.toISOString(),
    })),
  };
}
