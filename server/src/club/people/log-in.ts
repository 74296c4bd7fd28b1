import { sql } from 'drizzle-orm';
import {
  type JoinDraft,
  type Language,
  type LoggedIn,
  type Login,
  Plan,
  type RegistrationDraft,
  UserStatus,
} from 'shared-api/contract';
import { type Tx, valuesFor } from '../../data/rows';
import { users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import {
  findByEmail,
  findByLogin,
  findByUsername,
  freeUsername,
  insertUser,
  isUnconfirmedRegistration,
  lockUser,
  type NewUser,
  renewHash,
  trimNames,
  type UserRow,
  updateUser,
} from '../../data/users';
import { AppError, refuse } from '../../errors/app-error';
import type { LimitName } from '../../http/limits';
import { hashNewPassword, hashPassword, matchingText, passwordMatches } from '../../http/passwords';
import type { Command } from '../../http/perform';
import type { Client } from '../../http/request';
import type { WithLimits } from '../../http/services';
import { logSecurityEvent } from '../log/security-log';
import { nextSession } from '../places/sessions';
import { requestMail } from './account-mails';
import { issueTokens, readDevice } from './login-calls';
import { isSameAddress } from './mailed-tokens';
import { giveUpRegistration, hasLapsed } from './unconfirmed';

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
  command: Command,
  draft: RegistrationDraft,
  { hash: passwordHash, known, mistaken }: NewPassword,
  language: Language,
): Promise<void> {
  const { db: tx, clock } = command;
  if ((await readSettings(tx)).opening) return refuse('clubNotOpen');
  // Whatever the draft says, new accounts start on the drop-in plan (docs/product.md, Registration).
  const { password: _, paymentPlan: __, replaces: ___, email, returnTo, ...names } = draft;
  const person = valuesFor(users, { ...trimNames(names), language });
  await lockAddress(tx, email);
  if (mistaken) await giveUpRegistration(command, mistaken);
  const found = await findByEmail(tx, email);
  // A link may be opened at this moment.
  const existing = found && (await lockUser(tx, found.id));
  const waiting = existing && isUnconfirmedRegistration(existing) ? existing : undefined;
  if (!(await freeLapsedUsername(command, names.username, waiting?.id))) return refuse('usernameTaken');
  // Pressed again, since no reply came: nobody else knows the password. Its mail is on its way already.
  const isRepeated = waiting && known !== null && waiting.passwordHash === known;
  if (isRepeated && clock.now().getTime() - waiting.createdOn.getTime() < repeatedWithin) return;
  // Registered by somebody else, too: whoever opens a link chooses the password; those typed before are dropped.
  const unsure = isRepeated ? {} : { passwordHash: null };
  if (waiting) {
    const begins = (await hasLapsed(command, waiting)) && { passwordHash, createdOn: clock.now() };
    await updateUser(tx, waiting.id, { ...person, ...(begins || unsure) });
  }
  if (!existing) await openPending(command, { ...person, email, passwordHash });
  await requestMail(command, { about: 'registration', email, returnTo, language });
}

/** Serialises concurrent registrations of one address. */
const lockAddress = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);

/** Creates an account that waits for its confirmation, unless an administrator has created it meanwhile. */
async function openPending(
  { db: tx, clock }: Command,
  person: Omit<NewUser, 'paymentPlan' | 'status'>,
): Promise<void> {
  const made = { ...person, paymentPlan: Plan.DropIn, status: UserStatus.Pending, createdOn: clock.now() };
  await tx
    .transaction((savepoint) => insertUser(savepoint, made))
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'emailTaken')) throw error;
    });
}

/**
 * Creates an account for who comes from a shared session: a password is chosen behind the mailed link, which leads back to
 * it. For an address that has an account the answer is the same, and its owner gets an e-mail instead.
 */
export async function join(
  command: Command,
  { firstName, email, returnTo }: JoinDraft,
  language: Language,
): Promise<void> {
  const { db: tx } = command;
  if ((await readSettings(tx)).opening) return refuse('clubNotOpen');
  await lockAddress(tx, email);
  if (!(await findByEmail(tx, email))) {
    const names = trimNames({ firstName, lastName: '' });
    const username = await freeUsername(tx, email);
    await openPending(command, { ...names, username, email, passwordHash: null, language });
  }
  await requestMail(command, { about: 'registration', email, returnTo, language });
}

/** Welcomes a new account, unless the club has switched that off. */
export async function mailWelcome({ db: tx, emails, clock }: Command, user: UserRow): Promise<void> {
  if (!(await readSettings(tx)).welcomeEmail) return;
  await emails.notify('account-opened', { to: user, next: await nextSession(tx, clock.now()) });
}

/** An attempt to log in with a password. */
interface Guess {
  /** The account's id, or the typed name when there is no such account. */
  account: string;
  /** The caller's network address. */
  address: string;
  /** The token that the browser kept from an earlier login. */
  deviceToken?: string | undefined;
}

type Counted = readonly [limit: LimitName, subject: string];

/**
 * Counts a guess before the password is compared, so that concurrent guesses do not slip past. A known device
 * of the account has its own limit, which strangers cannot use up; all known devices together have another
 * one, since each login adds a device. Other guesses count against the address, alone and together with the
 * account. No number of guesses locks an account, but once there are many, each address gets fewer. Refused
 * guesses do not count.
 * @returns withdraws the count, for a correct password
 * @throws AppError `tooManyRequests`
 */
async function countGuess(services: WithLimits, guess: Guess): Promise<() => Promise<void>> {
  const { limits, config, clock } = services;
  const { account, address, deviceToken } = guess;
  const device = deviceToken ? await readDevice(deviceToken, config.keys, clock.now()) : null;
  if (device?.userId === account && !(await limits.isUsedUp('loginDevices', account))) {
    await limits.consume('loginDevice', device.deviceId);
    await limits.note('loginDevices', account);
    return async () => {
      await limits.forget('loginDevice', device.deviceId);
      await limits.giveBack('loginDevices', account);
    };
  }
  const pair: Counted = [
    (await limits.isUsedUp('loginAccount', account)) ? 'loginHereSlowly' : 'loginHere',
    `${account} ${address}`,
  ];
  await limits.check('loginAddress', address);
  await limits.consume(...pair);
  await limits.consume('loginAddress', address);
  await limits.note('loginAccount', account);
  return async () => {
    await limits.forget(...pair);
    await limits.giveBack('loginAddress', address);
    await limits.giveBack('loginAccount', account);
  };
}

/** Forgets an account's guesses from this address, e.g. when its owner has chosen a new password. */
export async function clearGuesses({ limits }: WithLimits, account: string, address: string): Promise<void> {
  await limits.forget('loginHere', `${account} ${address}`);
  await limits.forget('loginHereSlowly', `${account} ${address}`);
}

/**
 * Frees a username that only a lapsed registration holds; that gets another one, and loses nothing else.
 * @param except whose it may be
 * @returns whether it is free
 */
async function freeLapsedUsername(
  command: Command,
  username: string,
  except: string | undefined,
): Promise<boolean> {
  const { db: tx } = command;
  const found = await findByUsername(tx, username);
  if (!found || found.id === except) return true;
  const holder = await lockUser(tx, found.id);
  if (!holder) return true;
  if (holder.email === null || !(await hasLapsed(command, holder))) return false;
  await updateUser(tx, holder.id, {
    username: await freeUsername(tx, holder.email, [username.toLowerCase()]),
  });
  return true;
}
