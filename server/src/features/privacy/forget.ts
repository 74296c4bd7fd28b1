import type { Db } from '../../db/types';
import { forgetReplies } from '../../http/once';
import { forgetEmails } from '../../outbox/store';
import { forgetInLog } from '../audit/store';
import { forgetMailings } from '../communication/store';
import { forgetSender } from '../interac/store';
import { forgetAccount } from '../ledger/forget';
import { forgetGuests } from '../payments/store';
import type { UserRow } from '../users/store';

/**
 * How each feature forgets somebody who leaves, in the order of locks: their name, their words, and what was said of
 * them. Amounts and dates stay. What belongs to a user's row by a foreign key is deleted with it. The log comes last,
 * so that it has what the others were waiting for.
 */
const features: readonly ((tx: Db, user: UserRow) => Promise<unknown>)[] = [
  forgetAccount,
  forgetGuests,
  forgetSender,
  forgetMailings,
  forgetEmails,
  forgetReplies,
  forgetInLog,
];

/** Makes every feature forget somebody (Law 25), whose row the caller then deletes in the same transaction. */
export async function forget(tx: Db, user: UserRow): Promise<void> {
  for (const feature of features) await feature(tx, user);
}
