import { call, isChanging, list } from './call';
import { ApiError, attendanceMessageOf, messageOf } from './error';
import { setOutcomeText, setRequestLanguage } from './language';
import { askingFor, onUnauthorized, setToken } from './token';

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const reply = {
    ok: status < 400,
    status,
    headers: new Map(Object.entries(headers)),
    text: async () => text,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  };
  const fetching = jest.fn(async (..._given: unknown[]) => reply);
  globalThis.fetch = fetching as unknown as typeof fetch;
  return fetching;
};

const errorOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

afterEach(() => {
  setToken(null);
  setRequestLanguage('en');
});

test('fills the path, leaves empty filters out, and sends the language and the token', async () => {
  const fetching = answers(200, []);
  setToken('abc');
  setRequestLanguage('fr');
  await call('GET /api/v1/Seasons/{id}', { params: { id: 'a/b' } });
  await list('GET /api/v1/Users', { query: { search: 'é & co', page: 2 } });
  const [[first, options], [second]] = fetching.mock.calls as [[string, RequestInit], [string]];
  expect(first).toBe('/api/v1/Seasons/a%2Fb');
  expect(options.headers).toMatchObject({ Authorization: 'Bearer abc', 'Accept-Language': 'fr' });
  expect(second).toBe('/api/v1/Users?search=%C3%A9+%26+co&page=2');
});

test('a list carries its total, and its own length without paging', async () => {
  answers(200, [{}, {}], { 'X-Total-Count': '41' });
  expect((await list('GET /api/v1/Users', { query: { pageSize: 2 } })).total).toBe(41);
  answers(200, [{}, {}]);
  expect((await list('GET /api/v1/Users', { query: {} })).total).toBe(2);
});

test('a refusal keeps the server’s words and its fields', async () => {
  answers(400, {
    status: 400,
    code: 'validation',
    title: 'T',
    message: 'M',
    errors: { email: ['bad'], name: ['short'] },
  });
  const error = await errorOf(call('GET /api/v1/Dashboard', {}));
  expect(error).toMatchObject({
    status: 400,
    code: 'validation',
    message: 'M',
    errors: { email: ['bad'], name: ['short'] },
  });
  expect(messageOf(error, 'fallback')).toBe('M');
  expect(attendanceMessageOf(error, 'fallback')).toBe('bad, short');
});

test('an answer that is not JSON, and no answer at all, are refusals without words', async () => {
  answers(502, '<html>');
  expect(await errorOf(call('GET /api/v1/Dashboard', {}))).toMatchObject({
    status: 502,
    code: 'unexplained',
  });
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('failed'))) as unknown as typeof fetch;
  const silent = await errorOf(call('GET /api/v1/Dashboard', {}));
  expect(silent).toMatchObject({ status: 0, code: 'noResponse' });
  expect(messageOf(silent, 'fallback')).toBe('fallback');
});

describe('a change without the server’s word', () => {
  const words = { lost: 'Nobody knows.', unsent: 'Not sent.' };
  const free = () => call('DELETE /api/v1/Sessions/{id}/waiting-list', { params: { id: 'a' } });
  const cut = () => {
    globalThis.fetch = jest.fn(async () =>
      Promise.reject(new TypeError('failed')),
    ) as unknown as typeof fetch;
  };
  const online = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => {
    sessionStorage.clear();
    setToken('abc');
    setOutcomeText((outcome) => words[outcome]);
  });
  afterEach(() => online.mockReturnValue(true));
  afterAll(() => setOutcomeText(() => ''));

  test.each([
    ['the reply is lost', cut, 'noResponse'],
    ['a network wants a login first', () => answers(200, '<html>'), 'badResponse'],
    ['a proxy gives up', () => answers(502, '<html>'), 'unexplained'],
  ])('may have been made: %s', async (_, fail, code) => {
    fail();
    expect(await errorOf(free())).toMatchObject({ code, outcome: 'lost', message: words.lost });
  });

  test('was not sent without a connection, unless an earlier try was', async () => {
    cut();
    online.mockReturnValue(false);
    expect(await errorOf(free())).toMatchObject({ outcome: 'unsent', message: words.unsent });
    sessionStorage.clear();
    online.mockReturnValue(true);
    await errorOf(free());
    online.mockReturnValue(false);
    expect(await errorOf(free())).toMatchObject({ outcome: 'lost' });
  });

  test('is known to have failed when the server says so; reads and logins change nothing', async () => {
    answers(500, { code: 'internal', message: 'M' });
    expect((await errorOf(free())).outcome).toBeUndefined();
    cut();
    for (const silent of [
      call('GET /api/v1/Dashboard', {}),
      call('POST /api/v1/Users/login', { body: { username: 'a', password: 'b' } }),
    ])
      expect(await errorOf(silent)).toMatchObject({ outcome: undefined, message: '' });
  });
});

