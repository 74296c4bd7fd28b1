import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { type BiometricDevice, fullName, type LoggedIn, rules } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { violatedIndex } from '../../data/conflict';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { webauthnChallenges, webauthnCredentials } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { findUser, type UserRow } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Caller } from '../../http/access';
import { perform } from '../../http/perform';
import type { Client } from '../../http/request';
import type { Services } from '../../http/services';
import type { Clock } from '../../time/clock';
import { issueTokens } from './login-calls';

type Options = Record<string, unknown>;
/** A challenge's purpose and user. */
type Asked = Omit<Challenge, 'challenge'>;

// Loaded on first use: it is large, and most processes never need it.
const webauthn = () => import('@simplewebauthn/server');

/** The relying party, in the form that the library expects. */
const partyOf = ({ publicUrl }: Config) => ({
  expectedRPID: new URL(publicUrl).hostname,
  expectedOrigin: new URL(publicUrl).origin,
});

/** A single-use challenge to add a device of the caller's. */
export async function registrationOptions({ db, config, clock }: Services, caller: Caller): Promise<Options> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await credentialsOf(db, caller.id);
  const options = await generateRegistrationOptions({
    rpName: (await readSettings(db)).organizationName,
    rpID: partyOf(config).expectedRPID,
    userID: new TextEncoder().encode(caller.id),
    userName: caller.username,
    userDisplayName: fullName(caller),
    timeout: rules.biometricTimeoutMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: {
      authenticatorAttachment: 'platform',
      // The device stores whose key it is, so that a login need not reveal who has one.
      residentKey: 'required',
      userVerification: 'required',
    },
  });
  const { challenge } = options;
  await rememberChallenge(db, { challenge, purpose: challengePurpose.register, userId: caller.id }, clock);
  return { ...options };
}

/** Adds a device. @throws AppError `biometricFailed` */
export async function addDevice(
  { db, config, clock }: Services,
  caller: Caller,
  credential: Options,
  name: string,
): Promise<BiometricDevice> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      redeemChallenge(db, { challenge, purpose: challengePurpose.register, userId: caller.id }, clock),
    ...partyOf(config),
    requireUserVerification: true,
  }).catch(refuseFailed);
  if (!verified.verified) return refuse('biometricFailed');
  const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const [row] = await db
    .insert(webauthnCredentials)
    .values({ userId: caller.id, credentialId, publicKey, counter, transports, name })
    .returning()
    .catch((error: unknown) => {
      if (violatedIndex(error)) return refuse('biometricFailed');
      throw error;
    });
  return toDevice(row as CredentialRow);
}

/** A single-use challenge to log in, the same for everybody: it must not reveal who has an account or a device. */
export const loginOptions = (services: Services): Promise<Options> =>
  authenticationOptions(services, { purpose: challengePurpose.login, userId: null });

/** A single-use challenge for the caller's own devices, to prove their identity. */
export const proofOptions = (services: Services, { id }: Caller): Promise<Options> =>
  authenticationOptions(services, { purpose: challengePurpose.prove, userId: id });

async function authenticationOptions({ db, config, clock }: Services, asked: Asked): Promise<Options> {
  const { generateAuthenticationOptions } = await webauthn();
  const known = asked.userId === null ? null : await credentialsOf(db, asked.userId);
  const options = await generateAuthenticationOptions({
    rpID: partyOf(config).expectedRPID,
    timeout: rules.biometricTimeoutMs,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })) }),
  });
  await rememberChallenge(db, { ...asked, challenge: options.challenge }, clock);
  return { ...options };
}

/** Logs in with a signed challenge. @throws AppError `biometricFailed`, `accountSuspended` */
export async function logInWithDevice(
  services: Services,
  credential: Options,
  client: Client,
): Promise<LoggedIn> {
  const user = await verifyDevice(services, credential, { purpose: challengePurpose.login, userId: null });
  return issueTokens(services, user, { ...client, withPasskey: true });
}

