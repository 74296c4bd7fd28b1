import { sql } from 'drizzle-orm';
import {
  type Language,
  type LoggedIn,
  type Login,
  Plan,
  type RegistrationDraft,
  UserStatus,
} from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { users } from '../../db/schema';
import type { Tx } from '../../db/types';
import { valuesFor } from '../../db/values';
import { AppError, refuse } from '../../errors/app-error';
import type { Client } from '../../security/client';
import { hashNewPassword, hashPassword, matchingText, passwordMatches } from '../../security/passwords';
import type { WithLimits } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import { issueTokens } from '../logins/service';
import { nextSession } from '../sessions/facts';
import { readSettings } from '../settings/store';
import { isUnconfirmedRegistration, trimNames } from '../users/policy';
import {
  findByEmail,
  findByLogin,
  insertUser,
  lockUser,
  renewHash,
  type UserRow,
  updateUser,
} from '../users/store';
import { countGuess } from './guesses';
import { isSameAddress } from './mailed-tokens';
import { requestMail } from './mails';
import { freeLapsedUsername, giveUpRegistration, hasLapsed } from './unconfirmed';

/** Logs in by username or e-mail. */
export async function logIn(
  services: WithLimits,
  { username, password, deviceToken }: Login,
  client: Client,
): Promise<LoggedIn> {
  const { db } = services;
  const user = await findByLogin(db, username);
  const account = user?.id ?? username;
  const clearGuess = await countGuess(services, { account, address: client.address, deviceToken });
  const matching = await matchingText(user?.passwordHash, password);
  if (!matching || !user) {
    const details = { by: 'password' };
    await logSecurityEvent(services, db, { event: 'login-failed', userId: user?.id, client, details });
    return refuse('invalidCredentials');
  }
  await clearGuess();
  const loggedIn = await issueTokens(services, user, { ...client, withPasskey: false });
  // Only now: a login for which the hash has changed counts as refused.
  if (matching === 'typed') await renewHash(db, user, await hashPassword(password));
  return loggedIn;
}

/** A registration's password, hashed. */
interface NewPassword {
  hash: string;
  /** The hash that the same password has in a registration of this address that waits for its confirmation. */
  known: string | null;
  /** The registration with an address that was typed by mistake, if it waits with the same password. */
  mistaken: UserRow | undefined;
}

/**
 * Hashes a registration's password, and looks whether it came before.
 * @throws AppError as `hashNewPassword`, `tooManyRequests`
 */
export async function preparePassword(
  services: WithLimits,
  { email, password, replaces }: RegistrationDraft,
  { address }: Client,
): Promise<NewPassword> {
  const hash = await hashNewPassword('password', password);
  const waitingAt = async (where: string) => {
    const found = await findByEmail(services.db, where);
    const waiting = found && isUnconfirmedRegistration(found) ? found : undefined;
    return (await passwordMatches(waiting?.passwordHash, password)) ? waiting : undefined;
  };
  const known = (await waitingAt(email))?.passwordHash ?? null;
  if (replaces === undefined || isSameAddress(replaces, email)) return { hash, known, mistaken: undefined };
  // Whether its username is free afterwards tells whether the password was right.
  const clearGuess = await countGuess(services, { account: replaces.toLowerCase(), address });
  const mistaken = await waitingAt(replaces);
  if (mistaken) await clearGuess();
  return { hash, known, mistaken };
}

/** In milliseconds: as long as a browser counts a second press as the first one. */
const repeatedWithin = 5 * 60_000;

/**
 * Creates an account whose address is to be confirmed. For an address that already has an account the answer is the
 * same, and takes as long; its owner gets an e-mail instead.
 */
export async function register(
  services: Command,
  draft: RegistrationDraft,
  { hash: passwordHash, known, mistaken }: NewPassword,
  language: Language,
): Promise<void> {
  const { db: tx, clock } = services;
  // Whatever the draft says, new accounts start on the drop-in plan (docs/product.md, Registration).
  const { password: _, paymentPlan: __, replaces: ___, email, returnTo, ...names } = draft;
  const person = valuesFor(users, { ...trimNames(names), language });
  // Concurrent registrations of one address are serialised.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  if (mistaken) await giveUpRegistration(services, mistaken);
  const found = await findByEmail(tx, email);
  // A link may be opened at this moment.
  const existing = found && (await lockUser(tx, found.id));
  const waiting = existing && isUnconfirmedRegistration(existing) ? existing : undefined;
  if (!(await freeLapsedUsername(services, names.username, waiting?.id))) return refuse('usernameTaken');
  // Pressed again, since no reply came: nobody else knows the password. Its mail is on its way already.
  const isRepeated = waiting && known !== null && waiting.passwordHash === known;
  if (isRepeated && clock.now().getTime() - waiting.createdOn.getTime() < repeatedWithin) return;
  // Registered by somebody else, too: whoever opens a link chooses the password; those typed before are dropped.
  const unsure = isRepeated ? {} : { passwordHash: null };
  if (waiting) {
    const begins = (await hasLapsed(services, waiting)) && { passwordHash, createdOn: clock.now() };
    await updateUser(tx, waiting.id, { ...person, ...(begins || unsure) });
  }
  if (!existing) {
    const state = { paymentPlan: Plan.DropIn, status: UserStatus.Pending };
    const made = { ...person, ...state, email, passwordHash, createdOn: clock.now() };
    // An administrator may have created the account meanwhile.
    await tx
      .transaction((savepoint) => insertUser(savepoint, made))
      .catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'emailTaken')) throw error;
      });
  }
  await requestMail(services, tx, { about: 'registration', email, returnTo, language });
}

/** Welcomes a new account, unless the club has switched that off. */
export async function mailWelcome({ emails, clock }: Command, tx: Tx, user: UserRow): Promise<void> {
  if (!(await readSettings(tx)).welcomeEmail) return;
  await emails.notify(tx, 'account-opened', { to: user, next: await nextSession(tx, clock.now()) });
}
