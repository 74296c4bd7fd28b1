import { isCommonPassword } from '../../src/http/passwords';
import { clubForAll, password } from '../support/club';
import { resetLink } from '../support/mails';

const club = clubForAll();

const common = 'Password1!';
const refused = {
  en: 'This password is too common: attackers try it first. Please choose another one.',
  fr: expect.stringMatching(/^Ce mot de passe est trop courant/),
};
const draft = {
  username: 'newcomer',
  email: 'newcomer@example.com',
  firstName: 'New',
  lastName: 'Comer',
  password: common,
};

test.each(['en', 'fr'] as const)(
  'nobody registers with a password that attackers try first (%s)',
  async (locale) => {
    const reply = await club.call('POST /api/v1/Users/register', { body: draft, locale });
    expect(reply.error().errors).toEqual({ password: [refused[locale]] });
  },
);

test('nobody is given one by an administrator', async () => {
  const as = await club.admin();
  const reply = await club.call('POST /api/v1/Users/create-user', { as, body: draft });
  expect(reply.error().errors).toEqual({ password: [refused.en] });
});

test('nobody changes or resets to one, and the reset link still works after the refusal', async () => {
  const player = await club.person();
  const changed = await club.call('POST /api/v1/Users/change-password', {
    as: player,
    body: { currentPassword: password, newPassword: common },
  });
  expect(changed.error().errors).toEqual({ newPassword: [refused.en] });

  const link = await resetLink(club, player.email);
  const reset = (newPassword: string) =>
    club.call('POST /api/v1/Users/reset-password', { body: { ...link, newPassword } });
  expect((await reset(common)).error().errors).toEqual({ newPassword: [refused.en] });
  (await reset('Not-on-any-list-7!')).ok();
});

test.each([
  ['Password1!', true],
  ['PASSWORD1!?', true],
  ['P@ssw0rd!', true],
  ['Montreal2026!', true],
  ['Azerty123!', true],
  ['Correct-horse-9!', false],
  ['Panier123!', false],
  ['Xk29!fjQ', false],
])('%s is common: %s', async (word, expected) => {
  expect(await isCommonPassword(word)).toBe(expected);
});