describe('a 401', () => {
  const heard = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    heard.mockClear();
    stop = onUnauthorized(heard);
  });
  afterEach(() => stop());

  test('is told to those who listen', async () => {
    answers(401, { code: 'notLoggedIn' });
    setToken('old');
    await errorOf(call('GET /api/v1/Users/me', {}));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is the form’s own affair when it answers a login', async () => {
    answers(401, { code: 'invalidCredentials' });
    setToken('old');
    await errorOf(call('POST /api/v1/Users/login', { body: { username: 'a', password: 'b' } }));
    expect(heard).not.toHaveBeenCalled();
  });

  test('for a token that has been replaced meanwhile ends nothing', async () => {
    answers(401, { code: 'notLoggedIn' });
    setToken('old');
    const error = errorOf(call('GET /api/v1/Users/me', {}));
    setToken('new');
    await error;
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the key of an intention', () => {
  const give = () => call('POST /api/v1/Sessions/{id}/register', { params: { id: 'a' } });
  const keysOf = (...fetchings: jest.Mock[]) =>
    fetchings.flatMap(({ mock }) =>
      mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['Idempotency-Key']),
    );
  const failing = () => {
    const fetching = jest.fn(async () => Promise.reject(new TypeError('failed')));
    globalThis.fetch = fetching as unknown as typeof fetch;
    return fetching;
  };
  const cutShort = () => {
    const text = async () => Promise.reject(new TypeError('failed'));
    const fetching = jest.fn(async () => ({ ok: true, status: 200, headers: new Map(), text }));
    globalThis.fetch = fetching as unknown as typeof fetch;
    return fetching;
  };
  beforeEach(() => {
    sessionStorage.clear();
    setToken('abc');
  });

  test.each([
    ['the reply is lost', failing, true],
    ['half of the reply is lost', cutShort, true],
    ['a network wants a login first', () => answers(200, '<html>'), true],
    ['a proxy gives up', () => answers(502, '<html>'), true],
    ['the first is still running', () => answers(409, { code: 'stillRunning' }), true],
    ['it was refused', () => answers(409, { code: 'sessionFull' }), false],
    ['it was done', () => answers(200, {}), false],
  ])('when %s', async (_, first, isSame) => {
    const one = first();
    await give().catch(() => undefined);
    const other = answers(200, {});
    await give();
    const [before, after] = keysOf(one as jest.Mock, other);
    expect(before).toMatch(/^[0-9a-f]{24}$/);
    expect(before === after).toBe(isSame);
  });

  test('differs by input, is not for reads and visitors, and names nobody in the browser', async () => {
    const fetching = failing();
    const body = { isAttending: true, notes: 'Marie is ill' };
    for (const sessionId of ['a', 'b'])
      await errorOf(call('PUT /api/v1/Attendance/sessions/{sessionId}', { params: { sessionId }, body }));
    await errorOf(call('GET /api/v1/Dashboard', {}));
    setToken(null);
    await errorOf(call('POST /api/v1/Users/login', { body: { username: 'a', password: 'b' } }));
    const [one, other, read, visitor] = keysOf(fetching);
    expect(one).not.toBe(other);
    expect([read, visitor]).toEqual([undefined, undefined]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Marie');
  });

  describe('of what was replaced meanwhile is another one', () => {
    const session = { params: { sessionId: 'a' } };
    const answer = (isAttending: boolean) =>
      call('PUT /api/v1/Attendance/sessions/{sessionId}', { ...session, body: { isAttending } });
    const bring = () =>
      call('POST /api/v1/Sessions/{id}/guests', { params: { id: 'a' }, body: { firstName: 'Mia' } });
    const drop = () =>
      call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { params: { id: 'a', guestId: 'g' } });
    const receive = () =>
      call('PUT /api/v1/Payments/{id}/status', { params: { id: 'p' }, body: { status: 1 } });
    const edit = () => call('PUT /api/v1/Payments/{id}', { params: { id: 'p' }, body: {} as never });
    const pay = (amount: number) => call('POST /api/v1/Payments', { body: { amount } as never });

    test.each<[string, () => Promise<unknown>, () => Promise<unknown>, boolean]>([
      ['a yes, after a no', () => answer(true), () => answer(false), true],
      ['a guest, after they were removed', bring, drop, true],
      ['a receipt, after the payment was edited', receive, edit, true],
      ['but not a new payment, after another one', () => pay(10), () => pay(12), false],
      ['nor one, after a payment was edited', () => pay(10), edit, false],
    ])('%s', async (_, first, between, isAnother) => {
      const lost = failing();
      await errorOf(first());
      answers(200, {});
      await between();
      const again = answers(200, {});
      await first();
      const [before, after] = keysOf(lost, again);
      expect(before !== after).toBe(isAnother);
    });
  });

  test('is forgotten after five minutes', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const fetching = failing();
    await errorOf(give());
    now.mockReturnValue(5 * 60_000);
    await errorOf(give());
    now.mockRestore();
    const [one, other] = keysOf(fetching);
    expect(one).not.toBe(other);
  });
});