/**
 * Verifies and consumes a challenge's signed answer.
 * @param asked the challenge's purpose and user; another user's device is refused
 * @returns the device's owner, as read during the check
 * @throws AppError `biometricFailed`
 */
export async function verifyDevice(services: Services, credential: Options, asked: Asked): Promise<UserRow> {
  const { db, config, clock } = services;
  const { verifyAuthenticationResponse } = await webauthn();
  const response = credential as unknown as AuthenticationResponseJSON;
  if (typeof response.id !== 'string') return refuse('biometricFailed');
  const challenge = challengeIn(response);
  // Before the command, which a wrong answer undoes: the challenge is consumed in any case.
  const isOurs = challenge !== null && (await redeemChallenge(db, { ...asked, challenge }, clock));
  if (!isOurs) return refuse('biometricFailed');
  return perform(services, async ({ db: tx, clock }) => {
    const device = await lockCredential(tx, response.id);
    if (!device || (asked.userId && device.userId !== asked.userId)) return refuse('biometricFailed');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...partyOf(config),
      credential: {
        id: device.credentialId,
        publicKey: new Uint8Array(device.publicKey),
        counter: device.counter,
      },
      requireUserVerification: true,
    }).catch(refuseFailed);
    if (!verified) return refuse('biometricFailed');
    await tx
      .update(webauthnCredentials)
      .set({ counter: authenticationInfo.newCounter, lastUsedOn: clock.now() })
      .where(eq(webauthnCredentials.id, device.id));
    return (await findUser(tx, device.userId)) ?? refuse('biometricFailed');
  });
}

/** The challenge that an answer claims to answer; the library compares it with the signed one. */
function challengeIn({ response }: AuthenticationResponseJSON): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    // Ours are base64url; no database is asked for character 0.
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** All failures give the same error: details would only help an attacker. */
function refuseFailed(): never {
  return refuse('biometricFailed');
}

/** A challenge's purpose. */
export const challengePurpose = { register: 0, login: 1, prove: 2 } as const;

interface Challenge {
  challenge: string;
  purpose: (typeof challengePurpose)[keyof typeof challengePurpose];
  /** The user it is for; null for a login, where the user is not known yet. */
  userId: string | null;
}

/** Stores a challenge for as long as the prompt stays open, and a little longer. */
async function rememberChallenge(db: Db, challenge: Challenge, clock: Clock): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + rules.biometricTimeoutMs + 30_000);
  await db.insert(webauthnChallenges).values({ ...challenge, expiresAt });
}

/** Consumes a challenge. @returns true once: whether it exists, is for this purpose, and has not expired */
async function redeemChallenge(
  db: Db,
  { challenge, purpose, userId }: Challenge,
  clock: Clock,
): Promise<boolean> {
  const redeemed = await db
    .delete(webauthnChallenges)
    .where(
      and(
        eq(webauthnChallenges.challenge, challenge),
        eq(webauthnChallenges.purpose, purpose),
        userId ? eq(webauthnChallenges.userId, userId) : isNull(webauthnChallenges.userId),
        gt(webauthnChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: webauthnChallenges.challenge });
  return redeemed.length === 1;
}

type CredentialRow = typeof webauthnCredentials.$inferSelect;

/** A user's devices, oldest first. */
export const credentialsOf = (db: Db, userId: string): Promise<CredentialRow[]> =>
  db
    .select()
    .from(webauthnCredentials)
    .where(eq(webauthnCredentials.userId, userId))
    .orderBy(asc(webauthnCredentials.id));

/** Locks a device by the id that its authenticator gave it. */
function lockCredential(tx: Tx, credentialId: string): Promise<CredentialRow | undefined> {
  const isMeant = eq(webauthnCredentials.credentialId, credentialId);
  return firstOf(tx.select().from(webauthnCredentials).where(isMeant).for('update'));
}

/** A device in its owner's list. */
export const toDevice = ({ credentialId, name, createdOn, lastUsedOn }: CredentialRow): BiometricDevice => ({
  id: credentialId,
  name,
  createdOn: createdOn.toISOString(),
  lastUsedOn: lastUsedOn?.toISOString() ?? null,
});
