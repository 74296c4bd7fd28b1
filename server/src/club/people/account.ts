import { type Language, type Me, Plan, type ProfileChange } from 'shared-api/contract';
import { type Db, type Tx, valuesFor } from '../../data/rows';
import { users } from '../../data/schema';
import { findUser, lockUser, trimNames, updateUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import { type Caller, type PlayerId, requireRecentProof } from '../../http/access';
import { hashNewPassword, passwordMatches } from '../../http/passwords';
import { type Command, forgetReplies, removeOldReplies } from '../../http/perform';
import type { Client } from '../../http/request';
import type { Route } from '../../http/route';
import type { WithLimits } from '../../http/services';
import { messageIn } from '../../mail/message';
import { countRecipients } from '../../mail/outbox/count-recipients';
import { messagesIn } from '../../messages';
import type { Feature } from '../feature';
import { logSecurityEvent } from '../log/security-log';
import { auditSystemChange } from '../log/write';
import { ensurePass, leavePlan } from '../passes/sell';
import { noteConsent } from '../privacy/consents';
import { requestMail } from './account-mails';
import { changeUser, createUser, deleteUser } from './administration';
import { lockPeople, removeUser } from './leaving';
import { isSameAddress } from './mailed-tokens';
import { mergeUsers } from './merge';
import { mailReset } from './passwords';
import { historyOf, listUsers, toMe, toUser } from './view';

export const accounts: Feature = {
  routes(route) {
    meRoutes(route);
    userRoutes(route);
  },
  timers: {
    'old-replies': { seconds: 300, perform: ({ db: tx, clock }) => removeOldReplies(tx, clock.now()) },
  },
  forget: (tx, { id, firstName, lastName, email, pendingEmail }) =>
    // Of others one sees a first name at most, and an administrator's search for an address its spelling.
    forgetReplies(tx, [
      ...[id, `${firstName} ${lastName}`, firstName].map((text) => JSON.stringify(text)),
      ...[email, pendingEmail].flatMap((text) => (text ? JSON.stringify(text).slice(1, -1) : [])),
    ]),
};

/** The caller's own account. */
function meRoutes(route: Route): void {
  route('GET /api/v1/Users/me', async ({ caller }) => ({
    ...toMe(caller),
    isAdmin: caller.isAdmin || caller.passkeyNeeded,
    passkeyNeeded: caller.passkeyNeeded,
  }));
  route('PUT /api/v1/Users/me', {
    before: async ({ services, caller, body: { email } }) => {
      const isNew = await isNewAddress(services.db, caller.id, email);
      if (isNew) await assertMayChangeAddress(services, caller, email);
      return { isNew };
    },
    perform: ({ services, caller, body, client, language }, { isNew }) =>
      changeProfile(services, caller, body, isNew ? { client, language } : null),
  });
  route('POST /api/v1/Users/me/pending-email', {
    before: async ({ services: { db, limits }, caller }) => {
      const email = (await findUser(db, caller.id))?.pendingEmail ?? refuse('notFound');
      await limits.consume('mailChange', caller.id);
      await limits.consume('mailConfirm', email);
      return email;
    },
    perform: async ({ services, caller: { id: userId }, locale, language }, email) => {
      await requestMail(services, { about: 'newAddress', email, userId, language });
      return { message: messagesIn(locale).confirmations.newAddressMailed };
    },
  });
  route('DELETE /api/v1/Users/me/pending-email', ({ services, caller }) =>
    withdrawNewAddress(services.db, caller.id),
  );
  route('PATCH /api/v1/Users/me/payment-plan', ({ services, caller, body }) =>
    changePlan(services, caller.id, body.paymentPlan),
  );

  route('GET /api/v1/Users/me/export', async ({ services, caller, reply, client }) => {
    const { db } = services;
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    await logSecurityEvent(services, db, { event: 'export', actor: caller, client });
    return services.privacy.exportData(db, caller.id);
  });

  route('DELETE /api/v1/Users/me', {
    before: async ({ services: { db, limits }, caller, body }) => {
      await limits.consume('passwordAgain', caller.id);
      const { passwordHash } = (await findUser(db, caller.id)) ?? refuse('notLoggedIn');
      return (await passwordMatches(passwordHash, body.password)) ? passwordHash : refuse('wrongPassword');
    },
    perform: async ({ services, caller }, passwordHash) => {
      const { db: tx } = services;
      const [user = refuse('notLoggedIn')] = await lockPeople(tx, [caller.id]);
      if (user.passwordHash !== passwordHash) return refuse('wrongPassword');
      const credit = await removeUser(services, user);
      // Credit must not disappear unnoticed.
      const left = { action: 'user.delete', entityId: user.id, about: [user.id], after: { credit } };
      if (credit > 0) await auditSystemChange(tx, left);
    },
  });
}

/** Everybody's accounts, for administrators. */
function userRoutes(route: Route): void {
  route('GET /api/v1/Users', ({ services, query }) => listUsers(services.db, query));

  route('GET /api/v1/Users/{id}', async ({ services, params }) => {
    return toUser((await findUser(services.db, params.id)) ?? refuse('userNotFound'));
  });

  route('GET /api/v1/Users/{id}/history', async ({ services, params }) => {
    const { id } = (await findUser(services.db, params.id)) ?? refuse('userNotFound');
    return historyOf(services.db, id, services.clock.now());
  });

  route('POST /api/v1/Users/create-user', {
    before: ({ body }) => hashNewPassword('password', body.password),
    perform: ({ services, body, caller, language }, passwordHash) =>
      createUser(services, body, passwordHash, caller, language),
  });
  route('PUT /api/v1/Users/{id}', ({ services, params, body, caller, client }) =>
    changeUser(services, params.id, body, caller, client),
  );

  route('POST /api/v1/Users/{id}/recipients', async ({ services, params, body, caller, client }) => ({
    people: await countRecipients(services, (dryRun) => changeUser(dryRun, params.id, body, caller, client)),
  }));

  route('POST /api/v1/Users/merge', ({ services, body, caller }) => mergeUsers(services, body, caller));

  route('DELETE /api/v1/Users/{id}', ({ services, params, body, caller, locale }) =>
    deleteUser(services, params.id, caller, messageIn(locale, body?.reason)),
  );

  route('POST /api/v1/Users/recipients', async ({ services, body: { ids }, caller }) => ({
    people: await countRecipients(services, async (dryRun) => {
      // All at once: locking one after the other could deadlock.
      await lockPeople(dryRun.db, ids);
      for (const id of ids) await deleteUser(dryRun, id, caller);
    }),
  }));

  route('POST /Users/{id}/reset-password', async ({ services, params, caller, locale }) => {
    await mailReset(services, params.id, caller);
    return { message: messagesIn(locale).confirmations.resetSent };
  });
}

/**
 * Changes the caller's names, username, mail preferences and language. A new address is kept alongside the
 * current one until confirmed; for an address of another account the answer is the same, and its owner gets a
 * mail.
 * @param asked for a new address, the caller's network address and language, which the confirmation mail uses
 */
async function changeProfile(
  command: Command,
  { id: userId }: Caller,
  change: ProfileChange,
  asked: { client: Client; language: Language } | null,
): Promise<Me> {
  const { db: tx } = command;
  const { version, email, ...values } = change;
  const before = (await lockUser(tx, userId)) ?? refuse('notLoggedIn');
  if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
  const after = await updateUser(
    tx,
    userId,
    valuesFor(users, {
      ...trimNames(values),
      ...(asked && { pendingEmail: email }),
      // Only its spelling has changed.
      ...(isSameAddress(before.email, email) && { email }),
    }),
  );
  if (after.wantsNews !== before.wantsNews)
    await noteConsent(tx, userId, { given: after.wantsNews, how: 'profile', at: command.clock.now() });
  if (asked) {
    const { client, language } = asked;
    await requestMail(command, { about: 'newAddress', email, userId, language });
    await logSecurityEvent(command, tx, { event: 'address-asked', actor: before, client });
  }
  return toMe(after);
}

/** Changes the caller's plan: to Membership with the required pass, or to drop-in, which ends their passes. */
async function changePlan(command: Command, id: PlayerId, plan: Plan): Promise<Me> {
  const { db: tx } = command;
  if (plan === Plan.Membership) await ensurePass(command, id);
  else await leavePlan(command, id, 'holder');
  return toMe((await findUser(tx, id)) ?? refuse('notLoggedIn'));
}

/** Whether an address is neither the caller's own nor the one that they have asked for. */
async function isNewAddress(db: Db, userId: PlayerId, email: string): Promise<boolean> {
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
async function assertMayChangeAddress(
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
async function withdrawNewAddress(tx: Tx, userId: PlayerId): Promise<Me> {
  await lockUser(tx, userId);
  return toMe(await updateUser(tx, userId, { pendingEmail: null }));
}
