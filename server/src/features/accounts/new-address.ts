import type { Language, Me } from 'shared-api/contract';
import { refuse } from '../../errors/app-error';
import type { Caller, PlayerId } from '../../security/caller';
import { requireRecentProof } from '../../security/proof';
import type { Services } from '../../services';
import { requestMail } from '../auth/mails';
import { findUser, lockUser, updateUser } from '../users/store';
import { toMe } from '../users/view';

/**
 * Checks that the caller may request a new address: with a recent proof of identity, and within a rate limit, so that
 * nobody floods strangers' mailboxes.
 * @throws AppError `proofNeeded`, `passkeyNeeded`, `tooManyRequests`
 */
export async function assertMayChangeAddress(
  { limits, clock }: Services,
  caller: Caller,
  email: string,
): Promise<void> {
  // The mailbox could be used to bypass the passkey.
  if (caller.passkeyNeeded) refuse('passkeyNeeded');
  requireRecentProof(caller, clock);
  await limits.consume('mailChange', caller.id);
  await limits.consume('mailConfirm', email);
}

/** Sends the link to the new address again. @throws AppError `notFound`, `tooManyRequests` */
export async function mailNewAddressAgain(
  services: Services,
  userId: PlayerId,
  language: Language,
): Promise<void> {
  const { db, limits } = services;
  const email = (await findUser(db, userId))?.pendingEmail ?? refuse('notFound');
  await limits.consume('mailChange', userId);
  await limits.consume('mailConfirm', email);
  await db.transaction((tx) => requestMail(services, tx, { about: 'newAddress', email, userId, language }));
}

/** Keeps the current address: the link to the new one becomes invalid. */
export const withdrawNewAddress = ({ db }: Services, userId: PlayerId): Promise<Me> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    return toMe(await updateUser(tx, userId, { pendingEmail: null }));
  });
