import { eq } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { Plan, SeasonStatus, type Subscription, type SubscriptionDraft } from 'shared-api/contract';
import { subscriptions } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import { isAdmin } from '../../security/access';
import type { Caller, PlayerId } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { addDue, dueFor, wasPaid, withdrawPending } from '../payments/dues';
import { lockPlayer } from '../places/lock-order';
import { rejudgePlayer } from '../places/rejudge';
import type { Pass } from '../places/store';
import { currentSeason, findSeason, nextSeason } from '../seasons/store';
import { updateUser } from '../users/store';
import { type PassTerms, termsOf, threeMonths } from './policy';
import { activePasses, findActive, findSubscription, type SubscriptionRow } from './store';

/** Sells a pass for the draft's period. @throws AppError `alreadySubscribed`, `priceChanged`, `validation` */
export function subscribe(
  services: Services,
  draft: SubscriptionDraft,
  userId: PlayerId,
): Promise<Subscription> {
  const today = clubDate(services.clock.now());
  return services.db.transaction(async (tx) => {
    const onSale = { current: await currentSeason(tx, today), next: await nextSeason(tx, today) };
    return sellPass(services, tx, userId, termsOf(draft, today, onSale));
  });
}

/** Sells a pass for a season. @throws AppError `seasonNotFound`, `seasonNotActive`, `alreadySubscribed` */
export function subscribeToSeason(
  services: Services,
  seasonId: string,
  userId: PlayerId,
): Promise<Subscription> {
  const today = clubDate(services.clock.now());
  return services.db.transaction(async (tx) => {
    const season = (await findSeason(tx, seasonId)) ?? refuse('seasonNotFound');
    if (season.status !== SeasonStatus.Active || season.endDate < today) return refuse('seasonNotActive');
    const { startDate, endDate, price } = season;
    return sellPass(services, tx, userId, { startDate, endDate, price, seasonId });
  });
}

/** Makes sure that a player has a pass; sells one for three months to who has none. */
export async function ensurePass(services: Services, tx: Db, userId: PlayerId): Promise<void> {
  const today = clubDate(services.clock.now());
  await lockPlayer(tx, userId);
  if (await findActive(tx, userId, today)) await updateUser(tx, userId, { paymentPlan: Plan.Membership });
  else await sellPass(services, tx, userId, threeMonths(today, await currentSeason(tx, today)));
}

/** Pass, plan, payment and confirmation together or not at all. */
export async function sellPass(
  services: Services,
  tx: Db,
  userId: string,
  terms: PassTerms,
): Promise<Subscription> {
  const { clock, config, emails } = services;
  const now = clock.now();
  // Of two clicks at once, the second waits here and then finds the first one's pass.
  const user = (await lockPlayer(tx, userId)) ?? refuse('notLoggedIn');
  if (await findActive(tx, userId, clubDate(now))) return refuse('alreadySubscribed');
  const { startDate, endDate, price, seasonId } = terms;
  const [pass] = await tx
    .insert(subscriptions)
    .values({ userId, startDate, endDate, price, seasonId, status: SeasonStatus.Active, createdOn: now })
    .returning();
  const { id } = pass as SubscriptionRow;
  if (price > 0) {
    const { Membership: plan } = Plan;
    await addDue(tx, { userId, subscriptionId: id, amount: price, plan, paymentDate: now });
  }
  await updateUser(tx, userId, { paymentPlan: Plan.Membership });
  const due = await dueFor(tx, { subscriptionId: id }, config);
  await emails.sendEmail(tx, user, 'season-registration-confirmation', {
    pass: { startDate, endDate, price },
    due: due && { amount: due.amount, reference: due.reference, plan: Plan.Membership, date: startDate },
  });
  await rejudgePlayer(services, tx, userId);
  return showSubscription(services, tx, id, userId, 'en');
}

/**
 * Ends a pass: its owner's own, or anybody's for an administrator.
 * @throws AppError `subscriptionNotFound`, `subscriptionEnded`
 */
export function cancelSubscription(
  services: Services,
  id: string,
  caller: Caller,
  locale: Locale,
): Promise<Subscription> {
  return services.db.transaction(async (tx) => {
    const [pass] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (!pass || (pass.userId !== caller.id && !isAdmin(caller))) return refuse('subscriptionNotFound');
    if (pass.userId) await lockPlayer(tx, pass.userId);
    const today = clubDate(services.clock.now());
    if (pass.status !== SeasonStatus.Active || pass.endDate < today) return refuse('subscriptionEnded');
    const before = await showSubscription(services, tx, id, caller.id, locale);
    await endPasses(services, tx, pass.userId, [pass]);
    const after = await showSubscription(services, tx, id, caller.id, locale);
    if (isAdmin(caller) && pass.userId !== caller.id) {
      await audit(tx, caller, {
        action: 'subscription.cancel',
        entityId: id,
        before: auditable(before),
        after: auditable(after),
      });
    }
    return after;
  });
}

/** The log names the holder by id only, so that deleting a person leaves nothing of them in it. */
export function auditable({ userName: _, ...facts }: Subscription): object {
  return facts;
}

/** Ends the player's pass of a season. @throws AppError `seasonNotFound`, `subscriptionNotFound` */
export function leaveSeason(services: Services, seasonId: string, userId: PlayerId): Promise<void> {
  return services.db.transaction(async (tx) => {
    if (!(await findSeason(tx, seasonId))) return refuse('seasonNotFound');
    await lockPlayer(tx, userId);
    const pass = await findActive(tx, userId, clubDate(services.clock.now()), seasonId);
    await endPasses(services, tx, userId, [pass ?? refuse('subscriptionNotFound')]);
  });
}

/** Puts a player on the drop-in plan, ending the passes they hold. */
export async function leavePlan(services: Services, tx: Db, userId: string): Promise<void> {
  await lockPlayer(tx, userId);
  await endPasses(services, tx, userId, await activePasses(tx, userId, clubDate(services.clock.now())));
}

/**
 * Ends passes of one player, or of somebody who has left. What is not paid yet is withdrawn, and what was played under it
 * becomes due; what is paid stays paid: missed sessions are not refunded.
 */
async function endPasses(
  services: Services,
  tx: Db,
  userId: string | null,
  passes: readonly SubscriptionRow[],
): Promise<void> {
  const now = services.clock.now();
  const endedUnpaid: Pass[] = [];
  for (const { id, price } of passes) {
    const [ended] = await tx
      .update(subscriptions)
      .set({ status: SeasonStatus.Cancelled, cancelledOn: now })
      .where(eq(subscriptions.id, id))
      .returning();
    if (ended && price > 0 && !(await wasPaid(tx, id))) endedUnpaid.push(ended);
    await withdrawPending(tx, { subscriptionId: id });
  }
  if (!userId) return;
  if (!(await findActive(tx, userId, clubDate(now)))) {
    await updateUser(tx, userId, { paymentPlan: Plan.DropIn });
  }
  await rejudgePlayer(services, tx, userId, endedUnpaid);
}

/** A pass as the caller sees it, with what is due when it is their own. */
export async function showSubscription(
  { clock, config }: Services,
  db: Db,
  id: string,
  callerId: string,
  locale: Locale,
): Promise<Subscription> {
  const pass =
    (await findSubscription(db, id, clubDate(clock.now()), locale)) ?? refuse('subscriptionNotFound');
  const paymentDue = pass.userId === callerId ? await dueFor(db, { subscriptionId: id }, config) : null;
  return { ...pass, paymentDue };
}
