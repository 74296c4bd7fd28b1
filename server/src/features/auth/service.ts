import { eq, sql } from 'drizzle-orm';
import { Language, type LoggedIn, type Login, Plan, type Registering, UserStatus } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { Refusal, refuse } from '../../http/refusal';
import type { Locale } from '../../messages';
import type { Client } from '../../security/client';
import { hashPassword, passwordMatches } from '../../security/passwords';
import type { Services } from '../../services';
import { nextSession } from '../communication/facts';
import { startLogin } from '../logins/service';
import { readSettings } from '../settings/store';
import {
  findByEmail,
  findByLogin,
  findUser,
  insertUser,
  isUsernameTaken,
  lockUser,
  type UserRow,
  updateUser,
} from '../users/store';
import { issueToken, redeemToken } from './mailed-tokens';

/**
 * Logs in by username or e-mail.
 * @throws Refusal `invalidCredentials`, `emailNotConfirmed`, `accountSuspended`, `tooManyRequests`
 */
export async function logIn(
  services: Services,
  { username, password }: Login,
  client: Client,
): Promise<LoggedIn> {
  const { db, limits } = services;
  const { address } = client;
  // Counted before the password is looked at, so that many attempts at once cannot slip past the limit.
  await limits.consume('loginAddress', address);
  await limits.consume('loginAnywhere', username);
  await limits.consume('loginHere', `${username} ${address}`);
  const user = await findByLogin(db, username);
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) return refuse('invalidCredentials');
  await limits.forget('loginAnywhere', username);
  await limits.forget('loginHere', `${username} ${address}`);
  return welcomeBack(services, user, { ...client, withPasskey: false });
}

/**
 * Begins a login and answers it.
 * @param found the user, read no later than what proved who they are
 * @throws Refusal `emailNotConfirmed`, `accountSuspended`
 */
export async function welcomeBack(
  services: Services,
  found: UserRow,
  how: Client & { withPasskey: boolean },
): Promise<LoggedIn> {
  return services.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    // Changed since it was compared: what has ended every login ends this one, too.
    if (user?.passwordHash !== found.passwordHash) {
      return refuse(how.withPasskey ? 'biometricFailed' : 'invalidCredentials');
    }
    if (user.status === UserStatus.Pending) return refuse('emailNotConfirmed');
    if (user.status === UserStatus.Suspended) return refuse('accountSuspended');
    const { id, username, firstName, lastName, email, isAdmin, paymentPlan } = user;
    const token = await startLogin(services, tx, id, how);
    return { token, id, username, firstName, lastName, email, isAdmin, paymentPlan };
  });
}

/**
 * Opens an account that waits for its address to be confirmed. The answer is the same when the address already has one:
 * then its owner gets an e-mail that says so.
 * @throws Refusal `usernameTaken`
 */
export async function register(services: Services, draft: Registering, locale: Locale): Promise<void> {
  const { db, emails } = services;
  const language = locale === 'fr' ? Language.French : Language.English;
  const passwordHash = await hashPassword(draft.password);
  const attempt = () =>
    db.transaction(async (tx) => {
      // Those with one address at the same moment come one after the other, however many they are.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${draft.email}), 0))`);
      const existing = await findByEmail(tx, draft.email);
      if (existing && (existing.status !== UserStatus.Pending || existing.emailConfirmedOn !== null)) {
        if (await isUsernameTaken(tx, draft.username, existing.id)) return refuse('usernameTaken');
        return emails.sendEmail(tx, {
          to: existing.email,
          userId: existing.id,
          template: 'account-exists',
          language: existing.language,
          props: { firstName: existing.firstName },
        });
      }
      // Somebody may have registered with an address that is not theirs: its owner starts afresh, and the stranger's
      // password dies with the stranger's registration.
      if (existing) await tx.delete(users).where(eq(users.id, existing.id));
      const user = await insertUser(tx, {
        username: draft.username,
        email: draft.email,
        firstName: draft.firstName.trim(),
        lastName: draft.lastName.trim(),
        passwordHash,
        // Spec §4: whatever the draft says, a new account is on the drop-in plan.
        paymentPlan: Plan.DropIn,
        status: UserStatus.Pending,
        language,
      });
      await mailConfirmation(services, tx, user);
    });
  // An administrator may have created the account meanwhile: the second time it is found.
  await attempt().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'emailTaken') return attempt();
    throw error;
  });
}

/** Queues the e-mail with the link that confirms an address. */
export async function mailConfirmation({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  const token = await issueToken(tx, user.id, 'confirm', clock);
  await emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'confirm-email',
    language: user.language,
    props: { firstName: user.firstName, email: user.email, token },
  });
}

/** Mails the confirmation link again, if somebody is waiting for it; tells the caller nothing. */
export async function resendConfirmation(services: Services, email: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const user = await findByEmail(tx, email);
    if (user && user.emailConfirmedOn === null) await mailConfirmation(services, tx, user);
  });
}

/**
 * Confirms an address.
 * @param email when the link carries it, it must be the token's own
 * @throws Refusal `invalidConfirmationLink`
 */
export async function confirmEmail(services: Services, token: string, email?: string): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'confirm', clock);
    const user = userId ? await findUser(tx, userId) : undefined;
    if (!user || (email !== undefined && email.toLowerCase() !== user.email.toLowerCase())) {
      return refuse('invalidConfirmationLink');
    }
    const isNew = user.status === UserStatus.Pending;
    await updateUser(tx, user.id, {
      emailConfirmedOn: clock.now(),
      ...(isNew && { status: UserStatus.Active }),
    });
    if (isNew) await welcomeNewcomer(services, tx, user);
  });
}

/** Greets somebody whose account has just opened, unless the club has switched that off. */
export async function welcomeNewcomer({ emails, clock }: Services, tx: Db, user: UserRow): Promise<void> {
  if (!(await readSettings(tx)).welcomeEmail) return;
  await emails.sendEmail(tx, {
    to: user.email,
    userId: user.id,
    template: 'welcome',
    language: user.language,
    props: { firstName: user.firstName, session: await nextSession(tx, clock.now()) },
  });
}
