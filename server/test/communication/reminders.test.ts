import { eq } from 'drizzle-orm';
import { Language, SessionStatus } from 'shared-api/contract';
import { sendReminders } from '../../src/club/mailings/reminders';
import { sessions, settings } from '../../src/data/schema';
import { lockSettings } from '../../src/data/settings';
import { clubForEach } from '../support/club';
import { placesIn } from '../support/places';

const club = clubForEach();

const { say, sweep } = placesIn(() => club);

// The session is on Saturday, November 28; in November the club is five hours behind UTC.
const fridayAt = (time: string) => club.clock.set(`2026-11-27T${time}:00-05:00`);

const remind = async () => {
  await sendReminders(club.app.services);
  await club.drain();
};
const reminded = (subject = /^See you on|^Rendez-vous/) =>
  club.mailer.sent
    .filter((mail) => subject.test(mail.subject))
    .map(({ to }) => to)
    .sort();

const changeTo = async (change: Partial<typeof settings.$inferInsert>) => {
  const { db } = club.app.services;
  await club.perform(({ db: tx }) => lockSettings(tx));
  await db.update(settings).set(change);
};

async function fullEnough() {
  const sessionId = await club.session({ maxCapacity: 2 });
  const [yes, no] = [await club.person(), await club.passHolder()];
  const silentMember = await club.passHolder({ language: Language.French });
  const silentDropIn = await club.person();
  (await say(yes, sessionId, true)).ok();
  // Passes inserted into the database directly hold their places from the next minute on.
  await sweep();
  (await say(no, sessionId, false)).ok();
  await club.drain();
  club.mailer.sent.length = 0;
  return { sessionId, yes, no, silentMember, silentDropIn };
}

test('the day before at ten, those who come are reminded, by their answer or their pass, once', async () => {
  const { yes, silentMember } = await fullEnough();
  fridayAt('09:59');
  await remind();
  expect(reminded()).toEqual([]);

  fridayAt('10:00');
  await remind();
  fridayAt('10:05');
  await remind();
  expect(reminded()).toEqual([yes.email, silentMember.email].sort());
  const french = club.mailer.sent.find(({ to }) => to === silentMember.email);
  expect(french?.text).toMatch(
    /^Courtside\s+À samedi![^?]*28 novembre[^?]*Vous ne pouvez plus venir\? Libérez votre place\./,
  );
  const english = club.mailer.sent.find(({ to }) => to === yes.email);
  expect(english?.text).toMatch(
    /^Courtside\s+See you Saturday[^?]*November 28[^?]*Can’t come any more\? Free your spot\./,
  );
});

test('a server that was down at ten still reminds, but not at night', async () => {
  const { yes, silentMember } = await fullEnough();
  fridayAt('20:00');
  await remind();
  expect(reminded()).toEqual([]);
  fridayAt('17:30');
  await remind();
  expect(reminded()).toEqual([yes.email, silentMember.email].sort());
});

test.each([1_440, 2_880])(
  'who is in is reminded the day before, too, when answers close %d minutes before',
  async (minutes) => {
    const { yes, silentMember } = await fullEnough();
    await changeTo({ answersCloseMinutes: minutes });
    fridayAt('10:00');
    await remind();
    expect(reminded()).toEqual([yes.email, silentMember.email].sort());
    const mail = club.mailer.sent.find(({ to }) => to === yes.email);
    expect(mail?.text).toContain('It’s too late to change your answer.');
    expect(mail?.text).not.toContain('attending=');
    expect(mail?.text).toMatch(/^Courtside\s+See you Saturday\s/);
  },
);

test('nobody is reminded of a cancelled session, or when the setting is off', async () => {
  const { sessionId } = await fullEnough();
  fridayAt('10:00');
  await changeTo({ sessionReminder: false });
  await remind();
  expect(reminded()).toEqual([]);

  await changeTo({ sessionReminder: true });
  await club.app.services.db
    .update(sessions)
    .set({ status: SessionStatus.Cancelled })
    .where(eq(sessions.id, sessionId));
  await remind();
  expect(reminded()).toEqual([]);
});

test('administrators are warned once about a session within two days that is not half full', async () => {
  const admin = await club.admin();
  const sessionId = await club.session({ maxCapacity: 4 });
  (await say(await club.person(), sessionId, true)).ok();

  club.clock.set('2026-11-26T09:59:00-05:00');
  await remind();
  expect(reminded(/Few players/)).toEqual([]);
  club.clock.set('2026-11-26T10:00:00-05:00');
  await remind();
  await remind();
  expect(reminded(/Few players/)).toEqual([admin.email]);
  expect(club.mailer.sent.map(({ subject }) => subject)).toContain(
    'Few players on Saturday, November 28: 1 of 4',
  );
});

test('administrators are warned of a session that is not half full although its answers have closed', async () => {
  await club.session({ maxCapacity: 4 });
  await changeTo({ answersCloseMinutes: 4_320 });
  club.clock.set('2026-11-26T10:00:00-05:00');
  await remind();
  expect(reminded(/Few players/)).toEqual([(await club.admin()).email]);
});

test('half full is enough, and the warning can be switched off', async () => {
  const half = await club.session({ maxCapacity: 2 });
  (await say(await club.person(), half, true)).ok();
  await club.session({ sessionDate: '2026-11-27', startTime: '20:00', endTime: '22:00' });
  await changeTo({ lowCapacityAlert: false });
  fridayAt('08:00');
  await remind();
  expect(reminded(/Few players/)).toEqual([]);

  club.mailer.sent.length = 0;
  await changeTo({ lowCapacityAlert: true });
  await remind();
  expect(club.mailer.sent.map(({ subject }) => subject)).toEqual([
    'Few players on Friday, November 27: 0 of 20',
  ]);
});

test('a reminder that was asked for before its session was cancelled or deleted is not sent', async () => {
  const { sessionId, yes } = await fullEnough();
  fridayAt('10:00');
  await sendReminders(club.app.services);
  const call = { as: await club.admin(), params: { id: sessionId } };
  (await club.call('DELETE /api/v1/Sessions/{id}', call)).ok(204);
  await club.drain();
  expect(reminded()).toEqual([]);
  expect(reminded(/^Cancelled/)).toEqual([yes.email]);
});
