import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../data/rows';
import { webauthnCredentials as devices, webauthnChallenges, webauthnCredentials } from '../../data/schema';
import { AppError, refuse } from '../../errors/app-error';
import { type Caller, requireRecentProof } from '../../http/access';
import type { Route } from '../../http/route';
import { messagesIn } from '../../messages';
import type { Feature } from '../feature';
import { logSecurityEvent } from '../log/security-log';
import {
  addDevice,
  credentialsOf,
  logInWithDevice,
  loginOptions,
  registrationOptions,
  toDevice,
} from './webauthn';

export const biometric: Feature = {
  routes: biometricRoutes,
  timers: {
    'old-challenges': {
      seconds: 300,
      perform: ({ db: tx, clock }) =>
        tx.delete(webauthnChallenges).where(lt(webauthnChallenges.expiresAt, clock.now())),
    },
  },
  exportData: async (db, userId) => ({
    devices: await db
      .select({ name: devices.name, createdOn: devices.createdOn, lastUsedOn: devices.lastUsedOn })
      .from(devices)
      .where(eq(devices.userId, userId)),
  }),
};

/** Login with a device's own fingerprint or face recognition (WebAuthn). */
function biometricRoutes(route: Route): void {
  route('POST /auth/biometric-login/options', {
    before: ({ services: { limits }, client }) => limits.consume('challengeAddress', client.address),
    perform: ({ services }) => loginOptions(services),
  });

  route('POST /auth/biometric-login', {
    apart: async ({ services, body, client }) => {
      await services.limits.consume('proofAddress', client.address);
      return logInWithDevice(services, body.credential, client).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'biometricFailed') {
          const details = { by: 'passkey' };
          await logSecurityEvent(services, services.db, { event: 'login-failed', client, details });
        }
        throw error;
      });
    },
  });

  route('POST /auth/biometric-credential/options', {
    before: async ({ services: { clock, db, limits }, caller }) => {
      // Proof is needed only here: adding a device takes a challenge from this call.
      requireRecentProof(caller, clock);
      await assertMayChange(db, caller);
      await limits.consume('challengeAccount', caller.id);
    },
    perform: ({ services, caller }) => registrationOptions(services, caller),
  });

  // A challenge is used up by a refused device, too.
  route('POST /auth/biometric-credential', {
    apart: async ({ services, body, caller, locale, client }) => {
      // The username only labels the device; it must be the caller's own.
      if (body.username.toLowerCase() !== caller.username.toLowerCase()) return refuse('biometricFailed');
      await assertMayChange(services.db, caller);
      const name = body.name?.trim() || messagesIn(locale).names.device;
      const device = await addDevice(services, caller, body.credential, name);
      await logSecurityEvent(services, services.db, { event: 'passkey-added', actor: caller, client });
      return device;
    },
  });

  route('GET /auth/biometric-credential', async ({ services, caller }) =>
    (await credentialsOf(services.db, caller.id)).map(toDevice),
  );

  route('DELETE /auth/biometric-credential/{id}', async ({ services, params, caller, client }) => {
    const { db: tx } = services;
    await assertMayChange(tx, caller);
    if (!(await removeCredential(tx, caller.id, params.id))) return refuse('notFound');
    await logSecurityEvent(services, tx, { event: 'passkey-removed', actor: caller, client });
  });
}

/** Removes a device of this user's. @returns whether there was one */
async function removeCredential(db: Db, userId: string, credentialId: string): Promise<boolean> {
  const removed = await db
    .delete(webauthnCredentials)
    .where(and(eq(webauthnCredentials.userId, userId), eq(webauthnCredentials.credentialId, credentialId)))
    .returning({ id: webauthnCredentials.id });
  return removed.length === 1;
}

/** With required passkeys, an administrator needs one to change passkeys, except to add the first. */
async function assertMayChange(db: Db, { id, passkeyNeeded }: Caller): Promise<void> {
  if (passkeyNeeded && (await credentialsOf(db, id)).length > 0) refuse('passkeyNeeded');
}
