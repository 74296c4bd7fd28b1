import { inArray } from 'drizzle-orm';
import {
  type Account,
  type Calls,
  type EntryDraft,
  type MailingProgress,
  rules,
  type Shape,
} from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { Command } from '../../commands/perform';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../security/caller';
import { sendAndLog } from '../audit/mailing';
import { audit } from '../audit/store';
import { openPaymentsOf } from '../balances/store';
import { give } from '../ledger/give';
import { lockAccounts } from '../ledger/store';
import { mailReceipts } from '../payments/receipts';
import { findAccount, remindable } from './store';

type Reminder = Shape<Calls['POST /api/v1/Balances/remind']>['body'];

/**
 * E-mails people their dues. People without dues, or reminded within the last hours, are left out, so that a second
 * click or a second administrator sends nothing twice.
 */
export async function remind(
  services: Command,
  { ids, language, ...messages }: Reminder,
  admin: Admin,
): Promise<MailingProgress> {
  const { db: tx, clock } = services;
  const before = new Date(clock.now().getTime() - rules.paymentReminderHours * 3_600_000);
  // Serialised: the second call sees the reminders of the first.
  await lockAccounts(tx, await remindable(tx, ids, before));
  const owing = await remindable(tx, ids, before);
  if (owing.length === 0) return refuse('nobodyToRemind');
  const mailing = { ...messages, template: 'payment-reminder', language: language ?? null } as const;
  return sendAndLog(services, admin, mailing, [inArray(users.id, owing)], messages);
}

/** Somebody's account. */
export async function readAccount(db: Db, id: string): Promise<Account> {
  const account = (await findAccount(db, id)) ?? refuse('userNotFound');
  const open = await openPaymentsOf(db, id);
  return { ...account, owed: open.reduce((cents, { due }) => cents + centsOf(due), 0) / 100, open };
}

/**
 * Records credit given or taken back by the club, a correction, or a payout. New credit pays open dues, oldest first.
 * @throws AppError `userNotFound`, `notEnoughCredit`, `validation` for a zero amount or an invalid refund
 */
export async function enterForCredit(
  services: Command,
  accountId: string,
  { kind, amount, reason }: EntryDraft,
  admin: Admin,
): Promise<Account> {
  const cents = centsOf(amount);
  if (cents === 0 || (kind === 'refund' && cents > 0)) return refuseField('amount', 'invalid');
  const { db: tx } = services;
  await lockAccounts(tx, [accountId]);
  // Read under the lock: nothing more is said of somebody who has left meanwhile.
  const before = await readAccount(tx, accountId);
  const gift = { accountId, kind, cents, reason: reason.trim() };
  await mailReceipts(services, tx, await give(services, tx, [gift], admin.id));
  const after = await readAccount(tx, accountId);
  await audit(tx, admin, {
    action: `account.${kind}`,
    entityId: accountId,
    about: [accountId],
    before: { credit: before.credit, owed: before.owed },
    after: { credit: after.credit, owed: after.owed, amount, reason: gift.reason },
  });
  return after;
}
