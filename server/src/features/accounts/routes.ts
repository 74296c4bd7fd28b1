import { messageIn } from '../../emails/message';
import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import { messagesIn } from '../../messages';
import { countRecipients } from '../../outbox/count-recipients';
import { hashNewPassword, passwordMatches } from '../../security/passwords';
import { logSecurityEvent } from '../audit/security-log';
import { auditSystemChange } from '../audit/store';
import { requestMail } from '../auth/mails';
import { mailReset } from '../auth/passwords';
import { listUsers } from '../users/list';
import { findUser } from '../users/store';
import { toMe, toUser } from '../users/view';
import { historyOf } from './history';
import { mergeUsers } from './merge';
import { assertMayChangeAddress, isNewAddress, withdrawNewAddress } from './new-address';
import { changePlan, changeProfile } from './profile';
import { lockPeople, removeUser } from './removal';
import { changeUser, createUser, deleteUser } from './service';

/** The caller's own account. */
export function meRoutes(route: Route): void {
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
      await requestMail(services, services.db, { about: 'newAddress', email, userId, language });
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
      const credit = await removeUser(services, tx, user);
      // Credit must not disappear unnoticed.
      const left = { action: 'user.delete', entityId: user.id, about: [user.id], after: { credit } };
      if (credit > 0) await auditSystemChange(tx, left);
    },
  });
}

/** Everybody's accounts, for administrators. */
export function userRoutes(route: Route): void {
  route('GET /api/v1/Users', ({ services, query, reply }) =>
    answerPage(reply, listUsers(services.db, query)),
  );

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
