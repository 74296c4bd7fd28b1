import { type Language, UserStatus } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { withEmailLanguage } from '../../outbox/language';
import type { Services } from '../../services';
import { findByEmail, findUser, type UserRow } from '../users/store';
import { issueToken } from './mailed-tokens';

const queue = 'account-mail';

/**
 * A mail about an account that somebody has asked for. Which one leaves, and whether any does, is found out in the
 * background, so that the answer to whoever asked is the same and takes as long.
 */
type AccountMail = (
  | { about: 'registration' | 'confirmation' | 'reset'; email: string }
  | { about: 'newAddress'; email: string; userId: string }
) & {
  /** The one in which it is asked for. */
  language: Language;
};

/** Declares the work behind these mails. */
export function registerAccountMails(services: Services): void {
  services.jobs.define<AccountMail>(queue, (mail) =>
    services.db.transaction((tx) => write(withEmailLanguage(services, mail.language), tx, mail)),
  );
}

/** Asks for one, in the transaction that causes it. */
export const requestMail = ({ jobs }: Services, tx: Db, mail: AccountMail): Promise<void> =>
  jobs.send(tx, queue, mail);

async function write(services: Services, tx: Db, mail: AccountMail): Promise<void> {
  const user = await findByEmail(tx, mail.email);
  if (mail.about === 'newAddress') return writeToNewAddress(services, tx, mail, user);
  if (!user) return;
  if (mail.about === 'reset') {
    if (user.status !== UserStatus.Suspended) await queueReset(services, tx, user);
  } else if (
    isUnconfirmedRegistration(user) ||
    (mail.about === 'confirmation' && user.emailConfirmedOn === null)
  ) {
    await queueConfirmation(services, tx, user);
  } else if (mail.about === 'registration') {
    await services.emails.sendEmail(tx, user, 'account-exists', { attempt: 'register' });
  }
}

/** Whether nobody has proven yet that this registration is theirs. */
export const isUnconfirmedRegistration = ({ status, emailConfirmedOn }: UserRow): boolean =>
  status === UserStatus.Pending && emailConfirmedOn === null;

async function writeToNewAddress(
  { emails, clock }: Services,
  tx: Db,
  { userId, email }: { userId: string; email: string },
  holder: UserRow | undefined,
): Promise<void> {
  if (holder && !isUnconfirmedRegistration(holder)) {
    return emails.sendEmail(tx, holder, 'account-exists', { attempt: 'change' });
  }
  const user = await findUser(tx, userId);
  // Withdrawn, or changed once more, since it was asked for.
  if (user?.pendingEmail !== email) return;
  const token = await issueToken(tx, user, 'change', email, clock);
  await emails.sendEmail(tx, { ...user, email }, 'confirm-new-email', { email, token });
}

/** Queues the e-mail with the link that confirms the address of an account. */
export async function queueConfirmation({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  const token = await issueToken(tx, user, 'confirm', user.email, clock);
  const isMoved = user.status !== UserStatus.Pending;
  await emails.sendEmail(tx, user, 'confirm-email', { email: user.email, token, isMoved });
}

/** Queues the e-mail with the link that sets a new password. */
export async function queueReset({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  const token = await issueToken(tx, user, 'reset', user.email, clock);
  await emails.sendEmail(tx, user, 'reset-password', { email: user.email, token });
}
