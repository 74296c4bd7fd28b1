import { type Me, Plan, type ProfileChange } from 'shared-api/contract';
import type { Db } from '../../db/types';
import { refuse } from '../../http/refusal';
import type { PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { mailConfirmation } from '../auth/service';
import { endPasses, ensurePass } from '../subscriptions/service';
import { findUser, lockUser, setNews, type UserRow, updateUser } from './store';
import { toMe } from './view';

/**
 * Changes the caller's names, username or e-mail, and whether they want news. A new address has to be confirmed, and the old one is told.
 * @throws Refusal `usernameTaken`, `emailTaken`, `changedMeanwhile`, `tooManyRequests`
 */
export async function changeProfile(services: Services, id: PlayerId, change: ProfileChange): Promise<Me> {
  await limitChanges(services, id, change.email);
  return services.db.transaction(async (tx) => {
    const before = (await lockUser(tx, id)) ?? refuse('notLoggedIn');
    const { version, wantsNews, ...profile } = change;
    if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
    if (wantsNews !== undefined) await setNews(tx, id, wantsNews);
    return toMe(await saveProfile(services, tx, before, profile));
  });
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Keeps a profile from being used to fill strangers' mailboxes. @throws Refusal `tooManyRequests` */
async function limitChanges({ db, limits }: Services, id: string, email: string): Promise<void> {
  const before = await findUser(db, id);
  if (before && isSameAddress(before.email, email)) return;
  await limits.consume('mailChange', id);
  await limits.consume('mailConfirm', email);
}

/** Saves names, username and address of a locked user, with the e-mails that a new address brings. */
export async function saveProfile(
  services: Services,
  tx: Db,
  before: UserRow,
  { username, firstName, lastName, email }: Omit<ProfileChange, 'version' | 'wantsNews'>,
): Promise<UserRow> {
  const isNewAddress = !isSameAddress(before.email, email);
  const after = await updateUser(tx, before.id, {
    username,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email,
    ...(isNewAddress && { emailConfirmedOn: null }),
  });
  if (isNewAddress) {
    await mailConfirmation(services, tx, after);
    await services.emails.sendEmail(tx, {
      to: before.email,
      userId: before.id,
      template: 'email-changed',
      language: before.language,
      props: { firstName: after.firstName, newEmail: after.email },
    });
  }
  return after;
}

/** Changes the caller's plan: to Membership with the pass it needs, to drop-in ending the passes they hold. */
export function changePlan(services: Services, id: PlayerId, plan: Plan): Promise<Me> {
  return services.db.transaction(async (tx) => {
    if (plan === Plan.Membership) await ensurePass(services, tx, id);
    else await endPasses(services, tx, id);
    return toMe((await findUser(tx, id)) ?? refuse('notLoggedIn'));
  });
}
