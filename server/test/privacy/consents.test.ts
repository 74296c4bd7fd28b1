import { changeProfile } from '../support/accounts';
import { clubForEach, password } from '../support/club';
import { linkIn, mailedLink } from '../support/mails';

const club = clubForEach();

const noted = async (id: string) => {
  const as = await club.again(await club.admin());
  const history = (await club.call('GET /api/v1/Users/{id}/history', { as, params: { id } })).ok();
  return history.consents.map(({ given, how, at }) => [given, how, at]);
};
const idOf = async (email: string) => {
  const as = await club.admin();
  return (await club.call('GET /api/v1/Users', { as, query: { search: email } })).ok()[0]?.id ?? '';
};
const now = () => club.clock.now().toISOString();

test('whoever opens an account is noted with how: by themselves, invited, or by an administrator', async () => {
  const as = await club.admin();
  const person = { firstName: 'Zoé', lastName: 'Roy' };
  const own = { ...person, username: 'zoe-1', email: 'zoe-1@club.test', password };
  (await club.call('POST /api/v1/Users/register', { body: own })).ok(201);
  const people = [{ ...person, email: 'zoe-2@club.test' }];
  (await club.call('POST /api/v1/Users/invitations', { as, body: { people } })).ok();
  expect(await noted(await idOf('zoe-1@club.test'))).toEqual([]);

  const query = await mailedLink(club, 'zoe-1@club.test', 'confirm-email');
  (await club.call('POST /api/v1/Users/confirm-email', { query })).ok();
  const invited = await mailedLink(club, 'zoe-2@club.test', 'confirm-email');
  const chosen = { token: invited.token, newPassword: password };
  (await club.call('POST /auth/verify-email', { body: chosen })).ok();
  const made = { ...person, username: 'zoe-3', email: 'zoe-3@club.test', password };
  (await club.call('POST /api/v1/Users/create-user', { as, body: made })).ok(201);
  for (const [email, how] of [
    ['zoe-1@club.test', 'registration'],
    ['zoe-2@club.test', 'invitation'],
    ['zoe-3@club.test', 'administrator'],
  ] as const)
    expect(await noted(await idOf(email))).toEqual([[true, how, now()]]);
});

test('each change is noted once, whoever makes it, and is in the person’s own data until they leave', async () => {
  const player = await club.person();
  const params = { emailType: 'announcement' } as const;
  const body = { emails: [player.email], language: 0, customMessage: 'Hi!' } as const;
  (await club.call('POST /api/v1/Communication/{emailType}', { as: await club.admin(), params, body })).ok();
  await club.drain();
  const sent = club.mailer.sent.find(({ to }) => to === player.email);
  const token = linkIn(sent, 'unsubscribe').searchParams.get('token');
  const first = now();
  for (const _ of [1, 2])
    (await club.call('POST /api/v1/Communication/unsubscribe', { query: { token } })).ok();
  club.clock.set('2026-11-22T15:00:00Z');
  const as = await club.again(player);
  (await changeProfile(club, as, { wantsReminders: false })).ok();
  (await changeProfile(club, as, { wantsNews: true })).ok();
  (await changeProfile(club, as, { wantsNews: true })).ok();
  const all = [
    [false, 'link', first],
    [true, 'profile', now()],
  ];
  expect(await noted(player.id)).toEqual([...all].reverse());
  const data = (await club.call('GET /api/v1/Users/me/export', { as })).ok();
  expect(data).toMatchObject({ consents: all.map(([given, how, at]) => ({ given, how, at })) });
  (await club.call('DELETE /api/v1/Users/me', { as, body: { password } })).ok(204);
});
