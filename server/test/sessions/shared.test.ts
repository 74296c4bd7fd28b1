import { Language, SessionStatus, UserStatus } from 'shared-api/contract';
import { shortIdOf } from 'shared-api/session-line';
import { previewOf } from '../../src/club/schedule/shared';
import { type Club, openClub, password } from '../support/club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

const aSession = async (values = {}) => {
  const id = await club.session(values);
  return { id, short: shortIdOf({ id }) };
};
const read = (short: string, as?: Awaited<ReturnType<Club['person']>>) =>
  club.call('GET /api/v1/Sessions/shared/{short}', { params: { short }, ...(as && { as }) });
const join = (body: { firstName: string; email: string; returnTo?: string }) =>
  club.call('POST /api/v1/Users/join', { body });
const mailsTo = async (email: string) => {
  await club.drain();
  return club.mailer.sent.filter(({ to }) => to === email);
};
const tokenIn = (text: string) => new URL(/http\S+confirm-email[^\s>]+/.exec(text)?.[0] ?? '').searchParams;

test('a shared link names nobody to a visitor; a player reads what they read elsewhere', async () => {
  const { id, short } = await aSession();
  const player = await club.person({ firstName: 'Zoé' });
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  expect((await read(short)).ok()).toMatchObject({ id, registeredPlayersCount: 1, participants: [] });
  expect((await read(short, player)).ok()).toMatchObject({
    isAttending: true,
    participants: [{ firstName: 'Zoé' }],
  });
});

test('an unknown link is none, and one of another form is refused', async () => {
  expect((await read('000000000000')).status).toBe(404);
  expect((await read('..%2f..%2f')).status).toBe(400);
});

test.each([
  [4, '· 4 spots left · $10.00', '· 4 places libres · 10,00 $', 'share-open.png', 'I’m in'],
  [2, '· 2 spots left · $10.00', '· 2 places libres · 10,00 $', 'share-few.png', 'I’m in'],
  [1, '· Full: join', '· Complète : liste', 'share-full.png', 'I’m in'],
  [0, '· Cancelled', '· Annulée', 'share-cancelled.png', ''],
])('with %d spots a chat is told so, in both languages', async (spots, en, fr, picture, invitation) => {
  const { id, short } = await aSession({ maxCapacity: Math.max(spots, 1), location: 'Gymnase <Nord>' });
  const as = await club.admin();
  if (spots === 1) await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } });
  if (spots === 0) {
    const session = (await club.call('GET /api/v1/Sessions/{id}', { params: { id } })).ok();
    const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice } = session;
    const same = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice };
    const body = { ...same, status: SessionStatus.Cancelled };
    (await club.call('PUT /api/v1/Sessions/{id}', { as, params: { id }, body })).ok();
  }
  for (const [locale, title] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const preview = await previewOf(club.app.services, short, locale);
    expect(preview?.title.replaceAll('\u00a0', ' ')).toContain(title);
    expect(preview?.picture).toBe(picture);
    expect(preview?.description).toContain('Gymnase <Nord>');
  }
  expect((await previewOf(club.app.services, short, 'en'))?.description).toContain(invitation);
});

test('of a deleted session a chat is told nothing', async () => {
  const { id, short } = await aSession();
  const as = await club.admin();
  (await club.call('DELETE /api/v1/Sessions/{id}', { as, params: { id } })).ok();
  expect(await previewOf(club.app.services, short, 'en')).toBeUndefined();
});

test('a first name and an address are enough: the mailed link asks for a password, and logs in', async () => {
  const email = 'ana@example.org';
  (
    await join({ firstName: ' Ana ', email, returnTo: '/attendance-confirmation?sessionId=s1&answer=10' })
  ).ok();
  const [mail] = await mailsTo(email);
  const link = tokenIn(mail?.text ?? '');
  expect(link.get('returnTo')).toBe('/attendance-confirmation?sessionId=s1&answer=10');
  const token = link.get('token') ?? '';
  const asked = await club.call('POST /auth/verify-email', { body: { token } });
  expect(asked.error().code).toBe('passwordToChoose');
  const { login } = (
    await club.call('POST /auth/verify-email', { body: { token, newPassword: password } })
  ).ok();
  expect(login).toMatchObject({ firstName: 'Ana', lastName: '', email });
  const as = await club.admin();
  const [user] = (await club.call('GET /api/v1/Users', { as, query: { search: 'ana@example' } })).ok();
  expect(user).toMatchObject({ status: UserStatus.Active, language: Language.English });
});

test('twice is one account with two links; the first name given first stays', async () => {
  const email = 'ben@example.org';
  for (const firstName of ['Ben', 'Somebody']) (await join({ firstName, email })).ok();
  expect(await mailsTo(email)).toHaveLength(2);
  const as = await club.admin();
  const users = (await club.call('GET /api/v1/Users', { as, query: { search: email } })).ok();
  expect(users.map(({ firstName }) => firstName)).toEqual(['Ben']);
});

test('at once is one account, too', async () => {
  const email = 'chloe@example.org';
  const replies = await Promise.all(['Al', 'Bo', 'Cy'].map((firstName) => join({ firstName, email })));
  for (const reply of replies) reply.ok();
  const as = await club.admin();
  expect((await club.call('GET /api/v1/Users', { as, query: { search: email } })).ok()).toHaveLength(1);
});

test('an address that has an account changes nothing: its owner is told, with the way back', async () => {
  const owner = await club.person({ firstName: 'Dora' });
  const answer = (await join({ firstName: 'Not Dora', email: owner.email, returnTo: '/schedule' })).ok();
  expect(answer).toEqual((await join({ firstName: 'New', email: 'new@example.org' })).ok());
  const [mail] = await mailsTo(owner.email);
  expect(mail?.subject).toBe('You already have an account');
  expect(mail?.text).toContain(`returnTo=${encodeURIComponent('/schedule')}`);
  const me = (await club.call('GET /api/v1/Users/me', { as: owner })).ok();
  expect(me.firstName).toBe('Dora');
});
