import { clubForAll, type Person, password } from '../support/club';

const club = clubForAll({ rateLimits: true });
let owner: Person;
beforeEach(async () => {
  owner = await club.person();
});

let lastAddress = 0;
const newAddress = () => {
  lastAddress++;
  return `203.0.${lastAddress >> 8}.${lastAddress & 255}`;
};

interface Attempt {
  username?: string;
  from: string;
  word?: string;
  deviceToken?: string;
}
const logIn = ({ username = owner.username, from, word = password, deviceToken }: Attempt) =>
  club.call('POST /api/v1/Users/login', {
    body: { username, password: word, ...(deviceToken && { deviceToken }) },
    address: from,
  });
const guess = (from: string, more: Partial<Attempt> = {}) => logIn({ from, word: 'Wr0ng-one!', ...more });
const guesses = async (count: number, from: string, more: Partial<Attempt> = {}) => {
  const statuses: number[] = [];
  for (let one = 0; one < count; one++) statuses.push((await guess(from, more)).status);
  return statuses;
};
const admitted = (statuses: number[]) => statuses.filter((status) => status === 401).length;

test('one address gets ten guesses at an account, by name and by e-mail together, and locks nobody out', async () => {
  const attacker = newAddress();
  const statuses = [
    ...(await guesses(8, attacker)),
    ...(await guesses(8, attacker, { username: owner.email })),
  ];
  expect(admitted(statuses)).toBe(10);
  // Refused guesses do not count, so that they lock nobody out.
  await guesses(100, attacker);
  (await logIn({ from: newAddress() })).ok();
});

test('guesses from many addresses slow each address down, and the owner still gets in from a new one', async () => {
  for (let address = 0; address < 10; address++) await guesses(10, newAddress());
  const attacker = newAddress();
  expect(admitted(await guesses(10, attacker))).toBe(3);
  (await logIn({ from: newAddress() })).ok();
});

test('a device on which the owner was logged in before passes, even beside the attacker on one network', async () => {
  const shared = newAddress();
  const { deviceToken = '' } = (await logIn({ from: shared })).ok();
  await guesses(12, shared);
  expect((await logIn({ from: shared })).status).toBe(429);
  (await logIn({ from: shared, deviceToken })).ok();
});

test('a known device gets ten guesses, too, and only at its owner’s account', async () => {
  const { deviceToken = '' } = (await logIn({ from: newAddress() })).ok();
  const thief = newAddress();
  expect(admitted(await guesses(12, thief, { deviceToken }))).toBe(10);
  const { username } = await club.person();
  const there = newAddress();
  await guesses(10, there, { username });
  expect((await guess(there, { username, deviceToken })).status).toBe(429);
});

test('many device tokens are no way to guess without end, e.g. for whoever once knew the password', async () => {
  const thief = newAddress();
  const tokens: string[] = [];
  for (let one = 0; one < 12; one++) tokens.push((await logIn({ from: thief })).ok().deviceToken ?? '');
  let compared = 0;
  for (const deviceToken of tokens) compared += admitted(await guesses(10, thief, { deviceToken }));
  expect(compared).toBeLessThanOrEqual(110);
  (await logIn({ from: newAddress() })).ok();
});

test('a device token opens nothing, and an access token is none', async () => {
  const { deviceToken = '', token } = (await logIn({ from: newAddress() })).ok();
  expect((await club.call('GET /api/v1/Users/me', { as: { token: deviceToken } })).status).toBe(401);
  const shared = newAddress();
  await guesses(10, shared);
  expect((await logIn({ from: shared, deviceToken: token })).status).toBe(429);
});

test('right passwords use nothing up: a whole club logs in through one network', async () => {
  const gym = newAddress();
  for (let one = 0; one < 110; one++) (await logIn({ from: gym })).ok();
});

test('an account is counted alike whether it exists or not', async () => {
  const attacker = newAddress();
  expect(admitted(await guesses(12, attacker, { username: 'nobody-at-all' }))).toBe(10);
});

test('challenges are limited by address, and for an account', async () => {
  const address = newAddress();
  const options = () => club.call('POST /auth/biometric-login/options', { body: {}, address });
  for (let one = 0; one < 60; one++) (await options()).ok();
  expect((await options()).status).toBe(429);
  const enrol = () => club.call('POST /auth/biometric-credential/options', { as: owner });
  for (let one = 0; one < 20; one++) (await enrol()).ok();
  expect((await enrol()).status).toBe(429);
});

test('an account makes 600 calls in a minute and then waits; others do not', async () => {
  const other = await club.person();
  const me = (as: Person) => club.call('GET /auth/biometric-credential', { as });
  for (let one = 0; one < 600; one++) (await me(owner)).ok();
  const refused = await me(owner);
  expect(refused.error().code).toBe('tooManyRequests');
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  (await me(other)).ok();
});