describe('a change', () => {
  const free = () => call('DELETE /api/v1/Sessions/{id}/waiting-list', { params: { id: 'a' } });
  const heard = jest.fn();
  beforeEach(() => {
    heard.mockClear();
    sessionStorage.clear();
    setToken('a1', 'anna');
  });

  test.each([
    ['anna', 'b1', 'bob'],
    ['anna', null, null],
    [null, 'b1', 'bob'],
  ])('that a page asks for %s is not sent with the token %s', async (owner, token, person) => {
    const fetching = answers(200, {});
    setToken(token, person);
    void askingFor(owner, free).then(heard, heard);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetching).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    expect(isChanging()).toBe(false);
  });

  test.each([
    ['answered', 200],
    ['refused', 409],
  ])('that is %s when somebody else has logged in is not gone on with', async (_, status) => {
    answers(status, {});
    void free().then(heard, heard);
    setToken('b1', 'bob');
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).not.toHaveBeenCalled();
    expect(isChanging()).toBe(false);
  });

  test('goes on when only the token is another', async () => {
    answers(200, {});
    const reply = free();
    setToken('a2', 'anna');
    await expect(reply).resolves.toEqual({});
  });

  test('of the next person has a key of its own', async () => {
    const keyOf = async () => {
      const fetching = jest.fn(async (..._: unknown[]) => Promise.reject(new TypeError('failed')));
      globalThis.fetch = fetching as unknown as typeof fetch;
      await errorOf(free());
      const [[, init]] = fetching.mock.calls as [[string, { headers: Record<string, string> }]];
      return init.headers['Idempotency-Key'];
    };
    const before = await keyOf();
    setToken('b1', 'bob');
    expect(await keyOf()).not.toBe(before);
  });
});

test('what the server said in the former language gives way to the page’s own words', () => {
  const refused = new ApiError({ code: 'sessionFull', status: 409, message: 'This session is full' });
  expect([messageOf, attendanceMessageOf].map((of) => of(refused, '…'))).toEqual(
    Array(2).fill('This session is full'),
  );
  setRequestLanguage('fr');
  expect([messageOf, attendanceMessageOf].map((of) => of(refused, '…'))).toEqual(['…', '…']);
});
