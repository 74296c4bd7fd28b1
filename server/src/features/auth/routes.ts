import type { Call, Language } from 'shared-api/contract';
import { refuse } from '../../errors/app-error';
import type { Input, Route } from '../../http/route';
import { messagesIn } from '../../messages';
import { withEmailLanguage } from '../../outbox/language';
import type { Services } from '../../services';
import { proofOptions } from '../biometric/service';
import { endLogins } from '../logins/store';
import { checkLink, restoreAddress } from './address';
import { type Confirmation, confirmEmail } from './confirmation';
import { clearGuesses } from './guesses';
import { requestMail } from './mails';
import { changePassword, forgotPassword, resetByToken } from './passwords';
import { proveByDevice, proveByPassword } from './proof';
import { logIn, register } from './service';

/** A call's language, network address and device. */
type Asked = Pick<Input<Call>, 'locale' | 'language' | 'client'>;

/** Registration, confirmation and login. */
export function authRoutes(route: Route, services: Services): void {
  const { db, limits } = services;

  /** Services whose mails are in the language of the request. */
  const answering = (language: Language, userId?: string) => withEmailLanguage(services, language, userId);

  const confirm = async (confirmation: Confirmation, { locale, language, client }: Asked) => {
    await limits.consume('proofAddress', client.address);
    const { wasConfirmed, username } = await confirmEmail(answering(language), confirmation, client);
    const messages = messagesIn(locale).confirmations;
    return { message: wasConfirmed ? messages.alreadyConfirmed : messages.confirmed, username };
  };

  route('POST /api/v1/Users/login', ({ body, client }) => logIn(services, body, client));

  route('POST /api/v1/Users/register', async ({ body, locale, language, client }) => {
    await limits.consume('mailAddress', client.address);
    await limits.consume('mailRegister', body.email);
    await register(services, body, language);
    return { message: messagesIn(locale).confirmations.registered };
  });

  route('POST /api/v1/Users/confirm-email', async ({ query: { token, email }, ...asked }) => {
    if (!token || !email) return refuse('invalidConfirmationLink');
    return confirm({ token, email }, asked);
  });

  route('POST /auth/verify-email', ({ body, ...asked }) => confirm(body, asked));

  route('POST /auth/check-link', async ({ body, client }) => {
    await limits.consume('proofAddress', client.address);
    return checkLink(services, body);
  });

  route('POST /auth/restore-email', async ({ body, locale, language, client }) => {
    await limits.consume('proofAddress', client.address);
    const { id } = await restoreAddress(answering(language), body, client);
    await clearGuesses(services, id, client.address);
    return { message: messagesIn(locale).confirmations.restored };
  });

  route('POST /auth/prove/options', async ({ caller }) => {
    await limits.consume('challengeAccount', caller.id);
    return proofOptions(services, caller);
  });
  route('POST /auth/prove', ({ body, caller }) =>
    'password' in body
      ? proveByPassword(services, caller, body.password)
      : proveByDevice(services, caller, body.credential),
  );

  route('POST /auth/resend-verification', async ({ body, locale, language, client }) => {
    await limits.consume('mailAddress', client.address);
    await limits.consume('mailConfirm', body.email);
    await db.transaction((tx) => requestMail(services, tx, { about: 'confirmation', ...body, language }));
    return { message: messagesIn(locale).confirmations.confirmationSent };
  });

  route('POST /api/v1/Users/forgot-password', async ({ body, locale, language, client }) => {
    await limits.consume('mailAddress', client.address);
    await limits.consume('mailReset', body.email);
    await forgotPassword(services, body.email, language, client);
    return { message: messagesIn(locale).confirmations.resetSent };
  });

  route('POST /api/v1/Users/reset-password', async ({ body, caller, locale, language, client }) => {
    if (!('currentPassword' in body)) {
      await limits.consume('proofAddress', client.address);
      await resetByToken(answering(language), body, client);
    } else {
      const asker = caller ?? refuse('notLoggedIn');
      await changePassword(answering(language, asker.id), asker, body, client);
      // This variant returns no token, so that this device is logged out too.
      await endLogins(services.db, asker.id);
    }
    return { message: messagesIn(locale).confirmations.passwordChanged };
  });

  route('POST /api/v1/Users/change-password', async ({ body, caller, locale, language, client }) => ({
    message: messagesIn(locale).confirmations.passwordChanged,
    token: await changePassword(answering(language, caller.id), caller, body, client),
  }));
}
