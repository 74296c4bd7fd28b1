import type { Me } from 'shared-api/contract';
import type { Db, Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Caller, PlayerId } from '../../security/caller';
import { requireRecentProof } from '../../security/proof';
import type { WithLimits } from '../../services';
import { isSameAddress } from '../auth/mailed-tokens';
import { findUser, lockUser, updateUser } from '../users/store';
import { toMe } from '../users/view';

/** Whether an address is neither the caller's own nor the one that they have asked for. */
export async function isNewAddress(db: Db, userId: PlayerId, email: string): Promise<boolean> {
  const known = await findUser(db, userId);
  return (
    known !== undefined &&
    ![known.email, known.pendingEmail].some((other) => other !== null && isSameAddress(email, other))
  );
}

/**
 * Checks that the caller may request a new address: with a recent proof of identity, and within a rate limit, so that
 * nobody floods strangers' mailboxes.
 */
export async function assertMayChangeAddress(
  { limits, clock }: WithLimits,
  caller: Caller,
  email: string,
): Promise<void> {
  // The mailbox could be used to bypass the passkey.
  if (caller.passkeyNeeded) refuse('passkeyNeeded');
  requireRecentProof(caller, clock);
  await limits.consume('mailChange', caller.id);
  await limits.consume('mailConfirm', email);
}

/** Keeps the current address: the link to the new one becomes invalid. */
export async function withdrawNewAddress(tx: Tx, userId: PlayerId): Promise<Me> {
  await lockUser(tx, userId);
  return toMe(await updateUser(tx, userId, { pendingEmail: null }));
}
