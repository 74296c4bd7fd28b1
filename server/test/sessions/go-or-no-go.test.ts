import { Plan, SessionStatus, UserStatus } from 'shared-api/contract';
import { askForDecisions } from '../../src/club/schedule/go-or-no-go';
import { type GoFacts, type GoStep, goStep } from '../../src/club/schedule/rules';
import { clubForEach, type Person } from '../support/club';
import { askedPayments } from '../support/payments';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { changeSettings } from '../support/settings';

const start = '2026-11-28T15:00:00Z';
/** A moment some hours before the start. */
const before = (hours: number) => new Date(Date.parse(start) - hours * 3_600_000);
const usual: GoFacts = {
  ...{ status: SessionStatus.Open, startsAt: new Date(start), createdOn: before(500), goDecidedOn: null },
  ...{ registeredPlayersCount: 5, maxCapacity: 20, minPlayers: 8, answersCloseMinutes: 0 },
};
const second = 1 / 3600;

test.each<[string, number, Partial<GoFacts>, GoStep]>([
  ['37 hours before', 37, {}, 'nothing'],
  ['a second more than 36 hours before', 36 + second, {}, 'nothing'],
  ['36 hours before', 36, {}, 'ask'],
  ['35 hours before', 35, {}, 'ask'],
  ['a minute before the start', 1 / 60, {}, 'ask'],
  ['at the start', 0, {}, 'nothing'],
  ['an hour after the start', -1, {}, 'nothing'],
  ['no minimum', 30, { minPlayers: 0 }, 'nothing'],
  ['nobody comes, and there is no minimum', 30, { minPlayers: 0, registeredPlayersCount: 0 }, 'nothing'],
  ['nobody comes', 30, { registeredPlayersCount: 0 }, 'ask'],
  ['one too few', 30, { registeredPlayersCount: 7 }, 'ask'],
  ['as many as it takes', 30, { registeredPlayersCount: 8 }, 'nothing'],
  ['more than it takes again', 30, { registeredPlayersCount: 9 }, 'nothing'],
  ['decided already', 30, { goDecidedOn: before(33) }, 'nothing'],
  ['decided long before', 30, { goDecidedOn: before(400) }, 'nothing'],
  ['cancelled', 30, { status: SessionStatus.Cancelled }, 'nothing'],
  ['completed', 30, { status: SessionStatus.Completed }, 'nothing'],
  [
    'full, below the minimum',
    30,
    { registeredPlayersCount: 5, maxCapacity: 5, status: SessionStatus.Full },
    'warn',
  ],
  ['full, though an administrator calls it open', 30, { registeredPlayersCount: 5, maxCapacity: 5 }, 'warn'],
  ['called full by an administrator', 30, { status: SessionStatus.Full }, 'warn'],
  ['answers have closed', 30, { answersCloseMinutes: 48 * 60 }, 'warn'],
  ['answers close now', 30, { answersCloseMinutes: 30 * 60 }, 'warn'],
  ['answers close in a minute', 30, { answersCloseMinutes: 30 * 60 - 1 }, 'ask'],
  ['made 37 hours before', 30, { createdOn: before(37) }, 'ask'],
  ['made 36 hours before', 30, { createdOn: before(36) }, 'ask'],
  ['made 35 hours before', 30, { createdOn: before(35) }, 'nothing'],
  ['made 20 hours before', 2, { createdOn: before(20) }, 'nothing'],
])('what is to be done about a session that may be short of players: %s', (_, hours, facts, expected) => {
  expect(goStep({ ...usual, ...facts }, before(hours))).toBe(expected);
});

