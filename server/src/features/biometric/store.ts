import { and, asc, eq } from 'drizzle-orm';
import type { BiometricDevice } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { webauthnChallenges, webauthnCredentials } from '../../db/schema';
import type { Db, Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Caller } from '../../security/caller';

export type CredentialRow = typeof webauthnCredentials.$inferSelect;

/** A user's devices, oldest first. */
export const credentialsOf = (db: Db, userId: string): Promise<CredentialRow[]> =>
  db
    .select()
    .from(webauthnCredentials)
    .where(eq(webauthnCredentials.userId, userId))
    .orderBy(asc(webauthnCredentials.id));

/** Locks a device by the id that its authenticator gave it. */
export function lockCredential(tx: Tx, credentialId: string): Promise<CredentialRow | undefined> {
  const isMeant = eq(webauthnCredentials.credentialId, credentialId);
  return firstOf(tx.select().from(webauthnCredentials).where(isMeant).for('update'));
}

/** Removes a device of this user's. @returns whether there was one */
export async function removeCredential(db: Db, userId: string, credentialId: string): Promise<boolean> {
  const removed = await db
    .delete(webauthnCredentials)
    .where(and(eq(webauthnCredentials.userId, userId), eq(webauthnCredentials.credentialId, credentialId)))
    .returning({ id: webauthnCredentials.id });
  return removed.length === 1;
}

/** Removes all of a user's devices and pending registrations. */
export async function removeCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.delete(webauthnCredentials).where(eq(webauthnCredentials.userId, userId));
  await tx.delete(webauthnChallenges).where(eq(webauthnChallenges.userId, userId));
}

/** With required passkeys, an administrator needs one to change passkeys, except to add the first. */
export async function assertMayChange(db: Db, { id, passkeyNeeded }: Caller): Promise<void> {
  if (passkeyNeeded && (await credentialsOf(db, id)).length > 0) refuse('passkeyNeeded');
}

/** A device in its owner's list. */
export const toDevice = ({ credentialId, name, createdOn, lastUsedOn }: CredentialRow): BiometricDevice => ({
  id: credentialId,
  name,
  createdOn: createdOn.toISOString(),
  lastUsedOn: lastUsedOn?.toISOString() ?? null,
});
