import { messageIn } from '../../emails/message';
import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import { messagesIn } from '../../messages';
import { countRecipients } from '../../outbox/count-recipients';
import { withEmailLanguage } from '../../outbox/language';
import { passwordMatches } from '../../security/passwords';
import type { Services } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import { auditSystemChange } from '../audit/store';
import { mailReset } from '../auth/passwords';
import { listUsers } from '../users/list';
import { findUser } from '../users/store';
import { toMe, toUser } from '../users/view';
import { mailNewAddressAgain, withdrawNewAddress } from './new-address';
import { changePlan, changeProfile } from './profile';
import { lockAccounts, removeUser } from './removal';
import { changeUser, createUser, deleteUser } from './service';

/** The caller's own account. */
export function meRoutes(route: Route, services: Services): void {
  const { db, limits } = services;

  route('GET /api/v1/Users/me', async ({ caller }) => ({
    ...toMe(caller),
    isAdmin: caller.isAdmin || caller.passkeyNeeded,
    passkeyNeeded: caller.passkeyNeeded,
  }));
  route('PUT /api/v1/Users/me', ({ caller, body, client, language }) =>
    changeProfile(services, caller, body, { client, language }),
  );
  route('POST /api/v1/Users/me/pending-email', async ({ caller, locale, language }) => {
    await mailNewAddressAgain(services, caller.id, language);
    return { message: messagesIn(locale).confirmations.newAddressMailed };
  });
  route('DELETE /api/v1/Users/me/pending-email', ({ caller }) => withdrawNewAddress(services, caller.id));
  route('PATCH /api/v1/Users/me/payment-plan', ({ caller, body, language }) =>
    changePlan(withEmailLanguage(services, language, caller.id), caller.id, body.paymentPlan),
  );

  route('GET /api/v1/Users/me/export', async ({ caller, reply, client }) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    await logSecurityEvent(services, db, { event: 'export', actor: caller, client });
    return services.privacy.exportData(db, caller.id);
  });

  route('DELETE /api/v1/Users/me', async ({ caller, body, language }) => {
    await limits.consume('passwordAgain', caller.id);
    // Compared before anything is locked: hashing takes a while, and a leaving user's sessions are locked with them.
    const { passwordHash } = (await findUser(db, caller.id)) ?? refuse('notLoggedIn');
    if (!(await passwordMatches(passwordHash, body.password))) return refuse('wrongPassword');
    await db.transaction(async (tx) => {
      const [user = refuse('notLoggedIn')] = await lockAccounts(tx, [caller.id]);
      if (user.passwordHash !== passwordHash) return refuse('wrongPassword');
      const credit = await removeUser(withEmailLanguage(services, language, caller.id), tx, user);
      // Credit must not disappear unnoticed.
      const left = { action: 'user.delete', entityId: user.id, about: [user.id], after: { credit } };
      if (credit > 0) await auditSystemChange(tx, left);
    });
  });
}

/** Everybody's accounts, for administrators. */
export function userRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Users', ({ query, reply }) => answerPage(reply, listUsers(db, query)));

  route('GET /api/v1/Users/{id}', async ({ params }) => {
    return toUser((await findUser(db, params.id)) ?? refuse('userNotFound'));
  });

  route('POST /api/v1/Users/create-user', ({ body, caller, language }) =>
    createUser(services, body, caller, language),
  );
  route('PUT /api/v1/Users/{id}', ({ services, params, body, caller, client }) =>
    changeUser(services, params.id, body, caller, client),
  );

  route('POST /api/v1/Users/{id}/recipients', async ({ params, body, caller, client }) => ({
    people: await countRecipients(services, (dryRun) => changeUser(dryRun, params.id, body, caller, client)),
  }));

  route('DELETE /api/v1/Users/{id}', ({ services, params, body, caller, locale }) =>
    deleteUser(services, params.id, caller, messageIn(locale, body?.reason)),
  );

  route('POST /api/v1/Users/recipients', async ({ body: { ids }, caller }) => ({
    people: await countRecipients(services, async (dryRun) => {
      // All at once: locking one after the other could deadlock.
      await lockAccounts(dryRun.db, ids);
      for (const id of ids) await deleteUser(dryRun, id, caller);
    }),
  }));

  route('POST /Users/{id}/reset-password', async ({ services, params, caller, locale }) => {
    await mailReset(services, params.id, caller);
    return { message: messagesIn(locale).confirmations.resetSent };
  });
}
