import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { messagesIn } from '../../messages';
import { languageOf, withEmailLanguage } from '../../outbox/language';
import { clientOf } from '../../security/client';
import type { Services } from '../../services';
import { proofOptions } from '../biometric/service';
import { endLogins } from '../logins/store';
import { checkLink, restoreAddress } from './address';
import { confirmEmail } from './confirmation';
import { clearGuesses } from './guesses';
import { requestMail } from './mails';
import { changePassword, forgotPassword, resetByToken } from './passwords';
import { proveByDevice, proveByPassword } from './proof';
import { logIn, register } from './service';

/** Registration, confirmation and login. */
export function authRoutes(route: Route, services: Services): void {
  const { db, limits } = services;

  route('POST /api/v1/Users/login', ({ body, request }) => logIn(services, body, clientOf(request)));

  route('POST /api/v1/Users/register', async ({ body, locale, request }) => {
    await limits.consume('mailAddress', request.ip);
    await limits.consume('mailRegister', body.email);
    await register(services, body, locale);
    return { message: messagesIn(locale).confirmations.registered };
  });

  route('POST /api/v1/Users/confirm-email', async ({ query, locale, request }) => {
    if (!query.token || !query.email) return refuse('invalidConfirmationLink');
    await limits.consume('proofAddress', request.ip);
    const { wasConfirmed } = await confirmEmail(
      withEmailLanguage(services, languageOf(locale)),
      { token: query.token, email: query.email },
      clientOf(request),
    );
    return { message: messagesIn(locale).confirmations[wasConfirmed ? 'alreadyConfirmed' : 'confirmed'] };
  });

  route('POST /auth/verify-email', async ({ body, locale, request }) => {
    await limits.consume('proofAddress', request.ip);
    const { wasConfirmed } = await confirmEmail(
      withEmailLanguage(services, languageOf(locale)),
      body,
      clientOf(request),
    );
    return { message: messagesIn(locale).confirmations[wasConfirmed ? 'alreadyConfirmed' : 'confirmed'] };
  });

  route('POST /auth/check-link', async ({ body, request }) => {
    await limits.consume('proofAddress', request.ip);
    return checkLink(services, body);
  });

  route('POST /auth/restore-email', async ({ body, locale, request }) => {
    await limits.consume('proofAddress', request.ip);
    const { id } = await restoreAddress(
      withEmailLanguage(services, languageOf(locale)),
      body,
      clientOf(request),
    );
    await clearGuesses(services, id, request.ip);
    return { message: messagesIn(locale).confirmations.restored };
  });

  route('POST /auth/prove/options', async ({ caller }) => {
    await limits.consume('challengeAccount', caller.id);
    return proofOptions(services, caller);
  });
  route('POST /auth/prove', async ({ body, caller }) => {
    if ('password' in body) await proveByPassword(services, caller, body.password);
    else await proveByDevice(services, caller, body.credential);
    return null;
  });

  route('POST /auth/resend-verification', async ({ body, locale, request }) => {
    await limits.consume('mailAddress', request.ip);
    await limits.consume('mailConfirm', body.email);
    await db.transaction((tx) =>
      requestMail(services, tx, { about: 'confirmation', email: body.email, language: languageOf(locale) }),
    );
    return { message: messagesIn(locale).confirmations.confirmationSent };
  });

  route('POST /api/v1/Users/forgot-password', async ({ body, locale, request }) => {
    await limits.consume('mailAddress', request.ip);
    await limits.consume('mailReset', body.email);
    await forgotPassword(services, body.email, languageOf(locale), clientOf(request));
    return { message: messagesIn(locale).confirmations.resetSent };
  });

  route('POST /api/v1/Users/reset-password', async ({ body, caller, locale, request }) => {
    if (!('currentPassword' in body)) {
      await limits.consume('proofAddress', request.ip);
      await resetByToken(withEmailLanguage(services, languageOf(locale)), body, clientOf(request));
    } else {
      const asker = caller ?? refuse('notLoggedIn');
      await changePassword(
        withEmailLanguage(services, languageOf(locale), asker.id),
        asker,
        body,
        clientOf(request),
      );
      // This variant answers no token, so that this device is logged out, too.
      await endLogins(services.db, asker.id);
    }
    return { message: messagesIn(locale).confirmations.passwordChanged };
  });

  route('POST /api/v1/Users/change-password', async ({ body, caller, locale, request }) => ({
    message: messagesIn(locale).confirmations.passwordChanged,
    token: await changePassword(
      withEmailLanguage(services, languageOf(locale), caller.id),
      caller,
      body,
      clientOf(request),
    ),
  }));
}
