import { asc, eq, ne } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { sendReminders } from '../../src/club/mailings/reminders';
import { sweepPlaces } from '../../src/club/places/sweep';
import { outbox, payments, places, sessions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { changeSettings } from '../support/settings';
import { round } from '../support/timers';

/** Once answers have closed, nobody takes, leaves or is given a place, is charged or is e-mailed. */
const club = clubForAll();

const { say } = placesIn(() => club);
const { Open, Full, Cancelled } = SessionStatus;
const start = Date.parse('2026-11-28T15:00:00Z');
const evening = '2026-11-21T23:00:00Z';

interface Scene {
  id: string;
  player: Person;
  /** Waits, and is given a place while that is possible. */
  waits: Person;
  admin: Person;
}

const attend = (isAttending: boolean) => (as: Person, sessionId: string) =>
  club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
    as,
    params: { sessionId },
    body: { isAttending },
  });

const own =
  (
    who: 'player' | 'waits',
    name: `${'POST' | 'DELETE'} /api/v1/Sessions/{id}/${'register' | 'waiting-list'}`,
  ) =>
  ({ id, ...scene }: Scene) =>
    club.call(name, { as: scene[who], params: { id } });

/** Players' requests, refused once answers have closed. */
const asked: Record<string, (scene: Scene) => Promise<{ status: number; error(): { code: string } }>> = {
  'a no': ({ id, player }) => attend(false)(player, id),
  'a no by the mailed link': ({ id, player }) => say(player, id, false),
  'giving the spot back': own('player', 'DELETE /api/v1/Sessions/{id}/register'),
  'leaving the line': own('waits', 'DELETE /api/v1/Sessions/{id}/waiting-list'),
  'a no of who waits': ({ id, waits }) =>
    club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
      as: waits,
      params: { sessionId: id },
      body: { isAttending: false },
    }),
};

/** Actions of administrators and the clock, which give nobody a place or a charge once answers have closed. */
const done: Record<string, (scene: Scene) => Promise<unknown>> = {
  'a larger capacity': ({ id }) => changeSession(club, id, { maxCapacity: 3 }),
  'a larger capacity, twice at once': ({ id }) =>
    Promise.all([changeSession(club, id, { maxCapacity: 3 }), changeSession(club, id, { maxCapacity: 4 })]),
  'the player is deleted': ({ player, admin }) =>
    club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: player.id } }),
  'the clock’s work': async () => {
    await sendReminders(club.app.services);
    await round(club, 'past-sessions', 'expired-passes');
    await sweepPlaces(club.app.services);
  },
};

async function open(answersCloseMinutes: number): Promise<Scene> {
  const { db } = club.database;
  club.clock.set(evening);
  const admin = await club.again(await club.admin());
  await changeSettings(club, { answersCloseMinutes });
  await emptyTables(db, sessions, payments);
  const [player, waits] = [await club.person(), await club.person()];
  const id = await club.session({ maxCapacity: 1 });
  (await own('player', 'POST /api/v1/Sessions/{id}/register')({ id, player, waits, admin })).ok();
  (await own('waits', 'POST /api/v1/Sessions/{id}/waiting-list')({ id, player, waits, admin })).ok();
  await club.drain();
  await db.delete(outbox);
  return { id, player, waits, admin };
}

const state = async () => {
  const { db } = club.database;
  return {
    places: await db.select().from(places).orderBy(asc(places.id)),
    payments: await db.select().from(payments).orderBy(asc(payments.id)),
    mails: await db.select().from(outbox).where(ne(outbox.template, 'account-deleted')),
  };
};

// The moment before, and other hours, are in the model's and the policy's tables.
describe('once answers have closed, 90 minutes before,', () => {
  const minutes = 90;
  const at = () => club.clock.set(new Date(start - minutes * 60_000));

  test.each(Object.entries(asked))('%s', async (_, ask) => {
    const scene = await open(minutes);
    const before = await state();
    at();
    const reply = await ask(scene);
    expect(reply.error().code).toBe('answersClosed');
    expect((await ask(scene)).error().code).toBe('answersClosed');
    expect(await state()).toEqual(before);
  });

  test.each(Object.entries(done))('%s', async (_, act) => {
    const scene = await open(minutes);
    at();
    await act(scene);
    const { places, payments, mails } = await state();
    const own = places.find(({ userId }) => userId === scene.waits.id);
    expect(own?.standing).toBe('waiting');
    expect(payments.some(({ userId }) => userId === scene.waits.id)).toBe(false);
    expect(places.filter(({ standing }) => standing === 'waiting')).toHaveLength(1);
    expect(mails).toEqual([]);
  });

  test('what was cancelled and takes place after all is not owed again', async () => {
    const scene = await open(minutes);
    (await changeSession(club, scene.id, { status: Cancelled })).ok();
    at();
    (await changeSession(club, scene.id, { status: Open })).ok();
    expect((await state()).payments.filter(({ withdrawnOn }) => withdrawnOn === null)).toHaveLength(0);
    const rows = await club.database.db.select().from(places).where(eq(places.userId, scene.player.id));
    expect(rows).toMatchObject([{ standing: 'in' }]);
  });
});

test('a session that is moved to another day takes answers again', async () => {
  const scene = await open(0);
  club.clock.set(new Date(start + 60_000));
  (await changeSession(club, scene.id, { sessionDate: '2026-12-05', status: Full })).ok();
  (await attend(false)(scene.player, scene.id)).ok();
  const { places } = await state();
  expect(places.filter(({ standing }) => standing === 'in')).toMatchObject([{ userId: scene.waits.id }]);
});

test('the message says how long before the session answers have closed', async () => {
  const { id, player } = await open(90);
  club.clock.set(new Date(start - 60_000));
  const reply = await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
    as: player,
    params: { sessionId: id },
    body: { isAttending: true, notes: 'Late' },
    locale: 'fr',
  });
  expect(reply.error()).toMatchObject({
    status: 409,
    message: 'Les réponses étaient acceptées jusqu’à 90 minutes avant la séance',
  });
});
