import { createJobs } from '../../src/jobs/jobs';
import { testClock } from '../support/parts';

/** A log that keeps its lines. */
function keptLog() {
  const lines: { level: string; message: string; details: Record<string, unknown> }[] = [];
  const at = (level: string) => (details: object, message: string) =>
    void lines.push({ level, message, details: { ...details } });
  return { lines, log: { info: at('info'), warn: at('warn'), error: at('error') } };
}
const errorOf = (message: string) => ({ name: 'Error', message, stack: expect.any(String) });

test('a database that is away is one line, however much asks for it', async () => {
  const { lines, log } = keptLog();
  let count = 0;
  let isAskedByAll = () => {};
  const askedByAll = new Promise<void>((resolve) => {
    isAskedByAll = resolve;
  });
  const away = () => {
    // Two kinds of work, and the timers.
    if (++count === 3) isAskedByAll();
    throw new Error('connection refused');
  };
  const jobs = createJobs({ database: { db: { select: away } as never }, clock: testClock(), log });
  for (const name of ['one', 'two']) {
    jobs.addWork(name, { runBatch: async () => away(), counts: async () => ({}) });
  }
  await jobs.start();
  await askedByAll;
  await jobs.stop();
  expect(lines).toEqual([
    { level: 'error', message: 'background work failed', details: { error: errorOf('connection refused') } },
  ]);
});
