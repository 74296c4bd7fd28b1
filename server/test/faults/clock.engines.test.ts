import { eq } from 'drizzle-orm';
import { outbox, sessions } from '../../src/data/schema';
import { clubForEach } from '../support/club';
import { mailerWith, outboxWorker, passTime, queueMailing, replies } from '../support/outbox';
import { placesIn } from '../support/places';
import { storeSettings } from '../support/settings';
import { round } from '../support/timers';

const club = clubForEach();
const { show, say } = placesIn(() => club);
const hour = 3_600_000;

/** Every timer that decides something about sessions. */
const timers = ['places', 'reminders', 'past-sessions', 'go-or-no-go', 'ended-logins'];

test.each([
  ['2027-03-14', '2027-03-14T14:00:00.000Z', '2027-03-13T15:00:00.000Z'],
  ['2027-11-07', '2027-11-07T15:00:00.000Z', '2027-11-06T14:00:00.000Z'],
])(
  'on %s, when the hour changes, a session begins, is reminded of and closes by the club’s own clock',
  async (sessionDate, start, reminded) => {
    club.clock.set(new Date(Date.parse(start) - 72 * hour));
    await storeSettings(club, { lateNoCharged: true, unpaidHoldHours: null });
    const [ana, ben] = await club.people(2);
    const id = await club.session({ sessionDate, maxCapacity: 4 });
    const { db } = club.database;
    const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
    expect(session?.startsAt.toISOString()).toBe(start);
    for (const one of [ana, ben]) (await say(one, id, true)).ok();
    const { noCosts } = (await show(id, ana)).place ?? {};
    const until = Date.parse(noCosts?.until ?? '');

    const reminders: string[] = [];
    for (let at = Date.parse(start) - 30 * hour; at <= Date.parse(start); at += hour) {
      club.clock.set(new Date(at));
      await round(club, ...timers);
      const sent = await db.select().from(outbox).where(eq(outbox.template, 'attendance-reminder'));
      if (sent.length > reminders.length * 2) reminders.push(new Date(at).toISOString());
      // Nobody is logged out, and the promise about a no stays the same until it ends.
      const { place } = await show(id, ana);
      if (at < until) expect(place).toMatchObject({ standing: 'in', noCosts: { until: noCosts?.until } });
    }
    expect(reminders).toEqual([reminded]);

    club.clock.set(new Date(until - 1));
    (await say(ana, id, false)).ok();
    expect((await show(id, ana)).place).toMatchObject({ standing: 'out', late: false });
    club.clock.set(new Date(until));
    (await say(ben, id, false)).ok();
    expect((await show(id, ben)).place).toMatchObject({ standing: 'out', late: true });
  },
);

test('a clock that is set back, even by a month, keeps no e-mail back and sends none twice', async () => {
  const first = await queueMailing(club, 6);
  let isAway = true;
  const mailer = mailerWith(() => {
    if (isAway) throw replies.lost;
  });
  const worker = outboxWorker(club, mailer);
  await worker();
  passTime(club, -30 * 86_400);
  const second = await queueMailing(club, 6);
  isAway = false;
  for (let look = 0; look < 3; look++) {
    while ((await worker()) > 0);
    passTime(club, 10);
  }
  const receivers = mailer.accepted.map(({ to }) => to);
  expect(receivers.sort()).toEqual([...first.addresses, ...second.addresses].sort());
});

test('a clock that is set back an hour logs nobody out, and takes an answer back as before', async () => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  passTime(club, -3_600);
  await round(club, ...timers);
  expect((await show(id, player)).place).toMatchObject({ standing: 'in' });
  (await say(player, id, false)).ok();
  expect((await show(id, player)).place).toMatchObject({ standing: 'out' });
});
