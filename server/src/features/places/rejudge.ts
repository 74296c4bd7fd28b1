import { and, eq, type SQL } from 'drizzle-orm';
import { Plan } from 'shared-api/contract';
import { attendance } from '../../db/schema';
import type { Db } from '../../db/types';
import type { DueFacts } from '../../emails/facts';
import type { Services } from '../../services';
import { addDue, withdrawPending } from '../payments/dues';
import { findUser } from '../users/store';
import { rejudge, type Verdict } from './policy';
import { type Pass, passesOf, placesOf } from './store';

/**
 * Makes what a player owes for their places follow the passes that they hold now, and tells them. They are locked, with
 * their sessions (`lock-order.ts`).
 * @param endedUnpaid passes that end now without having been paid
 */
export const rejudgePlayer = (
  services: Services,
  tx: Db,
  userId: string,
  endedUnpaid: readonly Pass[] = [],
): Promise<void> => rejudgePlaces(services, tx, eq(attendance.userId, userId), endedUnpaid);

/** The same for everybody's place in a locked session that is on another date, or takes place after all. */
export const rejudgeSession = (services: Services, tx: Db, sessionId: string): Promise<void> =>
  rejudgePlaces(services, tx, eq(attendance.sessionId, sessionId), []);

async function rejudgePlaces(
  services: Services,
  tx: Db,
  where: SQL,
  endedUnpaid: readonly Pass[],
): Promise<void> {
  const now = services.clock.now();
  const all = await placesOf(tx, and(where, eq(attendance.isAttending, true)));
  const userIds = [...new Set(all.map(({ userId }) => userId))];
  const held = await passesOf(tx, userIds);
  for (const userId of userIds) {
    const places = all.filter((place) => place.userId === userId);
    const passes = held.filter((pass) => pass.userId === userId);
    await carryOut(services, tx, userId, rejudge({ places, passes, endedUnpaid, now }));
  }
}

async function carryOut(
  { clock, emails }: Services,
  tx: Db,
  userId: string,
  { charge, withdraw }: Verdict,
): Promise<void> {
  if (charge.length + withdraw.length === 0) return;
  const now = clock.now();
  for (const { id: sessionId } of withdraw) await withdrawPending(tx, { sessionId, userId });
  const due: DueFacts[] = [];
  for (const { id: sessionId, dropInPrice: amount, sessionDate: date } of charge) {
    const { DropIn: plan } = Plan;
    const reference = await addDue(tx, { userId, sessionId, amount, plan, paymentDate: now });
    due.push({ amount, reference, plan, date });
  }
  const user = await findUser(tx, userId);
  if (!user) return;
  const included = withdraw.map(({ sessionDate }) => sessionDate);
  await emails.sendEmail(tx, user, 'session-dues-changed', { included, due });
}
