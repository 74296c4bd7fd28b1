import type { Calls, EmailRestoration, Shape } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Client } from '../../security/client';
import { hashNewPassword } from '../../security/passwords';
import type { Services } from '../../services';
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
  { emails, clock }: Services,
  tx: Db,
  before: UserRow,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): Promise<UserRow> {
  const after = await updateUser(tx, before.id, {
    email,
    pendingEmail: null,
    emailConfirmedOn: isConfirmed ? clock.now() : null,
  });
  if (before.emailConfirmedOn) {
    const token = await issueToken(tx, after, 'restore', before.email, clock);
    const wayBack = { email: before.email, token };
    await emails.sendEmail(tx, before, 'email-changed', { newEmail: after.email, wayBack });
  }
  return after;
}

/** Checks that a link still works, so that nobody types a password in vain. Only its holder can ask. */
export async function checkLink({ db, clock }: Services, { purpose, token, email }: CheckedLink) {
  const found = await db.transaction((tx) => findToken(tx, token, [purpose], email, clock));
  return { works: found !== null };
}

/**
 * Restores an old address, with a new password: this recovers the account whatever was done to it since.
 * @returns the account as it was before
 * @throws AppError `invalidRestoreLink`, `emailTaken`
 */
export async function restoreAddress(
  services: Services,
  { token, email, newPassword }: EmailRestoration,
  client: Client,
): Promise<UserRow> {
  const { db, clock, emails } = services;
  const passwordHash = await hashNewPassword('newPassword', newPassword);
  return db.transaction(async (tx) => {
    const found = await findToken(tx, token, ['restore'], email, clock);
    if (!found) return refuse('invalidRestoreLink');
    const { user } = found;
    await deleteUnconfirmedRegistration(services, tx, email, user.id);
    const restored = await recoverAccount(services, tx, user, {
      email,
      emailConfirmedOn: clock.now(),
      passwordHash,
    });
    await endRestoreTokens(tx, user.id, found.id);
    await logSecurityEvent(services, tx, { event: 'address-changed', actor: user, client });
    if (user.emailConfirmedOn) {
      await emails.sendEmail(tx, user, 'email-changed', { newEmail: restored.email, wayBack: null });
    }
    return user;
  });
}
