import { Plan } from '../../contract/enums';
import { currentToken } from '../http/token';
import { useAuth } from './store';

const reply = {
  token: 't1',
  id: '0',
  username: 'player',
  firstName: 'Pascale',
  lastName: 'Roy',
  email: 'p@example.org',
  isAdmin: false,
  paymentPlan: Plan.DropIn,
};
const { token: _, ...user } = reply;

const answers = (status: number, body: unknown) => {
  globalThis.fetch = jest.fn(async () => ({
    ok: status < 400,
    status,
    headers: new Map(),
    text: async () => JSON.stringify(body),
  })) as unknown as typeof fetch;
};
const silent = () => {
  globalThis.fetch = jest.fn(async () =>
    Promise.reject(new TypeError('no network')),
  ) as unknown as typeof fetch;
};

beforeEach(() => {
  localStorage.clear();
  useAuth.setState({ token: null, user: null, lastUsername: null });
});

test('a login is kept on the device under its three keys', async () => {
  answers(200, reply);
  await useAuth.getState().login({ username: 'player', password: 'x' });
  expect(useAuth.getState()).toMatchObject({ token: 't1', user, lastUsername: 'player' });
  expect(localStorage.getItem('token')).toBe('t1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(localStorage.getItem('lastUsername')).toBe('player');
  expect(currentToken()).toBe('t1');
});

test('a failed login clears what was there', async () => {
  answers(200, reply);
  await useAuth.getState().login({ username: 'player', password: 'x' });
  answers(401, { code: 'invalidCredentials' });
  await expect(useAuth.getState().login({ username: 'player', password: 'y' })).rejects.toThrow();
  expect(useAuth.getState()).toMatchObject({ token: null, user: null });
  expect(localStorage.getItem('token')).toBeNull();
});

test('an answer without a token is rejected as an invalid response', async () => {
  answers(200, user);
  await expect(useAuth.getState().login({ username: 'player', password: 'x' })).rejects.toMatchObject({
    code: 'badResponse',
  });
});

/** The sent calls, with their tokens. */
const calls = () =>
  (globalThis.fetch as jest.Mock).mock.calls.map(([path, { headers }]) => [path, headers.Authorization]);

describe('a logout', () => {
  beforeEach(() => {
    answers(204, null);
    useAuth.getState().acceptLogin(reply);
  });

  test('tells the server, with the token that it ends', () => {
    useAuth.getState().logout();
    expect(calls()).toEqual([['/auth/logout', 'Bearer t1']]);
    expect(useAuth.getState()).toMatchObject({ token: null, user: null, lastUsername: 'player' });
  });

  test('works without a network', async () => {
    silent();
    useAuth.getState().logout();
    await Promise.resolve();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('of who was logged in before comes with the next login, so that no login is left behind', () => {
    useAuth.getState().acceptLogin({ ...reply, token: 't2' });
    expect(calls()).toEqual([['/auth/logout', 'Bearer t1']]);
    expect(currentToken()).toBe('t2');
  });

  test('is not said when the server itself has ended the login', async () => {
    answers(401, { code: 'notLoggedIn' });
    await useAuth.getState().restore();
    expect(calls().map(([path]) => path)).toEqual(['/api/v1/Users/me']);
  });
});

test('a device that was logged in before says so at the next login', async () => {
  answers(200, { ...reply, deviceToken: 'd1' });
  await useAuth.getState().login({ username: 'player', password: 'x' });
  useAuth.getState().logout();
  await useAuth.getState().login({ username: 'player', password: 'x' });
  const sent = (globalThis.fetch as jest.Mock).mock.calls.map(([, { body }]) => body && JSON.parse(body));
  expect(sent).toEqual([
    { username: 'player', password: 'x' },
    undefined,
    { username: 'player', password: 'x', deviceToken: 'd1' },
  ]);
});

test('a deleted account leaves nothing on the device, not even its name', () => {
  useAuth.getState().acceptLogin({ ...reply, deviceToken: 'd1' });
  useAuth.getState().forget();
  expect(useAuth.getState()).toMatchObject({ token: null, user: null, lastUsername: null });
  expect(localStorage).toHaveLength(0);
});

describe('restoring a kept login', () => {
  beforeEach(() => useAuth.getState().acceptLogin(reply));

  test('takes over what changed in the account', async () => {
    answers(200, { ...user, firstName: 'Pascal', status: 0, createdOn: '', version: 2 });
    await useAuth.getState().restore();
    expect(useAuth.getState().user).toEqual({ ...user, firstName: 'Pascal' });
  });

  test('ends it when the server refuses the token', async () => {
    answers(401, { code: 'notLoggedIn' });
    await useAuth.getState().restore();
    expect(useAuth.getState()).toMatchObject({ token: null, user: null });
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('keeps it when no answer comes: a tunnel is not a refusal', async () => {
    silent();
    await useAuth.getState().restore();
    expect(useAuth.getState()).toMatchObject({ token: 't1', user });
  });

  test('follows another tab that logs out', () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(useAuth.getState().token).toBeNull();
    expect(currentToken()).toBeNull();
  });
});
