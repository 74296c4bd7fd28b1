import { Language, Plan } from 'shared-api/contract';
import { changeProfile } from '../support/accounts';
import { clubForAll, type Person, password } from '../support/club';
import { linkIn } from '../support/mails';
import { enterInAccount } from '../support/payments';

const club = clubForAll();
beforeEach(() => {
  club.mailer.sent.length = 0;
});

/** The address and the language of each mail since the last call. */
const mailed = async () => {
  await club.drain();
  const found = club.mailer.sent
    .splice(0)
    .map(({ to, html }) => [to, /<html[^>]* lang="(\w\w)/.exec(html)?.[1]]);
  return found;
};
const english = () => club.person({ language: Language.English });

test('what somebody asks for comes in the language in which they ask, whatever they have chosen', async () => {
  const player = await english();
  const waiting = await club.person({ language: Language.French, emailConfirmedOn: null });
  await club.call('POST /api/v1/Users/forgot-password', { locale: 'fr', body: { email: player.email } });
  await club.call('POST /auth/resend-verification', { locale: 'en', body: { email: waiting.email } });
  expect(await mailed()).toEqual(
    expect.arrayContaining([
      [player.email, 'fr'],
      [waiting.email, 'en'],
    ]),
  );
});

test('a reset that is asked for in French is confirmed in the language of the page that it leads to', async () => {
  const player = await english();
  await club.call('POST /api/v1/Users/forgot-password', { locale: 'fr', body: { email: player.email } });
  await club.drain();
  const link = linkIn(club.mailer.sent[0], 'reinitialiser-mot-de-passe');
  club.mailer.sent.length = 0;
  const body = {
    email: player.email,
    token: link.searchParams.get('token') ?? '',
    newPassword: 'Chosen-Anew-7!',
  };
  (await club.call('POST /api/v1/Users/reset-password', { locale: 'fr', body })).ok();
  expect(await mailed()).toEqual([[player.email, 'fr']]);
});

test('a pass, a new password and a goodbye answer in the language of the click', async () => {
  const player = await english();
  const body = { paymentPlan: Plan.Membership };
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, locale: 'fr', body })).ok();
  expect(await mailed()).toEqual([[player.email, 'fr']]);
  const changed = await club.call('POST /api/v1/Users/change-password', {
    as: player,
    locale: 'fr',
    body: { currentPassword: password, newPassword: 'Chosen-Anew-7!' },
  });
  const as = { token: changed.ok().token };
  expect(await mailed()).toEqual([[player.email, 'fr']]);
  await club.call('DELETE /api/v1/Users/me', { as, locale: 'fr', body: { password: 'Chosen-Anew-7!' } });
  expect(await mailed()).toEqual([[player.email, 'fr']]);
});

test('a click mails others in their own language', async () => {
  const [leaving, waiting] = [await english(), await club.person({ language: Language.English })];
  const sessionId = await club.session({ maxCapacity: 1 });
  const answer = (as: Person, isAttending: boolean, method: 'POST' | 'PUT') =>
    club.call(`${method} /api/v1/Attendance/sessions/{sessionId}`, {
      as,
      locale: 'fr',
      params: { sessionId },
      body: { isAttending },
    });
  await answer(leaving, true, 'POST');
  await club.call('POST /api/v1/Sessions/{id}/waiting-list', {
    as: waiting,
    params: { id: sessionId },
    body: {},
  });
  await mailed();
  await club.call('DELETE /api/v1/Users/me', { as: leaving, locale: 'fr', body: { password } });
  expect((await mailed()).sort()).toEqual(
    [
      [leaving.email, 'fr'],
      [waiting.email, 'en'],
    ].sort(),
  );
});

test('what an administrator causes comes in the language that its receiver has chosen', async () => {
  const player = await english();
  const me = (await changeProfile(club, player, { language: Language.French })).ok();
  expect(me.language).toBe(Language.French);
  const [as, params] = [await club.admin(), { id: player.id }];
  (await club.call('POST /Users/{id}/reset-password', { as, locale: 'en', params })).ok();
  expect(await mailed()).toEqual([[player.email, 'fr']]);
});

test('an administrator chooses for somebody, and leaves what they do not name', async () => {
  const as = await club.admin();
  const draft = { username: 'zoe', firstName: 'Zoé', lastName: 'Roy', email: 'zoe@club.test', password };
  const made = await club.call('POST /api/v1/Users/create-user', {
    as,
    locale: 'en',
    body: { ...draft, language: Language.French },
  });
  const { id, language } = made.ok(201);
  expect(language).toBe(Language.French);
  expect(await mailed()).toEqual([['zoe@club.test', 'fr']]);
  const { password: _, ...who } = draft;
  const change = { ...who, paymentPlan: Plan.DropIn, isAdmin: false, status: 0 as const };
  const put = (body: object) =>
    club.call('PUT /api/v1/Users/{id}', { as, params: { id }, body: { ...change, ...body } });
  expect((await put({})).ok().language).toBe(Language.French);
  expect((await put({ language: Language.Bilingual })).ok().language).toBe(Language.Bilingual);
  expect((await club.call('GET /api/v1/Users/{id}', { as, params: { id } })).ok().language).toBe(2);
  expect((await put({ language: 3 })).error().code).toBe('validation');
});

test('one’s own data say which language was chosen', async () => {
  const player = await club.person({ language: Language.French });
  const data = (await club.call('GET /api/v1/Users/me/export', { as: player })).ok();
  expect(data.profile).toMatchObject({ language: Language.French });
});

test('the receipt of what their credit pays at once comes in the language of the click', async () => {
  const player = await english();
  (await enterInAccount(club, player.id, { kind: 'credit', amount: 200 })).ok();
  const as = player;
  (
    await club.call('PATCH /api/v1/Users/me/payment-plan', {
      as,
      locale: 'fr',
      body: { paymentPlan: Plan.Membership },
    })
  ).ok();
  // The pass, and the receipt for it.
  expect(await mailed()).toEqual([
    [player.email, 'fr'],
    [player.email, 'fr'],
  ]);
});
