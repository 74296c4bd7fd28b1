import { createJobs } from '../../src/jobs/jobs';
import { throttle } from '../../src/jobs/throttle';
import { clubForAll } from '../support/club';
import { testClock } from '../support/parts';

/** A log that keeps its lines. */
function keptLog() {
  const lines: { level: string; message: string; details: Record<string, unknown> }[] = [];
  const at = (level: string) => (details: object, message: string) =>
    void lines.push({ level, message, details: { ...details } });
  return { lines, log: { info: at('info'), warn: at('warn'), error: at('error') } };
}
const errorOf = (message: string) => ({ name: 'Error', message, stack: expect.any(String) });

test('the same thing is logged once a minute, with how many lines were suppressed', () => {
  const clock = testClock('2026-11-21T10:00:00Z');
  const log = throttle(clock);
  const lines: unknown[] = [];
  const occur = (key: string) => log(key, (details) => lines.push({ key, ...details }));
  for (const key of ['a', 'a', 'b', 'a']) occur(key);
  clock.set('2026-11-21T10:01:00Z');
  occur('a');
  expect(lines).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'a', suppressed: 2 }]);
});

test('a database that is away is one line, however many queues ask for it', async () => {
  const { lines, log } = keptLog();
  let count = 0;
  let isAskedByAll = () => {};
  const askedByAll = new Promise<void>((resolve) => {
    isAskedByAll = resolve;
  });
  const away = async () => {
    // Each of the three queues writes a job, and looks for one.
    if (++count === 6) isAskedByAll();
    throw new Error('connection refused');
  };
  const database = { executeSql: away, db: null as never, close: async () => {} };
  const jobs = createJobs({ database, clock: testClock(), log });
  for (const queue of ['one', 'two', 'three']) {
    jobs.repeat(queue, 300, async () => {});
  }
  jobs.start();
  await askedByAll;
  await jobs.stop().catch(() => {});
  expect(lines).toEqual([
    { level: 'error', message: 'job queue failed', details: { error: errorOf('connection refused') } },
  ]);
});

describe('on a database', () => {
  const club = clubForAll();

  test('a job that fails is logged, with how often it has been tried', async () => {
    const { lines, log } = keptLog();
    const jobs = createJobs({ database: club.database, clock: club.clock, log });
    const queue = 'failing';
    jobs.define(queue, () => Promise.reject(new Error('a defect')));
    await jobs.install();
    await jobs.send(club.database.db, queue, {});
    await jobs.drain();
    await jobs.stop();
    const details = { queue, attempt: 1, error: errorOf('a defect') };
    expect(lines).toMatchObject([{ level: 'error', message: 'job failed', details }]);
  });
});
