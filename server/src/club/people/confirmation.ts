import { type EmailRestoration, type LoggedIn, UserStatus } from 'shared-api/contract';
import { type UserRow, updateUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Command } from '../../http/perform';
import type { Client } from '../../http/request';
import { logSecurityEvent } from '../log/security-log';
import { noteConsent } from '../privacy/consents';
import { mailWelcome } from './log-in';
import { openLoginByLink } from './login-calls';
import {
  endRestoreTokens,
  findToken,
  isSameAddress,
  issueToken,
  type MailedToken,
  markConfirmationsUsed,
} from './mailed-tokens';
import { recoverAccount } from './passwords';
import { deleteUnconfirmedRegistration } from './unconfirmed';

/** A confirmation link's contents. */
interface Confirmation {
  token: string;
  /** If the link contains one, it must match the token's. */
  email?: string | undefined;
  /** Nobody has pressed a button yet: an address that is to be confirmed is not. */
  ask?: boolean | undefined;
}

/** What became of it: it is confirmed now, it was already, or it waits for a hand; and whose it is. */
export interface ConfirmationResult {
  state: 'confirmed' | 'known' | 'asks';
  username: string;
  /** Of whoever has opened their account by it. */
  login?: LoggedIn;
}

/**
 * Confirms an account's address or its new one.
 * @param passwordHash of the password that the link's page may have asked for
 * @returns also whose it is, which only the holder of a link to this address learns
 */
export async function confirmAddress(
  command: Command,
  { token, email, ask }: Confirmation,
  passwordHash: string | null,
  client: Client,
): Promise<ConfirmationResult> {
  const { db: tx, clock } = command;
  const found = await findToken(tx, token, ['confirm', 'change', 'invitation'], email, clock);
  if (!found) return refuse('invalidConfirmationLink');
  const { username } = found.user;
  if (found.isUsed) {
    if (!isConfirmed(found)) return refuse('invalidConfirmationLink');
    return { state: 'known', username };
  }
  const isNew = found.purpose === 'change';
  if (!isNew && found.user.passwordHash === null && passwordHash === null)
    return refuse('passwordToChoose', { values: { username } });
  if (ask) return { state: 'asks', username };
  if (isNew) await confirmNew(command, found, client);
  const opened = isNew ? {} : await confirmOwn(command, found, passwordHash, client);
  await markConfirmationsUsed(tx, found.user.id, found.address, clock);
  return { state: 'confirmed', username, ...opened };
}

const isConfirmed = ({ user, address }: MailedToken): boolean =>
  isSameAddress(user.email, address) && user.emailConfirmedOn !== null;

async function confirmOwn(
  command: Command,
  { user, purpose }: MailedToken,
  passwordHash: string | null,
  client: Client,
): Promise<Pick<ConfirmationResult, 'login'>> {
  const isNew = user.status === UserStatus.Pending;
  const isChosen = user.passwordHash === null;
  const confirmed = await updateUser(command.db, user.id, {
    emailConfirmedOn: command.clock.now(),
    // Clicking a link must not replace a valid password.
    ...(isChosen && { passwordHash }),
    ...(isNew && { status: UserStatus.Active }),
  });
  if (isNew) {
    const how = purpose === 'invitation' ? 'invitation' : 'registration';
    await noteConsent(command.db, user.id, { given: user.wantsNews, how, at: command.clock.now() });
  }
  // An administrator's first task is to set the club up, not to find the gym.
  if (isNew && !user.isAdmin) await mailWelcome(command, user);
  // An address that an administrator has set may have a typo, and be a stranger's: that logs nobody in.
  return isNew || isChosen ? openLoginByLink(command, confirmed, client) : {};
}

async function confirmNew(command: Command, { user, address }: MailedToken, client: Client): Promise<void> {
  const email = user.pendingEmail;
  if (email === null || !isSameAddress(email, address)) return refuse('invalidConfirmationLink');
  await deleteUnconfirmedRegistration(command, email, user.id);
  await changeAddress(command, user, { email, isConfirmed: true });
  await logSecurityEvent(command, command.db, { event: 'address-changed', actor: user, client });
}

/**
 * Gives a locked account another address, and notifies the old one, with a restore link that works for 7 days. An
 * unconfirmed old address is not notified: it may be a stranger's.
 * @throws AppError `emailTaken`
 */
export async function changeAddress(
  { db: tx, emails, clock }: Command,
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
    await emails.notify('address-changed', { to: before, newEmail: email, wayBack });
  }
  return { ...after, email };
}

/**
 * Restores an old address, with a new password: this recovers the account whatever was done to it since.
 * @returns the account
 */
export async function restoreAddress(
  command: Command,
  { token, email }: EmailRestoration,
  passwordHash: string,
  client: Client,
): Promise<UserRow> {
  const { db: tx, clock, emails } = command;
  const found = await findToken(tx, token, ['restore'], email, clock);
  if (!found) return refuse('invalidRestoreLink');
  const { user } = found;
  await deleteUnconfirmedRegistration(command, email, user.id);
  const recovered = await recoverAccount(command, user, {
    email,
    emailConfirmedOn: clock.now(),
    passwordHash,
  });
  await endRestoreTokens(tx, user.id, found.id);
  await logSecurityEvent(command, tx, { event: 'address-changed', actor: user, client });
  if (user.emailConfirmedOn) {
    await emails.notify('address-changed', { to: user, newEmail: email, wayBack: null });
  }
  return recovered;
}
