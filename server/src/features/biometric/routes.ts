import { refuse } from '../../http/refusal';
import type { Route } from '../../http/route';
import { wordsIn } from '../../messages';
import { clientOf } from '../../security/client';
import { requireRecentProof } from '../../security/proof';
import type { Services } from '../../services';
import { addDevice, logInWithDevice, loginOptions, registrationOptions } from './service';
import { credentialsOf, removeCredential, toDevice } from './store';

/** Login with a device's own fingerprint or face recognition (WebAuthn). */
export function biometricRoutes(route: Route, services: Services): void {
  const { db, limits } = services;

  route('POST /auth/biometric-login/options', async ({ request }) => {
    await limits.consume('proofAddress', request.ip);
    return loginOptions(services);
  });

  route('POST /auth/biometric-login', async ({ body, request }) => {
    await limits.consume('proofAddress', request.ip);
    return logInWithDevice(services, body.credential, clientOf(request));
  });

  route('POST /auth/biometric-credential/options', async ({ caller }) => {
    // Enough here: nobody adds a device without a challenge that was made for them.
    requireRecentProof(caller, services.clock);
    return registrationOptions(services, caller);
  });

  route('POST /auth/biometric-credential', async ({ body, caller, locale }) => {
    // The username says whose device it is; it can only be the caller's own.
    if (body.username.toLowerCase() !== caller.username.toLowerCase()) return refuse('biometricFailed');
    return addDevice(services, caller, body.credential, body.name?.trim() || wordsIn(locale).names.device);
  });

  route('GET /auth/biometric-credential', async ({ caller }) =>
    (await credentialsOf(db, caller.id)).map(toDevice),
  );

  route('DELETE /auth/biometric-credential/{id}', async ({ params, caller }) => {
    if (!(await removeCredential(db, caller.id, params.id))) return refuse('notFound');
    return null;
  });
}
