import {
  type Language,
  Plan,
  type User,
  type UserChange,
  type UserDraft,
  UserStatus,
} from 'shared-api/contract';
import { valuesFor } from '../../data/rows';
import { users } from '../../data/schema';
import {
  assertOtherAdministrator,
  findUser,
  insertUser,
  trimNames,
  type UserRow,
  updateUser,
} from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Client } from '../../http/request';
import type { Message } from '../../messages';
import { logSecurityEvent } from '../log/security-log';
import { audit } from '../log/write';
import { givePass } from '../passes/gift';
import { leavePlan } from '../passes/sell';
import { moveWaitingListsOf } from '../places/passes';
import { noteConsent } from '../privacy/consents';
import { queueConfirmation } from './account-mails';
import { changeAddress } from './confirmation';
import { lockPeople, removeUser } from './leaving';
import { mailWelcome } from './log-in';
import { endLogins } from './logins';
import { isSameAddress } from './mailed-tokens';
import { toUser } from './view';

/**
 * Creates an account for somebody, on the drop-in plan and with a confirmed address. Mails use the administrator's
 * language unless one is given.
 */
export async function createUser(
  command: Command,
  { password: _, ...draft }: UserDraft,
  passwordHash: string,
  actor: Admin,
  language: Language,
): Promise<User> {
  const { db: tx, clock } = command;
  const row = await insertUser(
    tx,
    valuesFor(users, {
      ...trimNames(draft),
      passwordHash,
      paymentPlan: Plan.DropIn,
      status: UserStatus.Active,
      language: draft.language ?? language,
      emailConfirmedOn: clock.now(),
    }),
  );
  const after = toUser(row);
  await noteConsent(tx, row.id, { given: row.wantsNews, how: 'administrator', at: clock.now() });
  await mailWelcome(command, row);
  await audit(tx, actor, { action: 'user.create', entityId: row.id, about: [row.id], after });
  return after;
}

/** Changes a user. Suspending them or ending their administrator role logs them out everywhere at once. */
export async function changeUser(
  command: Command,
  id: string,
  change: UserChange,
  actor: Admin,
  client: Client,
): Promise<User> {
  const { version, pass, ...values } = change;
  const { isAdmin, status, paymentPlan, email } = values;
  const { db: tx } = command;
  const [before = refuse('userNotFound')] = await lockPeople(tx, [id]);
  const { isDoor = before.isDoor } = values;
  if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
  const staysAdmin = isAdmin && status === UserStatus.Active;
  if (before.isAdmin && !staysAdmin) await assertOtherAdministrator(tx, id);
  const loses = (before.isAdmin && !isAdmin) || (status !== before.status && status !== UserStatus.Active);
  if (!isSameAddress(before.email, email)) await replaceAddress(command, before, email, actor);
  await updateUser(tx, id, valuesFor(users, trimNames(values)));
  if (loses) await endLogins(tx, id);
  if (paymentPlan !== before.paymentPlan || (pass && paymentPlan === Plan.Membership)) {
    // An administrator may give passes away; somebody put on drop-in no longer holds any, nor owes for any.
    if (paymentPlan === Plan.DropIn) await leavePlan(command, id, 'club');
    else await givePass(command, { userId: id, pass, actor });
  }
  if (status !== before.status) await moveWaitingListsOf(command, id);
  const details = {
    ...(isAdmin !== before.isAdmin && { isAdmin }),
    ...(isDoor !== before.isDoor && { isDoor }),
  };
  if (Object.keys(details).length > 0) {
    await logSecurityEvent(command, tx, { event: 'role-changed', userId: id, actor, client, details });
  }
  if (!isSameAddress(before.email, email)) {
    await logSecurityEvent(command, tx, { event: 'address-changed', userId: id, actor, client });
  }
  // Their pass has changed the row, too.
  const after = toUser((await findUser(tx, id)) ?? refuse('userNotFound'));
  await audit(tx, actor, {
    action: 'user.update',
    entityId: id,
    about: [id],
    before: toUser(before),
    after,
  });
  return after;
}

/**
 * Changes somebody's address at once, since they may have lost the old mailbox. The old address gets a restore link,
 * and the new one must be confirmed before it gets any mail but account mails.
 */
async function replaceAddress(command: Command, before: UserRow, email: string, actor: Admin) {
  // Administrators too need a recent proof and a confirmation to change their own address.
  if (before.id === actor.id) return refuseField('email', 'ownAddress');
  const after = await changeAddress(command, before, { email, isConfirmed: false });
  await queueConfirmation(command, after);
}

/**
 * Deletes a user.
 * @param message the administrator's message to them
 */
export async function deleteUser(
  command: Command,
  id: string,
  actor: Admin,
  message: Message = {},
): Promise<void> {
  const { db: tx } = command;
  const [user = refuse('userNotFound')] = await lockPeople(tx, [id]);
  const credit = await removeUser(command, user, message);
  // Without the reason, and the name of an administrator who deletes themself: they are for the one who is gone.
  await audit(tx, actor.id === id ? null : actor, {
    action: 'user.delete',
    entityId: id,
    about: [id],
    ...(credit > 0 && { after: { credit } }),
  });
}
