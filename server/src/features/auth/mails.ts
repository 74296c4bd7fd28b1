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
  } else if (mail.about === 'registration') await queueAccountExists(services, tx, user, 'register');
}

/** Whether nobody has proven yet that this registration is theirs. */
export const isUnconfirmedRegistration = ({ status, emailConfirmedOn }: UserRow): boolean =>
  status === UserStatus.Pending && emailConfirmedOn === null;

async function writeToNewAddress(
  { emails, clock, ...services }: Services,
  tx: Db,
  { userId, email }: { userId: string; email: string },
  holder: UserRow | undefined,
): Promise<void> {
  if (holder && !isUnconfirmedRegistration(holder))
    return queueAccountExists({ emails, clock, ...services }, tx, holder, 'change');
  const user = await findUser(tx, userId);
  // Withdrawn, or changed once more, since it was asked for.
  if (user?.pendingEmail !== email) return;
  await emails.sendEmail(tx, {
    to: email,
    userId,
    template: 'confirm-new-email',
    language: user.language,
    props: { firstName: user.firstName, email, token: await issueToken(tx, user, 'change', email, clock) },
  });
}

/** Queues the e-mail with the link that confirms the address of an account. */
export async function queueConfirmation({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  const token = await issueToken(tx, user, 'confirm', user.email, clock);
  await emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'confirm-email',
    language: user.language,
    props: {
      firstName: user.firstName,
      email: user.email,
      token,
      isMoved: user.status !== UserStatus.Pending,
    },
  });
}

/** Queues the e-mail with the link that sets a new password. */
export async function queueReset({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  const token = await issueToken(tx, user, 'reset', user.email, clock);
  await emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'reset-password',
    language: user.language,
    props: { firstName: user.firstName, email: user.email, token },
  });
}

/** Tells the owner of an address that somebody wanted to open an account with it, or move one to it. */
const queueAccountExists = (
  { emails }: Services,
  tx: Db,
  holder: UserRow,
  attempt: 'register' | 'change',
): Promise<void> =>
  emails.sendEmail(tx, {
    to: holder.email,
    userId: holder.id,
    template: 'account-exists',
    language: holder.language,
    props: { firstName: holder.firstName, attempt },
  });
