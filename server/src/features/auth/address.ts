import type { Calls, EmailRestoration, Shape } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Client } from '../../security/client';
import { logSecurityEvent } from '../audit/security-log';
import { type UserRow, updateUser } from '../users/store';
import { endRestoreTokens, findToken, issueToken } from './mailed-tokens';
import { recoverAccount } from './recovery';
import { deleteUnconfirmedRegistration } from './unconfirmed';

type CheckedLink = Shape<Calls['POST /auth/check-link']>['body'];

/**
 * Gives a locked account another address, and notifies the old one, with a restore link that works for 7 days. An
 * unconfirmed old address is not notified: it may be a stranger's.
 * @throws AppError `emailTaken`
 */
export async function changeAddress(
  { emails, clock }: Command,
  tx: Tx,
  before: UserRow,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<UserRow & { email: string }> {
  const after = await updateUser(tx, before.id, {
    email,
    pendingEmail: null,
    emailConfirmedOn: isConfirmed ? clock.now() : null,
  });
  if (before.emailConfirmedOn && before.email !== null) {
    const token = await issueToken(tx, after, 'restore', before.email, clock);
    const wayBack = { email: before.email, token };
    await emails.notify(tx, 'address-changed', { to: before, newEmail: email, wayBack });
  }
  return { ...after, email };
}

/** Checks that a link still works, so that nobody types a password in vain. Only its holder can ask. */
export async function checkLink({ db: tx, clock }: Command, { purpose, token, email }: CheckedLink) {
  const found = await findToken(tx, token, [purpose], email, clock);
  return { works: found !== null };
}

/**
 * Restores an old address, with a new password: this recovers the account whatever was done to it since.
 * @returns the account
 */
export async function restoreAddress(
  services: Command,
  { token, email }: EmailRestoration,
  passwordHash: string,
  client: Client,
): Promise<UserRow> {
  const { db: tx, clock, emails } = services;
  const found = await findToken(tx, token, ['restore'], email, clock);
  if (!found) return refuse('invalidRestoreLink');
  const { user } = found;
  await deleteUnconfirmedRegistration(services, email, user.id);
  const recovered = await recoverAccount(services, tx, user, {
    email,
    emailConfirmedOn: clock.now(),
    passwordHash,
  });
  await endRestoreTokens(tx, user.id, found.id);
  await logSecurityEvent(services, tx, { event: 'address-changed', actor: user, client });
  if (user.emailConfirmedOn) {
    await emails.notify(tx, 'address-changed', { to: user, newEmail: email, wayBack: null });
  }
  return recovered;
}
