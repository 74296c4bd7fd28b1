import { lt } from 'drizzle-orm';
import { mailedTokens, rateLimits } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import { hashNewPassword } from '../../http/passwords';
import type { Route } from '../../http/route';
import type { WithLimits } from '../../http/services';
import { withEmailLanguage } from '../../mail/outbox/sender';
import { type Locale, messagesIn } from '../../messages';
import type { Feature } from '../feature';
import { requestMail } from './account-mails';
import { type ConfirmationResult, checkLink, confirmAddress, restoreAddress } from './confirmation';
import {
  clearGuesses,
  join,
  logIn,
  preparePassword,
  proveByDevice,
  proveByPassword,
  register,
} from './log-in';
import { openLoginByLink } from './login-calls';
import { endLogins } from './logins';
import { changePassword, forgotPassword, resetByToken } from './passwords';
import { proofOptions } from './webauthn';

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
      await requestMail(services, services.db, { about: 'confirmation', ...body, language });
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
