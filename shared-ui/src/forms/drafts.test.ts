import { useAuth } from 'shared-api';
import { draftPlace, dropDraft, keepDraft, readDraft } from './drafts';

const anna = (form: string) => draftPlace('anna', 'console/mail', form);
const day = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('a draft is read by its person only, and says when it was written', () => {
  keepDraft(anna('a'), { subject: 'Saturday' });
  expect(readDraft(anna('a'))).toEqual({ at: Date.now(), values: { subject: 'Saturday' } });
  expect(readDraft(draftPlace('bob', 'console/mail', 'a'))).toBeUndefined();
  dropDraft(anna('a'));
  expect(localStorage).toHaveLength(0);
});

test('passwords and codes are never kept, however deep', () => {
  keepDraft(anna('a'), { username: 'zoe', newPassword: 'Court123!', proof: { code: '123456', note: 'x' } });
  expect(readDraft(anna('a'))?.values).toEqual({ username: 'zoe', proof: { note: 'x' } });
});

test('a draft lasts a week', () => {
  keepDraft(anna('a'), { subject: 'x' });
  jest.setSystemTime(Date.now() + 7 * day - 1);
  expect(readDraft(anna('a'))).toBeDefined();
  jest.setSystemTime(Date.now() + 1);
  expect(readDraft(anna('a'))).toBeUndefined();
  keepDraft(draftPlace('bob', 'console/mail', 'a'), { subject: 'y' });
  expect(localStorage).toHaveLength(1);
});

test('one that is too long is not kept, nor an older one in its place', () => {
  keepDraft(anna('a'), { message: 'x'.repeat(63_000) });
  expect(readDraft(anna('a'))).toBeDefined();
  keepDraft(anna('a'), { message: 'x'.repeat(64_000) });
  expect(localStorage).toHaveLength(0);
});

test('the eleventh takes the place of the oldest one', () => {
  for (let number = 0; number < 11; number++) {
    jest.setSystemTime(Date.now() + 1);
    keepDraft(anna(String(number)), { number });
  }
  expect(localStorage).toHaveLength(10);
  expect(readDraft(anna('0'))).toBeUndefined();
  expect(readDraft(anna('10'))).toBeDefined();
});

test('a store that is full or broken loses nothing but the draft', () => {
  localStorage.setItem(anna('a'), '{"at":');
  expect(readDraft(anna('a'))).toBeUndefined();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft(anna('b'), { note: 'x' })).not.toThrow();
  jest.restoreAllMocks();
});

test('a logout takes the person’s own drafts, the end of a login none', () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('failed'))) as unknown as typeof fetch;
  const user = { id: 'anna', username: 'anna' } as never;
  const ofBob = draftPlace('bob', 'console/mail', 'a');
  for (const place of [anna('a'), ofBob]) keepDraft(place, { note: 'x' });
  useAuth.setState({ token: 't1', user });
  useAuth.setState({ token: null, user: null });
  expect(readDraft(anna('a'))).toBeDefined();
  useAuth.setState({ token: 't1', user });
  useAuth.getState().logout();
  expect([readDraft(anna('a')), readDraft(ofBob)]).toEqual([undefined, expect.anything()]);
});
