import { eq } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import {
  type PassEnding,
  Plan,
  type Season,
  SeasonStatus,
  type Subscription,
  type SubscriptionDraft,
} from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { type Db, firstOf } from '../../data/rows';
import { subscriptions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { findUser, updateUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import { type Caller, isAdmin, type PlayerId } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Services } from '../../http/services';
import type { Locale } from '../../messages';
import { audit } from '../log/write';
import { askFor, dueFacts, dueForPass, wasPaid } from '../money/dues';
import { charge, withdraw } from '../money/settle';
import { holdPlaces, ownYeses, playedUnder, releasePlaces } from '../places/passes';
import { nextGame, tariffAt } from '../places/rules';
import { lockPlayer } from '../places/store';
import { currentSeason, findSeason, lockSeasonsFrom, seasonsFrom } from '../schedule/season-read';
import { soldPasses } from './offers';
import { activePasses, findActive, findSubscription, holdsPass, type SubscriptionRow } from './read';
import { opensLater, type PassTerms, passesLeft, seasonPass, termsOf, threeMonths } from './rules';

/** Sells a pass for the draft's period. */
export async function subscribe(
  command: Command,
  draft: SubscriptionDraft,
  userId: PlayerId,
): Promise<Subscription> {
  const now = command.clock.now();
  const onSale = await soldPasses(command);
  if (onSale.length === 0) return refuse('passesNotSold');
  const terms = termsOf(draft, clubDate(now), onSale);
  return sellOne(command, userId, terms);
}

/** Sells a pass for a season. */
export async function subscribeToSeason(
  command: Command,
  seasonId: string,
  userId: PlayerId,
): Promise<Subscription> {
  return sellOne(command, userId, await passOfSeason(command, seasonId));
}

/** The pass of a season as it is priced now. @throws AppError `seasonNotFound`, `seasonNotActive`, `passesNotSold` */
export async function passOfSeason(command: Command, seasonId: string): Promise<PassTerms> {
  const { db: tx, clock } = command;
  const season = (await findSeason(tx, seasonId)) ?? refuse('seasonNotFound');
  const pass = seasonPass('season', season, tariffAt(clock.now(), await readSettings(tx)));
  if (season.status !== SeasonStatus.Active || pass.saturdays === 0) return refuse('seasonNotActive');
  if ((await soldPasses(command)).length === 0) return refuse('passesNotSold');
  return pass;
}

/**
 * Makes sure that a player has a pass; sells one for three months if they have none.
 * @throws AppError `passesSoldOut`, `passesNotOpen`, `passesNotSold`
 */
export async function ensurePass(command: Command, userId: PlayerId): Promise<void> {
  const { db: tx } = command;
  const today = clubDate(command.clock.now());
  const terms = threeMonths(today, await currentSeason(tx, today));
  await lockBuyer(command, terms, userId);
  if (await findActive(tx, userId, today)) {
    await updateUser(tx, userId, { paymentPlan: Plan.Membership });
    return;
  }
  const onSale = await soldPasses(command);
  if (onSale.every(({ kind }) => kind !== 'threeMonths')) return refuse('passesNotSold');
  await sellOne(command, userId, terms);
}

/**
 * Locks the seasons in which the pass will count, before the player: of two who buy the last one at once, the second
 * waits here.
 * @returns the next day on which the club plays
 */
async function lockBuyer({ db: tx, clock }: Command, terms: PassTerms, userId: string): Promise<string> {
  const now = clock.now();
  const next = nextGame(now, await readSettings(tx));
  await lockSeasonsFrom(tx, next, terms);
  await lockPlayer(tx, userId, now);
  return next;
}

/** Sells a pass if one is left and they are open. @throws AppError `alreadySubscribed`, `passesSoldOut`, `passesNotOpen` */
async function sellOne(command: Command, userId: PlayerId, terms: PassTerms): Promise<Subscription> {
  const reached = await lockLeft(command, userId, terms);
  if (opensLater(reached, command.clock.now())) return refuse('passesNotOpen');
  return sellPass(command, userId, terms);
}

/**
 * The seasons in which somebody's pass would count, locked with its buyer, while one is left for them.
 * @throws AppError `alreadySubscribed`, `passesSoldOut`
 */
export async function lockLeft(command: Command, userId: PlayerId, terms: PassTerms): Promise<Season[]> {
  const next = await lockBuyer(command, terms, userId);
  // Somebody who clicked twice learns that they have one, even if it was the last.
  if (await holdsPass(command.db, userId, terms, clubDate(command.clock.now())))
    return refuse('alreadySubscribed');
  const reached = await seasonsFrom(command.db, next, terms);
  return passesLeft(reached) === 0 ? refuse('passesSoldOut') : reached;
}

/** Writes pass, plan, payment and confirmation together or not at all. The caller checks that a pass is left. */
export async function sellPass(command: Command, userId: string, terms: PassTerms): Promise<Subscription> {
  const { db: tx, clock, emails } = command;
  const now = clock.now();
  // Of two clicks at once, the second waits here and then finds the first one's pass.
  const user = (await lockPlayer(tx, userId, now)) ?? refuse('notLoggedIn');
  if (await holdsPass(tx, userId, terms, clubDate(now))) return refuse('alreadySubscribed');
  const { startDate, endDate, price, seasonId } = terms;
  const [pass] = await tx
    .insert(subscriptions)
    .values({ userId, startDate, endDate, price, seasonId, status: SeasonStatus.Active, createdOn: now })
    .returning();
  const { id } = pass as SubscriptionRow;
  if (price > 0) {
    await charge(command, { account: userId, subject: { subscriptionId: id }, cents: centsOf(price) });
  }
  await updateUser(tx, userId, { paymentPlan: Plan.Membership });
  const { held, waiting, included } = await holdPlaces(command, userId);
  // Read after the places: what was paid for dates that the pass covers pays a part of it.
  const due = await dueForPass(tx, id);
  await emails.notify('season-registration-confirmation', {
    to: user,
    pass: { startDate, endDate, price },
    due: due ? dueFacts(due) : null,
    held: [...held.map(({ sessionDate }) => sessionDate), ...included].sort(),
    waiting: waiting.map(({ sessionDate }) => sessionDate),
  });
  return showSubscription(command, tx, id, userId, 'en');
}

/** Ends a pass: its owner's own, or anybody's for an administrator. */
export async function cancelSubscription(
  command: Command,
  id: string,
  caller: Caller,
  locale: Locale,
): Promise<Subscription> {
  const { db: tx } = command;
  const its = tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  const found = await firstOf(its);
  if (!found || (found.userId !== caller.id && !isAdmin(caller))) return refuse('subscriptionNotFound');
  if (found.userId) await lockPlayer(tx, found.userId, command.clock.now());
  const pass = (await firstOf(its.for('update'))) ?? refuse('subscriptionNotFound');
  const today = clubDate(command.clock.now());
  if (pass.status !== SeasonStatus.Active || pass.endDate < today) return refuse('subscriptionEnded');
  const isByClub = isAdmin(caller) && pass.userId !== caller.id;
  const before = await showSubscription(command, tx, id, caller.id, locale);
  await endPasses(command, pass.userId, [pass], isByClub ? 'club' : 'holder');
  const after = await showSubscription(command, tx, id, caller.id, locale);
  if (isByClub) {
    await audit(tx, caller, {
      action: 'subscription.cancel',
      entityId: id,
      about: [pass.userId],
      before: auditablePass(before),
      after: auditablePass(after),
    });
  }
  return after;
}

/** The log names the holder by id only, so that deleting a person leaves nothing of them in it. */
export function auditablePass({ userName: _, ...facts }: Subscription): object {
  return facts;
}

/** Ends the player's pass of a season. */
export async function leaveSeason(command: Command, seasonId: string, userId: PlayerId): Promise<void> {
  const { db: tx } = command;
  if (!(await findSeason(tx, seasonId))) return refuse('seasonNotFound');
  await lockPlayer(tx, userId, command.clock.now());
  const pass = await findActive(tx, userId, clubDate(command.clock.now()), seasonId);
  await endPasses(command, userId, [pass ?? refuse('subscriptionNotFound')], 'holder');
}

/** Puts a player on the drop-in plan, ending the passes they hold. */
export async function leavePlan(command: Command, userId: string, by: 'holder' | 'club'): Promise<void> {
  await lockPlayer(command.db, userId, command.clock.now());
  await endPasses(command, userId, await activePasses(command.db, userId, clubDate(command.clock.now())), by);
}

/**
 * Ends passes of one player, or of somebody who has left. An unpaid pass is no longer due, but the sessions
 * played under it are; what is paid stays paid: missed sessions are not refunded. Its holder cannot end an unpaid one
 * that gave them a spot which others entered a draw for (`endUnpaid`).
 */
async function endPasses(
  command: Command,
  userId: string | null,
  passes: readonly SubscriptionRow[],
  by: 'holder' | 'club',
): Promise<void> {
  const { db: tx } = command;
  const now = command.clock.now();
  const unpaid: SubscriptionRow[] = [];
  for (const { id, price } of passes) {
    const [ended] = await tx
      .update(subscriptions)
      .set({ status: SeasonStatus.Cancelled, cancelledOn: now })
      .where(eq(subscriptions.id, id))
      .returning();
    if (ended && price > 0 && !(await wasPaid(tx, id))) unpaid.push(ended);
    await withdraw(command, { subscriptionId: id }, 'keep');
  }
  if (!userId) return;
  const played = await playedUnder(tx, userId, unpaid, now);
  if (by === 'holder' && played.isWayAroundDraw) return refuse('passMustBePaid');
  if (!(await findActive(tx, userId, clubDate(now)))) {
    await updateUser(tx, userId, { paymentPlan: Plan.DropIn });
  }
  const { due: kept, ...gone } = await releasePlaces(command, userId, { passes, played: played.due });
  const user = await findUser(tx, userId);
  const [pass, ...others] = passes.map(({ startDate, endDate, price }) => ({ startDate, endDate, price }));
  if (!user || !pass) return;
  await command.emails.notify('pass-ended', { to: user, ...gone, pass, others, kept });
}

/** What `endPasses` would charge for one pass now. */
export async function endingOf(
  { clock }: Services,
  db: Db,
  userId: string,
  pass: SubscriptionRow,
): Promise<PassEnding> {
  const now = clock.now();
  const isPaid = pass.price > 0 && (await wasPaid(db, pass.id));
  const isUnpaid = pass.price > 0 && !isPaid;
  const ended = { ...pass, status: SeasonStatus.Cancelled };
  const played = await playedUnder(db, userId, isUnpaid ? [ended] : [], now);
  const stays = priced(await ownYeses(db, userId, pass, now));
  return { isPaid, played: priced(played.due), stays, mustBePaid: played.isWayAroundDraw };
}

const priced = (sessions: readonly { dropInPrice: number }[]): PassEnding['played'] => ({
  count: sessions.length,
  amount: sessions.reduce((cents, { dropInPrice }) => cents + centsOf(dropInPrice), 0) / 100,
});

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
  const due = pass.userId === callerId ? await dueForPass(db, id) : undefined;
  return { ...pass, paymentDue: due ? askFor(due, await readSettings(db), config) : null };
}