describe('in a club that wants three players', () => {
  const club = clubForEach();
  beforeEach(async () => {
    await changeSettings(club, { minPlayers: 3 });
  });

  const { say } = placesIn(() => club);
  // The session is on November 28 at 10:00, 15:00 UTC; 36 hours before is 3:00 UTC on the 27th.
  const decisionTime = '2026-11-27T03:00:00Z';
  /** The mails that are sent at a time, by subject and receiver. */
  const tick = async (now: string) => {
    await club.drain();
    club.mailer.sent.length = 0;
    club.clock.set(now);
    await askForDecisions(club.app.services);
    await club.drain();
    return club.mailer.sent.map(({ to, subject }) => `${to}: ${subject}`).sort();
  };
  const freshAdmin = () => club.person({ isAdmin: true, wantsNews: false });
  const undecided = async (as: Person) =>
    (await club.call('GET /api/v1/Sessions/undecided', { as })).ok().map(({ id }) => id);

  async function scene() {
    const sessionId = await club.session();
    const boss = await club.admin();
    const [yes, no, silent] = [await club.person(), await club.person(), await club.person()];
    await club.person({ wantsNews: false });
    await club.person({ status: UserStatus.Suspended });
    for (const as of [boss, yes]) (await say(as, sessionId, true)).ok();
    (await say(no, sessionId, false)).ok();
    return { sessionId, boss, yes, no, silent };
  }

  test('36 hours before, administrators are asked to decide and the silent to play, once; then who comes is told', async () => {
    const { sessionId, boss, yes, silent } = await scene();
    expect(await tick('2026-11-27T02:59:59Z')).toEqual([]);
    expect(await tick(decisionTime)).toEqual(
      [
        `${boss.email}: Play or cancel on Saturday, November 28?`,
        `${silent.email}: We’re short of players on Saturday, November 28`,
      ].sort(),
    );
    expect(await tick('2026-11-27T03:10:00Z')).toEqual([]);
    const as = await freshAdmin();
    expect(await undecided(as)).toEqual([sessionId]);

    await club.drain();
    club.mailer.sent.length = 0;
    const off = { status: SessionStatus.Cancelled, reason: 'Too few of us' };
    (await changeSession(club, sessionId, off)).ok();
    await club.drain();
    expect(club.mailer.sent.map(({ to }) => to).sort()).toEqual([boss.email, yes.email, silent.email].sort());
    expect(club.mailer.sent[0]?.text).toContain('Too few of us');
    expect(await undecided(as)).toEqual([]);
    expect(await askedPayments(club)).toEqual([]);
  });

  test('whose pass alone held a spot, and has ended, is asked like who has never answered', async () => {
    const holder = await club.passHolder();
    await scene();
    const body = { paymentPlan: Plan.DropIn };
    (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: holder, body })).ok();
    const subject = 'We’re short of players on Saturday, November 28';
    expect(await tick(decisionTime)).toContain(`${holder.email}: ${subject}`);
  });

  test('once it is decided that it is played, nobody is asked, and the log keeps it', async () => {
    const { sessionId } = await scene();
    club.clock.set(decisionTime);
    const as = await freshAdmin();
    const play = () => club.call('POST /api/v1/Sessions/{id}/play', { as, params: { id: sessionId } });
    expect((await play()).ok()).toMatchObject({ id: sessionId, status: SessionStatus.Open });
    expect(await tick(decisionTime)).toEqual([]);
    expect(await undecided(as)).toEqual([]);
    (await play()).ok();
    const entries = (await club.call('GET /api/v1/Audit', { as })).ok();
    expect(entries.filter(({ action }) => action === 'session.play')).toHaveLength(1);
  });

  test('with a third player nobody is asked; when they leave again, somebody is', async () => {
    const { sessionId, silent } = await scene();
    (await say(silent, sessionId, true)).ok();
    expect(await tick(decisionTime)).toEqual([]);
    (await say(await club.again(silent), sessionId, false)).ok();
    expect((await tick('2026-11-27T05:00:00Z')).map((mail) => mail.split(': ')[1])).toEqual([
      'Play or cancel on Saturday, November 28?',
    ]);
  });

  test('a session that is moved to another date is decided about anew', async () => {
    const { sessionId } = await scene();
    club.clock.set(decisionTime);
    const as = await freshAdmin();
    const params = { id: sessionId };
    (await club.call('POST /api/v1/Sessions/{id}/play', { as, params })).ok();
    (await changeSession(club, sessionId, { sessionDate: '2026-12-05' })).ok();
    expect(await tick('2026-12-04T04:00:00Z')).toHaveLength(3);
  });
});
