import { sql } from 'drizzle-orm';
import { addDays, addMonths, clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, rules, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { gameDayFrom } from 'shared-api/passes';
import { importTransfers } from '../club/interac/import';
import { isDue } from '../club/money/dues';
import { changeMonth } from '../club/money/months';
import { setPaymentStatus } from '../club/money/payments';
import { decideRefund } from '../club/money/refunds';
import { subscribeToSeason } from '../club/passes/sell';
import { mailWelcome } from '../club/people/log-in';
import { changeSession, createSeason } from '../club/schedule/change-session';
import { payments, refunds, settings, users } from '../data/schema';
import { initial } from '../data/settings';
import { type Command, perform } from '../http/perform';
import type { Services } from '../http/services';
import { asAdmin, happen } from './acting';
import { addPeople } from './members';
import { eveningTime, teller, usual } from './telling';
import { transfer } from './transfer';

/** The next Saturday to be played, the one before it, and the last evening, at some moment. */
function calendarAt(now: Date) {
  const today = clubDate(now);
  const saturday = gameDayFrom(today, 6);
  const hasBegun = instantOf(saturday, usual.startTime) <= now;
  const next = hasBegun ? addDays(saturday, 7) : saturday;
  const evening = now < instantOf(today, eveningTime) ? addDays(today, -1) : today;
  return { next, last: addDays(next, -7), evening };
}

const demoLock = 4_190_002;

/** Fills an empty database with a demo club, in one transaction; does nothing when there are people already. */
export async function seedDemo(services: Services): Promise<void> {
  await perform(services, async (command) => {
    const { db: tx, clock } = command;
    // Of several processes that start at once, one fills the club and the others find it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    if ((await tx.$count(users)) === 0) await tellStory(command, clock.now());
  });
}

/**
 * The demo club: twenty-four people who play on Saturdays, and a season whose first Saturday was the last one, with
 * twelve more to play. Everything happens through the product's own services, with all rules at their defaults.
 */
async function tellStory(command: Command, now: Date): Promise<void> {
  const { db } = command;
  await db.insert(settings).values({ ...initial, ...place });
  const { next, last, evening } = calendarAt(now);
  const saturday = (week: number) => addDays(next, 7 * week);
  const { admin, player, member, holders, others } = await addPeople(
    db,
    last,
    instantOf(evening, eveningTime),
  );
  const [sofia, liam, hugo, leila, antonio, wei, karim, camille, jamal, newest] = others;
  const boss = asAdmin(admin, now);
  const actor = { caller: boss, locale: 'en' } as const;
  const on = teller(command, boss, evening);

  // Four Saturdays for which everybody paid by Interac; only at the last, Liam brought cash.
  const few = [holders.slice(0, 4), holders.slice(4, 9), [player, ...holders.slice(7)]];
  const before = [...few, [player, admin, ...holders.slice(1, 6)]];
  for (const [index, who] of before.entries()) {
    const date = addDays(last, 7 * (index - before.length));
    await on(addDays(date, -6), ({ announce }) => announce(date));
    await on(addDays(date, -5), ({ yes }) => yes(date, ...who, sofia, liam));
    await on(addDays(date, -4), ({ allPay }) => allPay(index === few.length ? [liam] : []));
  }
  await on(addDays(last, -7), async ({ then }) => {
    const [due] = await db.select().from(payments).where(isDue);
    const received = { status: PaymentStatus.Completed, method: PaymentMethod.Cash };
    await setPaymentStatus(then, due?.id ?? '', received, actor);
  });

  // A season, twelve passes, its Saturdays. Two still owe for the first.
  const price = rules.season.planCardPrice;
  const startDate = addDays(last, -5);
  const season = { name: seasonName(last), startDate, endDate: saturday(12), price, notes };
  await on(addDays(last, -6), async ({ then, announce }) => {
    const { id } = await createSeason(then, season, boss, 'en');
    for (const holder of holders) await subscribeToSeason(then, id, holder.id);
    await announce(last, season.endDate);
  });
  await on(addDays(last, -5), ({ yes }) => yes(last, player, karim, sofia, hugo));
  await on(addDays(last, -4), ({ allPay }) => allPay([player, karim]));

  // This Saturday, the next one, which fills up, and one that falls on a holiday.
  const cancelled = saturday(4);
  await on(addDays(evening, -2), async ({ yes, no }) => {
    await yes(next, admin, sofia, liam);
    await yes(saturday(1), admin, sofia, liam, leila, antonio, wei, camille, jamal);
    await yes(saturday(2), sofia);
    await yes(cancelled, antonio);
    await no(next, antonio, ...holders.slice(-1));
  });
  await on(addDays(evening, -1), async ({ then, allPay, sessionOn }) => {
    await allPay([player, karim]);
    const change = {
      ...usual,
      sessionDate: cancelled,
      status: SessionStatus.Cancelled,
      paid: 'refund',
    } as const;
    await changeSession(then, await sessionOn(cancelled), change, boss, holiday);
  });

  // The last evening, of which there are e-mails.
  await on(evening, async ({ then, yes, no, wait }) => {
    await mailWelcome(then, newest);
    await yes(next, hugo, leila);
    await no(next, wei);
    await no(saturday(2), member);
    await wait(saturday(1), hugo, newest);
    const [refund] = await db.select().from(refunds);
    await decideRefund(then, refund?.id ?? '', { decision: 'send', sentOn: evening, note: '' }, actor);
    // Without a reference: the administrator says what they are for.
    const father = { firstName: 'Reza', lastName: 'Mansouri' };
    const unnamed = [
      transfer(hugo, evening, 'Basket samedi', 10),
      transfer(father, evening, 'Pour Leila', 10),
    ];
    await importTransfers(then, unnamed, boss);
  });
  const lastMonth = addMonths(`${clubDate(now).slice(0, 7)}-01`, -1).slice(0, 7);
  await happen(command, now, (then) => changeMonth(then, lastMonth, true, boss));
}

const place = {
  address: '6100, avenue du Parc, Montréal (Québec) H2V 4H6',
  privacyOfficer: 'Nadia Charbonneau',
  latitude: 45.5276,
  longitude: -73.6117,
};
const holiday = { en: 'Closed for the holidays.', fr: 'Fermé pendant le congé.' };
const notes = 'Apportez un chandail pâle et un foncé. Bring a light shirt and a dark one.';

/** From December on, three months each. */
const quarters = ['Hiver · Winter', 'Printemps · Spring', 'Été · Summer', 'Automne · Fall'];

/** A season's name in both languages, after its middle month. */
const seasonName = (start: string): string => {
  const middle = addMonths(start, 1);
  return `${quarters[Math.floor((Number(middle.slice(5, 7)) % 12) / 3)]} ${addMonths(start, 2).slice(0, 4)}`;
};
