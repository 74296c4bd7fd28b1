import { eq, lt } from 'drizzle-orm';
import type { Calls, Shape } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { logins, mailedTokens, rateLimits } from '../../data/schema';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Caller } from '../../http/access';
import { hashNewPassword, passwordMatches } from '../../http/passwords';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { WithLimits } from '../../http/services';
import { withEmailLanguage } from '../../mail/outbox/sender';
import { type Locale, messagesIn } from '../../messages';
import type { Feature } from '../feature';
import { requestMail } from './account-mails';
import { type ConfirmationResult, confirmAddress, restoreAddress } from './confirmation';
import { clearGuesses, join, logIn, preparePassword, register } from './log-in';
import { openLoginByLink } from './login-calls';
import { endLogins } from './logins';
import { findToken } from './mailed-tokens';
import { changePassword, forgotPassword, resetByToken } from './passwords';
import { challengePurpose, proofOptions, verifyDevice } from './webauthn';

export const auth: Feature = {
  routes: authRoutes,
  timers: {
    'old-tokens': {
      seconds: 300,
      perform: ({ db: tx, clock }) => tx.delete(mailedTokens).where(lt(mailedTokens.expiresAt, clock.now())),
    },
    'old-attempts': {
      seconds: 300,
      perform: ({ db: tx, clock }) => tx.delete(rateLimits).where(lt(rateLimits.expire, clock.now())),
    },
  },
};

/** Registration, confirmation and login. */
function authRoutes(route: Route, outside: WithLimits): void {
  const { limits } = outside;
  const hashNew = (password: string) => hashNewPassword('newPassword', password);

  route('POST /api/v1/Users/login', {
    apart: ({ services, body, client }) => logIn(services, body, client),
  });

  route('POST /api/v1/Users/register', {
    before: async ({ body, client }) => {
      await limits.consume('mailAddress', client.address);
      await limits.consume('mailRegister', body.email);
      return preparePassword(outside, body, client);
    },
    perform: async ({ services, body, locale, language }, password) => {
      await register(services, body, password, language);
      return { message: messagesIn(locale).confirmations.registered };
    },
  });

  route('POST /api/v1/Users/join', {
    before: async ({ body, client }) => {
      await limits.consume('mailAddress', client.address);
      await limits.consume('mailRegister', body.email);
    },
    perform: async ({ services, body, locale, language }) => {
      await join(services, body, language);
      return { message: messagesIn(locale).confirmations.registered };
    },
  });

  route('POST /api/v1/Users/confirm-email', {
    before: ({ client }) => limits.consume('proofAddress', client.address),
    perform: async ({ services, query: { token, email, ask }, locale, language, client }) => {
      if (!token || !email) return refuse('invalidConfirmationLink');
      const confirmed = confirmAddress(
        withEmailLanguage(services, language),
        { token, email, ask },
        null,
        client,
      );
      return confirmedReply(await confirmed, locale);
    },
  });

  route('POST /auth/verify-email', {
    before: async ({ body: { newPassword }, client }) => {
      await limits.consume('proofAddress', client.address);
      return newPassword === undefined ? null : hashNew(newPassword);
    },
    perform: async ({ services, body, locale, language, client }, passwordHash) => {
      const confirmed = confirmAddress(withEmailLanguage(services, language), body, passwordHash, client);
      return confirmedReply(await confirmed, locale);
    },
  });

  route('POST /auth/check-link', {
    before: ({ client }) => limits.consume('proofAddress', client.address),
    perform: ({ services, body }) => checkLink(services, body),
  });

  route('POST /auth/restore-email', {
    before: async ({ body, client }) => {
      await limits.consume('proofAddress', client.address);
      return hashNew(body.newPassword);
    },
    perform: async ({ services, body, locale, language, client }, passwordHash) => {
      const inTheirs = withEmailLanguage(services, language);
      const user = await restoreAddress(inTheirs, body, passwordHash, client);
      services.afterwards(() => clearGuesses(outside, user.id, client.address));
      return {
        message: messagesIn(locale).confirmations.restored,
        ...(await openLoginByLink(services, user, client)),
      };
    },
  });

  route('POST /auth/prove/options', {
    before: ({ caller }) => limits.consume('challengeAccount', caller.id),
    perform: ({ services, caller }) => proofOptions(services, caller),
  });
  route('POST /auth/prove', {
    apart: ({ services, body, caller }) =>
      'password' in body
        ? proveByPassword(services, caller, body.password)
        : proveByDevice(services, caller, body.credential),
  });

  route('POST /auth/resend-verification', {
    before: async ({ body, client }) => {
      await limits.consume('mailAddress', client.address);
      await limits.consume('mailConfirm', body.email);
    },
    perform: async ({ services, body, locale, language }) => {
      await requestMail(services, { about: 'confirmation', ...body, language });
      return { message: messagesIn(locale).confirmations.confirmationSent };
    },
  });

  route('POST /api/v1/Users/forgot-password', {
    before: async ({ body, client }) => {
      await limits.consume('mailAddress', client.address);
      await limits.consume('mailReset', body.email);
    },
    perform: async ({ services, body, locale, language, client }) => {
      await forgotPassword(services, body.email, language, client);
      return { message: messagesIn(locale).confirmations.resetSent };
    },
  });

  route('POST /api/v1/Users/reset-password', {
    before: async ({ body, caller, client }) => {
      if ('currentPassword' in body)
        await limits.consume('passwordAgain', (caller ?? refuse('notLoggedIn')).id);
      else await limits.consume('proofAddress', client.address);
      return hashNew(body.newPassword);
    },
    perform: async ({ services, body, caller, locale, language, client }, passwordHash) => {
      const message = messagesIn(locale).confirmations.passwordChanged;
      if ('currentPassword' in body) {
        const asker = caller ?? refuse('notLoggedIn');
        await changePassword(services, asker, body.currentPassword, passwordHash, client);
        // This variant returns no token, so that this device is logged out too.
        await endLogins(services.db, asker.id);
        services.afterwards(() => limits.forget('passwordAgain', asker.id));
      } else {
        const inTheirs = withEmailLanguage(services, language);
        const user = await resetByToken(inTheirs, body, passwordHash, client);
        // The rate limit from somebody's guesses must not delay the new password.
        services.afterwards(() => clearGuesses(outside, user.id, client.address));
        return { message, ...(await openLoginByLink(services, user, client)) };
      }
      return { message };
    },
  });

  route('POST /api/v1/Users/change-password', {
    before: async ({ body, caller }) => {
      await limits.consume('passwordAgain', caller.id);
      return hashNew(body.newPassword);
    },
    perform: async ({ services, body, caller, locale, client }, passwordHash) => {
      const token = await changePassword(services, caller, body.currentPassword, passwordHash, client);
      services.afterwards(() => limits.forget('passwordAgain', caller.id));
      return { message: messagesIn(locale).confirmations.passwordChanged, token };
    },
  });
}

