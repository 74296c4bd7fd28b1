import { changeAccount, changeProfile } from '../support/accounts';
import { clubForAll, password } from '../support/club';

const club = clubForAll();

const unseen: [string, string][] = [
  ['a control character', 'Zo\u0007é'],
  ['a line end', 'Zoé\nAdministrator'],
  ['a line separator', 'Zoé\u2028Roy'],
  ['a right-to-left override', 'Zoé \u202Eyor'],
  ['an isolate that turns what follows', 'Zoé\u2067'],
  ['a zero-width space', 'Zo\u200Bé'],
  ['a zero-width joiner', 'Zo\u200Dé'],
  ['a byte order mark', 'Zoé\uFEFFRoy'],
  ['a filler without a shape', 'Zoé\u3164Roy'],
  ['a Braille letter without dots', 'Zoé\u2800Roy'],
  ['an invisible tag', 'Zoé\u{E0041}Roy'],
];
const fields = ['firstName', 'lastName'] as const;
const draft = {
  username: 'zoe-roy',
  email: 'zoe@example.com',
  firstName: 'Zoé',
  lastName: 'Roy',
  password,
};
const register = (change: object) =>
  club.call('POST /api/v1/Users/register', { body: { ...draft, ...change } });

test.each(unseen)('nobody takes a name with %s', async (_, name) => {
  for (const field of fields) {
    const reply = await register({ [field]: name });
    expect(reply.error().errors).toEqual({ [field]: ['Please leave out invisible characters'] });
  }
  expect((await register({ username: name })).error().errors?.username).toHaveLength(1);
});

test('nobody changes to one, in the profile or for somebody else', async () => {
  const player = await club.person();
  const change = { firstName: 'Zo\u200Bé' };
  const errors = { firstName: ['Please leave out invisible characters'] };
  expect((await changeProfile(club, player, change)).error().errors).toEqual(errors);
  expect((await changeAccount(club, player, change)).error().errors).toEqual(errors);
});

test.each([
  ['Léa-Maude', 'O’Brien'],
  ['Đặng Thị', 'Nguyễn'],
  ['محمد', 'الخطيب'],
  ['美咲', '田中'],
])('%s %s are names', async (firstName, lastName) => {
  const username = `name-${Buffer.from(firstName).toString('hex').slice(0, 20)}`;
  (await register({ username, email: `${username}@example.com`, firstName, lastName })).ok(201);
});
