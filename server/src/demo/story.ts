import { and, eq, notInArray } from 'drizzle-orm';
import { addDays, addMonths, clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, rules, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { saturdayFrom } from 'shared-api/passes';
import { payments, refunds, sessions, users } from '../db/schema';
import { answer, joinWaitingList } from '../features/attendance/service';
import { mailWelcome } from '../features/auth/service';
import { importTransfers } from '../features/interac/import';
import type { ReadTransfer } from '../features/interac/reading';
import { isDue } from '../features/ledger/credit';
import { setPaymentStatus } from '../features/payments/service';
import { changeSession, createSeason, createSeries } from '../features/sessions/service';
import { subscribeToSeason } from '../features/subscriptions/service';
import { changeMonth } from '../features/treasury/months';
import { decideRefund } from '../features/treasury/refunds';
import type { Services } from '../services';
import { asAdmin, happen, noEmails } from './acting';
import { accounts, addAccount, addPerson, type Member } from './members';
import { people } from './people';
import { transfer } from './transfer';

/** The Saturdays of the club at some moment. */
function saturdaysAt(now: Date) {
  const today = clubDate(now);
  const saturday = saturdayFrom(today);
  const hasBegun = instantOf(saturday, rules.session.startTime) <= now;
  const next = hasBegun ? addDays(saturday, 7) : saturday;
  const evening = now < instantOf(today, eveningTime) ? addDays(today, -1) : today;
  return { next, last: addDays(next, -7), evening };
}

const eveningTime = '18:30';
/** Saturdays of the season to come; one is cancelled, twelve are left. */
const weeks = 13;
const price = rules.season.planCardPrice;
const usual = {
  ...{ startTime: rules.session.startTime, endTime: rules.session.endTime },
  ...{ location: rules.session.location.default, maxCapacity: rules.session.capacity.default },
  dropInPrice: rules.session.price.default,
};

/**
 * The demo club: twenty-four people who play on Saturdays, and a season that began last Saturday. Everything happens
 * through the product's own services.
 */
export async function tellStory(services: Services, now: Date) {
  const { db } = services;
  const { next, last, evening } = saturdaysAt(now);
  const saturday = (week: number) => addDays(next, 7 * week);
  const quietly = { ...services, emails: noEmails };
  /** Something happens in the evening of a day; only of the last one are there e-mails. */
  const on = <Result>(date: string, act: (then: Services) => Promise<Result>) =>
    happen(date === evening ? services : quietly, instantOf(date, eveningTime), act);

  // The people: the first a year ago, the last of them yesterday.
  const joined = (days: number) => instantOf(addDays(last, -days), '20:00');
  const { admin, player, member } = {
    admin: await addAccount(db, 'admin', accounts.admin, joined(400)),
    player: await addAccount(db, 'player', accounts.player, joined(200)),
    member: await addAccount(db, 'member', accounts.member, joined(300)),
  };
  const holders: Member[] = [member];
  for (const [index, name] of people.holders.entries())
    holders.push(await addPerson(db, name, index, joined(290 - 20 * index)));
  const others: Member[] = [];
  for (const [index, name] of people.others.entries())
    others.push(await addPerson(db, name, index, joined(195 - 20 * index)));
  const [sofia, liam, hugo, leila, antonio, wei, karim, camille, jamal, newest] = others as Ten;
  await db
    .update(users)
    .set({ createdOn: instantOf(evening, eveningTime), emailConfirmedOn: instantOf(evening, eveningTime) })
    .where(eq(users.id, newest.id));
  const boss = asAdmin(admin, now);
  const actor = { caller: boss, locale: 'en' } as const;

  const announce = (then: Services, sessionDate: string, until: string) =>
    createSeries(then, { ...usual, sessionDate, until }, boss);
  const idOf = async (sessionDate: string): Promise<string> => {
    const [row] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.sessionDate, sessionDate));
    return row?.id ?? '';
  };
  const say = (isAttending: boolean) => async (then: Services, date: string, who: readonly Member[]) => {
    for (const { id } of who) await answer(then, await idOf(date), id, { isAttending });
  };
  const [yes, no] = [say(true), say(false)];
  /** Everybody sends what they owe by Interac, except for some. */
  const pay = async (then: Services, date: string, except: readonly Member[] = []) => {
    const exceptIds = except.map(({ id }) => id);
    const due = await db
      .select({ payment: payments, payer: users })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.userId))
      .where(and(isDue, notInArray(users.id, exceptIds)));
    const sent = due.map(({ payment: { reference, amount }, payer }) =>
      transfer(payer, date, reference, amount),
    );
    await importTransfers(then, sent, boss);
  };

  // Four Saturdays before the season, when everybody paid for each; at the last one, somebody brought cash.
  const early = [holders.slice(0, 4), holders.slice(4, 9), [player, ...holders.slice(7)]];
  const before = [...early, [player, admin, ...holders.slice(1, 6)]];
  for (const [index, who] of before.entries()) {
    const date = addDays(last, 7 * (index - before.length));
    await on(addDays(date, -6), (then) => announce(then, date, date));
    await on(addDays(date, -5), (then) => yes(then, date, [...who, sofia, liam]));
    await on(addDays(date, -4), (then) => pay(then, addDays(date, -4), index === 3 ? [liam] : []));
  }
  await on(addDays(last, -7), async (then) => {
    const [due] = await db.select().from(payments).where(isDue);
    const received = { status: PaymentStatus.Completed, method: PaymentMethod.Cash };
    await setPaymentStatus(then, due?.id ?? '', received, actor);
  });

  // A season, twelve passes, its Saturdays.
  const season = { name: seasonName(last), startDate: last, endDate: saturday(weeks - 1), price, notes };
  await on(addDays(last, -6), async (then) => {
    const { id } = await createSeason(then, season, boss, 'en');
    for (const holder of holders) await subscribeToSeason(then, id, holder.id);
    await announce(then, last, season.endDate);
  });
  await on(addDays(last, -5), (then) => yes(then, last, [player, karim, sofia, hugo]));
  // Two still owe the first one.
  await on(addDays(last, -4), (then) => pay(then, addDays(last, -4), [player, karim]));

  // This Saturday, the next one, which fills up, and those after them.
  const [first, second] = [addDays(evening, -2), addDays(evening, -1)];
  await on(first, async (then) => {
    await yes(then, next, [admin, sofia, liam]);
    await yes(then, saturday(1), [admin, sofia, liam, leila, antonio, wei, camille, jamal]);
    await yes(then, saturday(2), [sofia]);
    await yes(then, saturday(cancelledWeek), [antonio]);
    await no(then, next, [antonio, ...holders.slice(-1)]);
  });
  await on(second, async (then) => {
    await pay(then, second, [player, karim]);
    const change = { ...usual, sessionDate: saturday(cancelledWeek), status: SessionStatus.Cancelled };
    await changeSession(then, await idOf(change.sessionDate), { ...change, paid: 'refund' }, boss, holiday);
  });
  await on(evening, async (then) => {
    await mailWelcome(then, db, newest);
    await yes(then, next, [hugo, leila]);
    await no(then, next, [wei]);
    await no(then, saturday(2), [member]);
    for (const { id } of [hugo, newest]) await joinWaitingList(then, await idOf(saturday(1)), id, null);
    const [refund] = await db.select().from(refunds);
    await decideRefund(then, refund?.id ?? '', { decision: 'send', sentOn: evening, note: '' }, actor);
    // Two transfers without a reference: an administrator says what they are for.
    const unnamed: ReadTransfer[] = [
      transfer(hugo, evening, 'Basket samedi', 10),
      transfer({ firstName: 'Reza', lastName: 'Mansouri' }, evening, 'Pour Leila', 10),
    ];
    await importTransfers(then, unnamed, boss);
  });
  const lastMonth = addMonths(`${clubDate(now).slice(0, 7)}-01`, -1).slice(0, 7);
  await happen(quietly, now, (then) => changeMonth(then, lastMonth, true, boss));
  return { admin, seasonEnd: season.endDate, nextSaturday: next };
}

type Ten = [Member, Member, Member, Member, Member, Member, Member, Member, Member, Member];

/** The Saturday that falls on a holiday, counted from this one. */
const cancelledWeek = 4;
const holiday = { en: 'The gym is closed for the holidays.', fr: 'Le gymnase est fermé pour le congé.' };
const notes = 'Apportez un chandail pâle et un foncé. Bring a light shirt and a dark one.';

/** From December on, three months each. */
const quarters = ['Hiver · Winter', 'Printemps · Spring', 'Été · Summer', 'Automne · Fall'];

/** A season's name in both languages, after its middle month. */
const seasonName = (start: string): string => {
  const middle = addMonths(start, 1);
  return `${quarters[Math.floor((Number(middle.slice(5, 7)) % 12) / 3)]} ${addMonths(start, 2).slice(0, 4)}`;
};