const confirmedReply = ({ state, ...whose }: ConfirmationResult, locale: Locale) => {
  const { confirmations } = messagesIn(locale);
  if (state === 'asks') return { message: '', ...whose, asks: true };
  return { message: confirmations[state === 'known' ? 'alreadyConfirmed' : 'confirmed'], ...whose };
};

type CheckedLink = Shape<Calls['POST /auth/check-link']>['body'];

/** Checks that a link still works, so that nobody types a password in vain. Only its holder can ask. */
async function checkLink({ db: tx, clock }: Command, { purpose, token, email }: CheckedLink) {
  const found = await findToken(tx, token, [purpose], email, clock);
  return { works: found !== null };
}

/** Proves the caller's identity by password. */
async function proveByPassword(
  { db, limits, clock }: WithLimits,
  { id, login }: Caller,
  password: string,
): Promise<void> {
  await limits.consume('passwordAgain', id);
  const user = await findUser(db, id);
  if (!(await passwordMatches(user?.passwordHash, password))) return refuse('wrongPassword');
  await limits.forget('passwordAgain', id);
  await recordProof(db, login.id, clock.now());
}

/** Proves the caller's identity by passkey. */
async function proveByDevice(
  services: WithLimits,
  { id, login }: Caller,
  credential: Record<string, unknown>,
): Promise<void> {
  await verifyDevice(services, credential, { purpose: challengePurpose.prove, userId: id });
  await recordProof(services.db, login.id, services.clock.now());
}

/** Records that a login's owner has just proved their identity. */
async function recordProof(db: Db, id: string, now: Date): Promise<void> {
  await db.update(logins).set({ provenAt: now }).where(eq(logins.id, id));
}
