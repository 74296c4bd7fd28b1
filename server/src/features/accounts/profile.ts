import { type Language, type Me, Plan, type ProfileChange } from 'shared-api/contract';
import { users } from '../../db/schema';
import { valuesFor } from '../../db/values';
import { refuse } from '../../errors/app-error';
import type { Caller, PlayerId } from '../../security/caller';
import type { Client } from '../../security/client';
import type { Services } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import { isSameAddress } from '../auth/mailed-tokens';
import { requestMail } from '../auth/mails';
import { ensurePass, leavePlan } from '../subscriptions/service';
import { trimNames } from '../users/policy';
import { findUser, lockUser, updateUser } from '../users/store';
import { toMe } from '../users/view';
import { assertMayChangeAddress } from './new-address';

/**
 * Changes the caller's names, username, mail preferences and language. A new address is kept alongside the
 * current one until confirmed; for an address of another account the answer is the same, and its owner gets a
 * mail.
 * @param asked the caller's network address and language, which the confirmation mail uses
 * @throws AppError `usernameTaken`, `changedMeanwhile`, `proofNeeded`, `tooManyRequests`
 */
export async function changeProfile(
  services: Services,
  caller: Caller,
  change: ProfileChange,
  asked: { client: Client; language: Language },
): Promise<Me> {
  const { version, email, ...values } = change;
  const known = await findUser(services.db, caller.id);
  const isNewAddress = known !== undefined && ![known.email, known.pendingEmail].some(isSpelledLike(email));
  if (isNewAddress) await assertMayChangeAddress(services, caller, email);
  return services.db.transaction(async (tx) => {
    const before = (await lockUser(tx, caller.id)) ?? refuse('notLoggedIn');
    if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
    const after = await updateUser(
      tx,
      before.id,
      valuesFor(users, {
        ...trimNames(values),
        ...(isNewAddress && { pendingEmail: email }),
        // Only its spelling has changed.
        ...(isSameAddress(before.email, email) && { email }),
      }),
    );
    if (isNewAddress) {
      const { language } = asked;
      await requestMail(services, tx, { about: 'newAddress', email, userId: before.id, language });
      await logSecurityEvent(services, tx, { event: 'address-asked', actor: before, client: asked.client });
    }
    return toMe(after);
  });
}

const isSpelledLike = (email: string) => (other: string | null) =>
  other !== null && isSameAddress(email, other);

/** Changes the caller's plan: to Membership with the required pass, or to drop-in, which ends their passes. */
export function changePlan(services: Services, id: PlayerId, plan: Plan): Promise<Me> {
  return services.db.transaction(async (tx) => {
    if (plan === Plan.Membership) await ensurePass(services, tx, id);
    else await leavePlan(services, tx, id);
    return toMe((await findUser(tx, id)) ?? refuse('notLoggedIn'));
  });
}
