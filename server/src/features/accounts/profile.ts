import { type Language, type Me, Plan, type ProfileChange } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { users } from '../../db/schema';
import { valuesFor } from '../../db/values';
import { refuse } from '../../errors/app-error';
import type { Caller, PlayerId } from '../../security/caller';
import type { Client } from '../../security/client';
import { logSecurityEvent } from '../audit/security-log';
import { isSameAddress } from '../auth/mailed-tokens';
import { requestMail } from '../auth/mails';
import { ensurePass, leavePlan } from '../subscriptions/service';
import { trimNames } from '../users/policy';
import { findUser, lockUser, updateUser } from '../users/store';
import { toMe } from '../users/view';

/**
 * Changes the caller's names, username, mail preferences and language. A new address is kept alongside the
 * current one until confirmed; for an address of another account the answer is the same, and its owner gets a
 * mail.
 * @param asked for a new address, the caller's network address and language, which the confirmation mail uses
 */
export async function changeProfile(
  services: Command,
  { id: userId }: Caller,
  change: ProfileChange,
  asked: { client: Client; language: Language } | null,
): Promise<Me> {
  const { db: tx } = services;
  const { version, email, ...values } = change;
  const before = (await lockUser(tx, userId)) ?? refuse('notLoggedIn');
  if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
  const after = await updateUser(
    tx,
    userId,
    valuesFor(users, {
      ...trimNames(values),
      ...(asked && { pendingEmail: email }),
      // Only its spelling has changed.
      ...(isSameAddress(before.email, email) && { email }),
    }),
  );
  if (asked) {
    const { client, language } = asked;
    await requestMail(services, tx, { about: 'newAddress', email, userId, language });
    await logSecurityEvent(services, tx, { event: 'address-asked', actor: before, client });
  }
  return toMe(after);
}

/** Changes the caller's plan: to Membership with the required pass, or to drop-in, which ends their passes. */
export async function changePlan(services: Command, id: PlayerId, plan: Plan): Promise<Me> {
  const { db: tx } = services;
  if (plan === Plan.Membership) await ensurePass(services, tx, id);
  else await leavePlan(services, tx, id);
  return toMe((await findUser(tx, id)) ?? refuse('notLoggedIn'));
}
