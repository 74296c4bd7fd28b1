import { Plan } from '../../contract/enums';
import { call } from '../http/call';
import { currentToken, setToken } from '../http/token';
import { defineMutation } from '../queries/change';
import { createQueryClient } from '../queries/client';
import { hold } from '../queries/held';
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

describe('when somebody else has logged in in another tab', () => {
  const bob = { ...user, id: '1', username: 'bob', firstName: 'Bob' };
  /** What the other tab has stored, of which this one has not heard. */
  const storeBob = () => {
    localStorage.setItem('token', 'b1');
    localStorage.setItem('user', JSON.stringify(bob));
  };
  beforeEach(() => useAuth.getState().acceptLogin(reply));

  test('a profile that is saved late is not stored under their login', () => {
    storeBob();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    useAuth.getState().updateUser({ ...user, firstName: 'Pascal' });
    expect(useAuth.getState()).toMatchObject({ token: 'b1', user: bob });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(bob);
  });

  test('the refusal of the former token does not end their login', async () => {
    storeBob();
    answers(401, { code: 'notLoggedIn' });
    await expect(call('GET /api/v1/Balances/mine', {})).rejects.toThrow();
    expect(localStorage.getItem('token')).toBe('b1');
    expect(useAuth.getState()).toMatchObject({ token: 'b1', user: bob });
  });

  test('a page that comes back from the browser’s history is theirs', () => {
    storeBob();
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    globalThis.dispatchEvent(shown);
    expect(useAuth.getState()).toMatchObject({ token: 'b1', user: bob });
  });
});

test('no other tab ever reads a token beside a user whose it is not', () => {
  useAuth.getState().acceptLogin(reply);
  const pairs: (string | null)[][] = [];
  const { setItem, removeItem } = Storage.prototype;
  const look = () => pairs.push([localStorage.getItem('token'), localStorage.getItem('user')]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value);
    look();
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key);
    look();
  });
  useAuth.getState().acceptLogin({ ...reply, id: '1', token: 'b1' });
  useAuth.getState().logout();
  jest.restoreAllMocks();
  const owners = pairs
    .filter(([token, stored]) => token && stored)
    .map(([token, stored]) => [token, JSON.parse(stored ?? '').id]);
  expect([...new Set(owners.map(String))].sort()).toEqual(['b1,1', 't1,0']);
});

test('the login ends on the server once that has had what was done before', async () => {
  const asked: string[] = [];
  let answer = () => {};
  globalThis.fetch = jest.fn(async (path: string) => {
    asked.push(path);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  }) as unknown as typeof fetch;
  useAuth.setState({ token: 't1', user });
  setToken('t1', user.id);
  void call('POST /api/v1/Users/me/pending-email', {});
  useAuth.getState().logout();
  expect(asked).toEqual(['/api/v1/Users/me/pending-email']);
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked[1]).toBe('/auth/logout');
  expect(jest.mocked(fetch).mock.calls[1]?.[1]).toMatchObject({ headers: { Authorization: 'Bearer t1' } });
});

test('what waits to be undone is sent once, as whoever asked for it, when they log out', async () => {
  answers(200, {});
  createQueryClient();
  useAuth.getState().replaceToken('t1');
  const save = defineMutation('POST /api/v1/Users/me/pending-email', { changes: [] });
  hold(save, {}, () => undefined);
  useAuth.getState().logout();
  globalThis.dispatchEvent(new Event('pagehide'));
  const sent = jest.mocked(fetch).mock.calls.filter(([path]) => String(path).endsWith('pending-email'));
  expect(sent).toMatchObject([
    [expect.anything(), { keepalive: true, headers: { Authorization: 'Bearer t1' } }],
  ]);
});
