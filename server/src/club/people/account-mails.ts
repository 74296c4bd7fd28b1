import { type Language, UserStatus } from 'shared-api/contract';
import { accountMail } from '../../data/schema';
import {
  findByEmail,
  findUser,
  isUnconfirmedRegistration,
  type Member,
  type UserRow,
} from '../../data/users';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { linkLifetimes } from '../../mail/link-lifetimes';
import { addEmails, type Letter, outboxWork, withEmailLanguage } from '../../mail/outbox/sender';
import { nextSession } from '../places/sessions';
import { issueToken, issueTokens } from './mailed-tokens';

/**
 * A requested mail about an account. Whether and which mail is sent is decided in the background, so that the answer to
 * the request is the same, and takes as long, in any case.
 */
type AccountMail = (
  | { about: 'registration' | 'confirmation'; email: string; returnTo?: string | undefined }
  | { about: 'reset'; email: string }
  | { about: 'newAddress'; email: string; userId: string }
) & {
  /** The language of the request. */
  language: Language;
};

/** Queues an account mail, in the transaction that causes it. */
export async function requestMail({ db: tx, jobs, clock }: Command, mail: AccountMail): Promise<void> {
  // What was asked waits in place of the props.
  const now = clock.now();
  const lifetime = mail.about === 'reset' ? linkLifetimes.reset : linkLifetimes.confirm;
  const trueUntil = new Date(now.getTime() + lifetime);
  await addEmails(tx, [{ template: accountMail, props: mail as never, dueOn: now, trueUntil }], now);
  jobs.wake(outboxWork);
}

/** Decides about requested account mails. @returns adds the e-mail of one request, if there is one */
export const decideAccountMails =
  (services: Services) =>
  (request: object): Promise<void> => {
    const mail = request as AccountMail;
    return perform(services, (command) => write(withEmailLanguage(command, mail.language), mail));
  };

async function write(command: Command, mail: AccountMail): Promise<void> {
  const user = await findByEmail(command.db, mail.email);
  if (mail.about === 'newAddress') return writeToNewAddress(command, mail, user);
  if (!user) return;
  if (mail.about === 'reset') {
    if (user.status !== UserStatus.Suspended) await queueReset(command, user);
  } else if (
    isUnconfirmedRegistration(user) ||
    (mail.about === 'confirmation' && user.emailConfirmedOn === null)
  ) {
    await queueConfirmation(command, user, mail.returnTo);
  } else if (mail.about === 'registration') {
    await command.emails.notify('address-taken', {
      to: user,
      attempt: 'register',
      returnTo: mail.returnTo,
    });
  }
}

async function writeToNewAddress(
  { db: tx, emails, clock }: Command,
  { userId, email }: { userId: string; email: string },
  holder: UserRow | undefined,
): Promise<void> {
  if (holder && !isUnconfirmedRegistration(holder)) {
    return emails.notify('address-taken', { to: holder, attempt: 'change' });
  }
  const user = await findUser(tx, userId);
  // Withdrawn or changed again since the request.
  if (user?.pendingEmail !== email) return;
  const token = await issueToken(tx, user, 'change', email, clock);
  await emails.notify('address-requested', { to: { ...user, email }, email, token });
}

/**
 * Queues the e-mail with the confirmation link of an account's address.
 * @param returnTo the page that the person wanted, to go on to from the link, on whichever device it is opened
 */
export async function queueConfirmation(
  { db: tx, emails, clock }: Command,
  user: UserRow & { email: string },
  returnTo?: string,
): Promise<void> {
  const token = await issueToken(tx, user, 'confirm', user.email, clock);
  const isMoved = user.status !== UserStatus.Pending;
  await emails.notify('address-unconfirmed', { to: user, email: user.email, token, isMoved, returnTo });
}

/**
 * Queues the e-mails with the links that open accounts which somebody else has made, and ask for a password.
 * @param by the first name of who invites
 */
export async function queueInvitations(
  { db: tx, emails, clock }: Command,
  people: readonly (UserRow & { email: string })[],
  by?: string,
): Promise<void> {
  const next = await nextSession(tx, clock.now());
  const tokens = await issueTokens(tx, people, 'invitation', clock);
  const letters = people.map((user, at): Letter<'invitation'> => {
    const { email, isAdmin } = user;
    return { to: user, email, token: tokens[at] ?? '', isAdmin, next, ...(by && { by }) };
  });
  await emails.notify('invitation', ...letters);
}

/** Queues the e-mail with the link that sets a new password. */
export async function queueReset({ db: tx, emails, clock }: Command, user: Member): Promise<void> {
  const token = await issueToken(tx, user, 'reset', user.email, clock);
  await emails.notify('password-forgotten', { to: user, email: user.email, token });
}
