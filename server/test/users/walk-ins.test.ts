import { createWalkIn } from '../../src/club/door/carry-out';
import { transfers } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForEach, password } from '../support/club';
import { mailedLink } from '../support/mails';
import { placesIn } from '../support/places';
import { importRows } from '../support/statements';

const club = clubForEach();
const { move } = placesIn(() => club);

const walkIn = (values: Parameters<typeof createWalkIn>[1]) =>
  club.perform(({ db: tx }) => createWalkIn(tx, values));

test('a walk-in plays and owes without an account: nothing is mailed to them, and nobody logs in as them', async () => {
  const as = await club.admin();
  const { id } = await walkIn({ firstName: ' Inès ', email: 'ines@door.test' });
  const sessionId = await club.session();
  (await move(as, sessionId, id, { move: 'in' })).ok();
  await club.drain();
  expect(club.mailer.sent).toEqual([]);

  const shown = (await club.call('GET /api/v1/Users/{id}', { as, params: { id } })).ok();
  expect(shown).toMatchObject({ username: '', firstName: 'Inès', lastName: '', email: 'ines@door.test' });
  const found = await club.call('GET /api/v1/Users', { as, query: { search: 'ines@door' } });
  expect(found.ok().map((user) => user.id)).toEqual([id]);
  const [row] = (
    await club.call('GET /api/v1/Sessions/{id}/registrations', { as, params: { id: sessionId } })
  ).ok();
  expect(row).toMatchObject({ userId: id, email: '', owed: 10, isAttending: true });

  for (const username of ['', 'ines@door.test']) {
    const login = await club.call('POST /api/v1/Users/login', {
      body: { username: username || ' ', password },
    });
    expect(login.status).toBe(401);
  }
  (await club.call('POST /api/v1/Users/forgot-password', { body: { email: 'ines@door.test' } })).ok();
  await club.drain();
  expect(club.mailer.sent).toEqual([]);
  const reset = await club.call('POST /Users/{id}/reset-password', { as, params: { id } });
  expect(reset.error().code).toBe('userNotFound');
});

test('an address that was given at the door proves nothing: its owner registers as if nobody had given it', async () => {
  await walkIn({ firstName: 'Inès', email: 'ines@door.test' });
  await walkIn({ firstName: 'Agnès', email: 'ines@door.test' });
  const body = { username: 'ines', firstName: 'Inès', lastName: 'Roy', email: 'ines@door.test', password };
  (await club.call('POST /api/v1/Users/register', { body })).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ines@door.test', expect.stringContaining('Confirm')],
  ]);
});

test('an administrator opens an account for a walk-in, who chooses a password by the mailed link', async () => {
  const { id } = await walkIn({ firstName: 'Inès', email: 'ines@door.test' });
  const named = { id, username: 'ines', firstName: 'Inès', lastName: 'Roy', email: 'ines@door.test' };
  (await changeAccount(club, named, {})).ok();
  await club.drain();
  const link = await mailedLink(club, 'ines@door.test', 'confirm-email');
  const asked = await club.call('POST /api/v1/Users/confirm-email', { query: link });
  expect(asked.error().code).toBe('passwordToChoose');
});

test('a walk-in who is deleted takes along nobody else’s words', async () => {
  const as = await club.admin();
  await importRows(club, '2026-11-20,INTERAC FROM ZELDA ZEBRA,30.00');
  const { id } = await walkIn({ firstName: 'Zelda' });
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id }, body: null })).ok(204);
  const { db } = club.database;
  const [transfer] = await db.select().from(transfers);
  expect(transfer?.sender).toContain('ZEBRA');
  await club.drain();
  expect(club.mailer.sent).toEqual([]);
});

test('a walk-in is not among those who have not answered', async () => {
  const as = await club.admin();
  await walkIn({ firstName: 'Inès' });
  const player = await club.person();
  const id = await club.session();
  const { unanswered } = (await club.call('GET /api/v1/Sessions/{id}/turnout', { as, params: { id } })).ok();
  expect(unanswered.map((one) => one.id)).toEqual([player.id]);
});
