import { eq } from 'drizzle-orm';
import { addDays, addMonths, clubDate, clubTime, noonOf } from 'shared-api/calendar';
import { PaymentMethod, type Session, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { entries, outbox, payments, users } from '../../src/data/schema';
import { seedDemo } from '../../src/demo/story';
import { type Club, openClub, type Person } from '../support/club';
import { shareOf } from '../support/engines';
import { ledgerViolations } from '../support/ledger-promises';

/** First starts, in club time. */
const starts = [
  ['on a Wednesday', '2026-11-25T17:00:00Z'],
  ['on a Saturday morning', '2026-11-28T14:58:00Z'],
  ['during a Saturday’s session', '2026-11-28T15:30:00Z'],
  ['late on a Saturday, before the clocks change', '2026-11-01T03:30:00Z'],
  ['in the night in which the clocks change', '2027-03-14T07:10:00Z'],
  ['in the year’s last minutes', '2027-01-01T04:55:00Z'],
  ['on the last of January', '2027-01-31T16:00:00Z'],
  ['on the first of March', '2027-03-01T12:00:00Z'],
] as const;

describe.each(shareOf(starts))('the demo club, first started %s', (_when, at) => {
  let club: Club;
  let [admin, player, member, newcomer]: Person[] = [];
  let upcoming: Session[] = [];
  let past: Session[] = [];
  const now = new Date(at);
  const call: Club['call'] = (...terms) => club.call(...terms);
  const as = async (username: string) => {
    const [row] = await club.database.db.select().from(users).where(eq(users.username, username));
    return club.again(row as Person);
  };

  beforeAll(async () => {
    club = await openClub({ demoData: true });
    club.clock.set(at);
    await seedDemo(club.app.services);
    [admin, player, member] = [await as('admin'), await as('player'), await as('member')];
    newcomer = await club.person();
    const query = { includePast: true };
    const all = (await call('GET /api/v1/Sessions/all', { as: player, query })).ok();
    all.sort((one, other) => one.sessionDate.localeCompare(other.sessionDate));
    const hasBegun = ({ sessionDate, startTime }: Session) => instantOf(sessionDate, startTime) <= now;
    upcoming = all.filter((session) => !hasBegun(session));
    past = all.filter(hasBegun);
  });
  afterAll(() => club.close());

  test('is one Saturday after the other at one place, and the first card has free spots', async () => {
    const [first, second] = upcoming;
    expect(first).toMatchObject({
      registeredPlayersCount: 16,
      maxCapacity: 20,
      waitingListCount: 0,
      isAttending: null,
    });
    expect(second).toMatchObject({
      registeredPlayersCount: 20,
      waitingListCount: 2,
      status: SessionStatus.Full,
    });
    const cancelled = upcoming.filter(({ status }) => status === SessionStatus.Cancelled);
    expect(cancelled.map(({ cancelReason }) => cancelReason?.en)).toEqual(['Closed for the holidays.']);
    expect(upcoming.slice(2).filter(({ status }) => status === SessionStatus.Open)).toHaveLength(10);
    const all = [...past, ...upcoming];
    const one = {
      startTime: '10:00',
      endTime: '12:00',
      location: first?.location,
      dropInPrice: 10,
      maxCapacity: 20,
    };
    for (const [index, session] of all.entries()) {
      expect(session).toMatchObject(one);
      expect(session.sessionDate).toBe(addDays(all[0]?.sessionDate ?? '', 7 * index));
      expect(noonOf(session.sessionDate).getUTCDay()).toBe(6);
    }
    const open = (await call('GET /api/v1/Sessions/available', { as: newcomer })).ok();
    // A running one is still shown, first.
    const [card] = open.filter(({ id }) => past.every((one) => one.id !== id));
    expect(card?.id).toBe(first?.id);
  });

  test('has as many places as are counted, is full only at capacity, and never above it', async () => {
    for (const { id, registeredPlayersCount, waitingListCount, maxCapacity, status } of [
      ...past,
      ...upcoming,
    ]) {
      const params = { id };
      const rows = (await call('GET /api/v1/Sessions/{id}/registrations', { as: admin, params })).ok();
      const having = (standing: string) => rows.filter(({ place }) => place.standing === standing).length;
      expect([having('in'), having('waiting')]).toEqual([registeredPlayersCount, waitingListCount]);
      expect(registeredPlayersCount).toBeLessThanOrEqual(maxCapacity);
      if (status === SessionStatus.Full) expect(registeredPlayersCount).toBe(maxCapacity);
      else if (status === SessionStatus.Open) expect(registeredPlayersCount).toBeLessThan(maxCapacity);
    }
  });

  test('says that sixteen are in, three are out and five have not answered', async () => {
    const params = { id: upcoming[0]?.id ?? '' };
    const rows = (await call('GET /api/v1/Sessions/{id}/registrations', { as: admin, params })).ok();
    const [isIn, isOut] = ['in', 'out'].map(
      (one) => rows.filter(({ place }) => place.standing === one).length,
    );
    const active = (await call('GET /api/v1/Users', { as: admin, query: { status: 0 } })).ok().length;
    // Without the newcomer of this test.
    expect([isIn, isOut, active - 1 - rows.length]).toEqual([16, 3, 5]);
  });

  test('has four people who owe forty dollars, on every page, and two transfers to match', async () => {
    const owing = (await call('GET /api/v1/Balances', { as: admin })).ok();
    expect(owing.map(({ owed }) => owed)).toEqual([10, 10, 10, 10]);
    const summary = (await call('GET /api/v1/Balances/summary', { as: admin })).ok();
    expect(summary).toEqual({ people: 4, owed: 40 });
    const open = (await call('GET /api/v1/Transfers', { as: admin, query: { state: 'open' } })).ok();
    expect(open).toHaveLength(2);
    expect(await ledgerViolations(club.database.db)).toEqual([]);
  });

  test('asks the player, who played the last three times and owes the last one', async () => {
    const mine = past.map(({ isAttending }) => isAttending).slice(-3);
    expect(mine).toEqual([true, true, true]);
    expect(upcoming.map(({ isAttending }) => isAttending).filter((one) => one !== null)).toEqual([]);
    const { open, credit } = (await call('GET /api/v1/Balances/mine', { as: player })).ok();
    expect(open.map(({ due }) => due)).toEqual([10]);
    expect(credit).toBe(0);
  });

  test('has a member whose pass is paid, and who has freed one later Saturday', async () => {
    const query = { includePast: true };
    const mine = (await call('GET /api/v1/Sessions/all', { as: member, query })).ok();
    const of = ({ id }: Session) => mine.find((one) => one.id === id);
    const open = upcoming.filter(({ status }) => status !== SessionStatus.Cancelled).map(of);
    const freed = open.filter((one) => !one?.isAttending);
    expect(freed).toHaveLength(1);
    expect(freed[0]?.id).toBe(upcoming[2]?.id);
    const { open: owed } = (await call('GET /api/v1/Balances/mine', { as: member })).ok();
    expect(owed).toEqual([]);
  });

  test('has plain payments, nearly all by Interac, by day, one of them refunded, and last month closed', async () => {
    const { db } = club.database;
    const rows = await db.select().from(payments);
    const hours = rows.map(({ paymentDate }) => clubTime(paymentDate.getTime()));
    expect(hours.filter((hour) => hour < '08:00' || hour > '22:00')).toEqual([]);
    expect(rows.filter(({ createdOn, paymentDate }) => createdOn > now || paymentDate > now)).toEqual([]);
    expect(rows.filter(({ method }) => method !== PaymentMethod.Interac)).toHaveLength(1);
    const refunds = (await call('GET /api/v1/Refunds', { as: admin })).ok();
    expect(refunds.map(({ state, amount }) => [state, amount])).toEqual([['sent', 10]]);
    const lastMonth = addMonths(`${clubDate(now).slice(0, 7)}-01`, -1).slice(0, 7);
    const months = (await call('GET /api/v1/Months', { as: admin })).ok();
    expect(months.find(({ month }) => month === lastMonth)?.closedOn).not.toBeNull();
    const booked = await db.select({ date: entries.date }).from(entries);
    expect(booked.filter(({ date }) => date.startsWith(lastMonth))).not.toEqual([]);
  });

  test('leaves every rule at its default, and e-mails of the last day only', async () => {
    const { db } = club.database;
    const rules = (await call('GET /api/v1/Settings', { as: admin })).ok();
    expect(rules).toMatchObject({ proRatePasses: false, lateNoCharged: false, creditReleasedDates: false });
    expect(rules).toMatchObject({ minPlayers: 0, unpaidHoldHours: null });
    const mails = await db.select({ template: outbox.template, props: outbox.props }).from(outbox);
    expect(mails.length).toBeGreaterThan(5);
    expect(mails.length).toBeLessThan(15);
    const welcome = mails.find(({ template }) => template === 'account-opened');
    // It invited the newest member, at that time, to the Saturday that every page shows first.
    const [newest] = await db.select().from(users).where(eq(users.username, 'mgirard'));
    const first = [...past, ...upcoming].find(
      ({ sessionDate, startTime }) => instantOf(sessionDate, startTime) > (newest?.createdOn ?? now),
    );
    expect(welcome?.props).toMatchObject({ next: { sessionDate: first?.sessionDate } });
  });

  test('sells the pass of the specification, and one of a season that explains itself', async () => {
    const offers = (await call('GET /api/v1/SeasonSubscriptions/offers', { as: newcomer })).ok();
    expect(offers.some(({ isSoldOut }) => isSoldOut)).toBe(false);
    const season = offers.find(({ kind }) => kind === 'season');
    if (season)
      expect(season).toMatchObject({ price: 95, sessionsLeft: 12, sessionsUnannounced: 0, saves: 25 });
    const today = clubDate(now);
    const months = { startDate: today, endDate: addMonths(today, 3), price: 95 };
    const offered = offers.find(
      ({ startDate, endDate }) => startDate === today && endDate === months.endDate,
    );
    expect(offered?.saves).toBeGreaterThan(0);
    const pass = await call('POST /api/v1/SeasonSubscriptions', { as: newcomer, body: months });
    expect(pass.ok(201)).toMatchObject(months);
    const current = (await call('GET /api/v1/Seasons', { as: admin })).ok();
    expect(current).toHaveLength(1);
  });
});
