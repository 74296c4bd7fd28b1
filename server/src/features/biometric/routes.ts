import { AppError, refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { messagesIn } from '../../messages';
import { requireRecentProof } from '../../security/proof';
import type { Services } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import { addDevice, logInWithDevice, loginOptions, registrationOptions } from './service';
import { assertMayChange, credentialsOf, removeCredential, toDevice } from './store';

/** Login with a device's own fingerprint or face recognition (WebAuthn). */
export function biometricRoutes(route: Route, services: Services): void {
  const { db, limits } = services;

  route('POST /auth/biometric-login/options', async ({ client }) => {
    await limits.consume('challengeAddress', client.address);
    return loginOptions(services);
  });

  route('POST /auth/biometric-login', async ({ body, client }) => {
    await limits.consume('proofAddress', client.address);
    return logInWithDevice(services, body.credential, client).catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'biometricFailed') {
        const details = { by: 'passkey' };
        await logSecurityEvent(services, db, { event: 'login-failed', client, details });
      }
      throw error;
    });
  });

  route('POST /auth/biometric-credential/options', async ({ caller }) => {
    // Proof is needed only here: adding a device takes a challenge from this call.
    requireRecentProof(caller, services.clock);
    await assertMayChange(db, caller);
    await limits.consume('challengeAccount', caller.id);
    return registrationOptions(services, caller);
  });

  route('POST /auth/biometric-credential', async ({ body, caller, locale, client }) => {
    // The username only labels the device; it must be the caller's own.
    if (body.username.toLowerCase() !== caller.username.toLowerCase()) return refuse('biometricFailed');
    await assertMayChange(db, caller);
    const name = body.name?.trim() || messagesIn(locale).names.device;
    const device = await addDevice(services, caller, body.credential, name);
    await logSecurityEvent(services, db, { event: 'passkey-added', actor: caller, client });
    return device;
  });

  route('GET /auth/biometric-credential', async ({ caller }) =>
    (await credentialsOf(db, caller.id)).map(toDevice),
  );

  route('DELETE /auth/biometric-credential/{id}', async ({ params, caller, client }) => {
    await assertMayChange(db, caller);
    if (!(await removeCredential(db, caller.id, params.id))) return refuse('notFound');
    await logSecurityEvent(services, db, { event: 'passkey-removed', actor: caller, client });
  });
}
