import { createTimers } from '../../src/jobs/timers';
import { clubForAll } from '../support/club';
import { testClock } from '../support/parts';

const club = clubForAll();
const clock = testClock('2026-11-21T10:00:00Z');
const pass = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));

/** A process that knows one timer; each test has its own. */
async function processWith(name: string, seconds: number, work: () => Promise<void>) {
  const failures: object[] = [];
  const log = { info() {}, warn() {}, error: (details: object) => void failures.push(details) };
  const timers = createTimers({ db: club.database.db, clock, log });
  timers.add(name, { seconds, work });
  await timers.install();
  const round = () => timers.begin().then(timers.finish);
  return { ...timers, round, failures };
}

test('of two processes one does each round, once it is due', async () => {
  const work = jest.fn(async () => {});
  const [first, second] = [await processWith('twice', 60, work), await processWith('twice', 60, work)];
  const bothLook = () => Promise.all([first.round(), second.round()]);
  for (let rounds = 1; rounds < 20; rounds++) {
    await bothLook();
    expect(work).toHaveBeenCalledTimes(rounds);
    pass(59);
    await bothLook();
    expect(work).toHaveBeenCalledTimes(rounds);
    pass(1);
  }
});

test('what was missed while no process ran is done once, and a restart does nothing that is not due', async () => {
  const work = jest.fn(async () => {});
  await (await processWith('daily', 86_400, work)).round();
  pass(86_399);
  const restarted = await processWith('daily', 86_400, work);
  await restarted.round();
  expect(work).toHaveBeenCalledTimes(1);
  pass(5 * 86_400);
  await restarted.round();
  await restarted.round();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a round that fails is logged, and tried again in ten minutes', async () => {
  const failing = await processWith('failing', 86_400, () => Promise.reject(new Error('a defect')));
  await failing.round();
  const error = { name: 'Error', message: 'a defect', stack: expect.any(String) };
  expect(failing.failures).toEqual([{ timer: 'failing', error }]);
  expect(failing.counts()).toEqual({ failures: 1, rounds: 1, running: 0 });

  const work = jest.fn(async () => {});
  const mended = await processWith('failing', 86_400, work);
  pass(599);
  await mended.round();
  expect(work).not.toHaveBeenCalled();
  pass(1);
  await mended.round();
  pass(600);
  await mended.round();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a round that takes long keeps no other timer waiting, and is not begun again beside itself', async () => {
  let end = () => {};
  const slow = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const timers = await processWith('slow', 60, slow);
  const quick = jest.fn(async () => {});
  timers.add('quick', { seconds: 60, work: quick });
  await timers.install();
  await timers.begin();
  pass(60);
  await timers.begin();
  expect([slow.mock.calls.length, quick.mock.calls.length]).toEqual([1, 2]);
  end();
  await timers.finish();
  await timers.begin();
  expect(slow).toHaveBeenCalledTimes(2);
  end();
  await timers.finish();
});

test('a round whose process has died is begun again by another after ten minutes', async () => {
  await (await processWith('abandoned', 86_400, () => new Promise(() => {}))).begin();
  const work = jest.fn(async () => {});
  const other = await processWith('abandoned', 86_400, work);
  pass(599);
  await other.round();
  expect(work).not.toHaveBeenCalled();
  pass(1);
  await other.round();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([60, 86_400])(
  'a clock that is set back by a month does not stop what repeats every %i seconds',
  async (seconds) => {
    const work = jest.fn(async () => {});
    const process = await processWith(`back ${seconds}`, seconds, work);
    await process.round();
    pass(-30 * 86_400);
    await process.round();
    expect(work).toHaveBeenCalledTimes(2);
    pass(seconds - 1);
    await process.round();
    expect(work).toHaveBeenCalledTimes(2);
    pass(1);
    await process.round();
    expect(work).toHaveBeenCalledTimes(3);
  },
);
