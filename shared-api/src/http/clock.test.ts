import { clubDate } from '../../common/calendar';
import { now, setClockOffset } from '../../common/clock';
import { call } from './call';

const hour = 3_600_000;

/** A server whose clock is ahead of this device's by so much; its answers say the second. */
const serverAhead = (ahead: number) => {
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    status: 200,
    headers: new Headers({ Date: new Date(Date.now() + ahead).toUTCString() }),
    text: async () => '{}',
  })) as unknown as typeof fetch;
};
const ask = () => call('GET /api/v1/Settings/club', {});
const ahead = () => now() - Date.now();

beforeEach(() => {
  // Two readings a millisecond apart would differ.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T15:00:00Z'));
  localStorage.clear();
  setClockOffset(0);
});
afterEach(() => setClockOffset(0));

test.each([-24, -1, 1, 24])(
  'a device’s clock that is wrong by %i hours is set by the answers',
  async (hours) => {
    serverAhead(hours * hour);
    await ask();
    expect(Math.abs(ahead() - hours * hour)).toBeLessThan(3000);
    expect(clubDate()).toBe(clubDate(Date.now() + hours * hour));
    // Mended meanwhile.
    serverAhead(0);
    await ask();
    expect(ahead()).toBe(0);
    expect(localStorage).toHaveLength(0);
  },
);

test('one that is right to the second stays as it is', async () => {
  for (const ahead of [0, -900, 900]) {
    serverAhead(ahead);
    await ask();
    expect(now() - Date.now()).toBe(0);
  }
});

test('the next page knows it before an answer, and without one', async () => {
  serverAhead(-24 * hour);
  await ask();
  setClockOffset(0);
  jest.isolateModules(() => require('./clock'));
  expect(Math.abs(ahead() + 24 * hour)).toBeLessThan(3000);
});

test('an answer that says no time changes nothing', async () => {
  setClockOffset(hour);
  globalThis.fetch = jest.fn(async () => ({
    ...{ ok: true, status: 200, headers: new Headers(), text: async () => '{}' },
  })) as unknown as typeof fetch;
  await ask();
  expect(ahead()).toBe(hour);
});
