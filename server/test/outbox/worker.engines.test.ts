import { eq } from 'drizzle-orm';
import { outbox, users } from '../../src/data/schema';
import type { Mail, Mailer } from '../../src/mail/mailer';
import { clubForAll } from '../support/club';
import { mailerWith, outboxWorker, passTime, queueMailing, replies } from '../support/outbox';

const club = clubForAll();
afterEach(async () => {
  await club.database.db.delete(outbox);
});

const queued = (count?: number) => queueMailing(club, count);
const send = (mailer: Mailer, stopping?: AbortSignal) => outboxWorker(club, mailer)(stopping);
const later = (seconds: number) => passTime(club, seconds);
const receiversOf = (mails: readonly Mail[]) => mails.map(({ to }) => to).sort();
const calm = () => mailerWith(() => {});

test('a process that ends finishes what is under way and gives the others back at once', async () => {
  const { addresses, progress } = await queued(20);
  const stopping = new AbortController();
  const ending = mailerWith(() => stopping.abort());
  await send(ending, stopping.signal);
  expect(ending.accepted.length).toBeGreaterThan(0);
  expect(ending.accepted.length).toBeLessThanOrEqual(5);

  const next = calm();
  await send(next);
  expect(receiversOf([...ending.accepted, ...next.accepted])).toEqual(addresses.sort());
  expect(await progress()).toMatchObject({ total: 20, sent: 20 });
});

test('who is refused for good, and who is put off for three days, counts as failed and holds nobody up', async () => {
  const { addresses, progress } = await queued();
  const [gone, away] = addresses;
  const lines: string[] = [];
  const write = (level: string) => (details: object, message: string) =>
    lines.push(`${level} ${message} ${JSON.stringify(details)}`);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const mailer = mailerWith(({ to }) => {
    if (to === gone) throw replies.refused;
    if (to === away) throw replies.greylisted;
  });
  const worker = outboxWorker(club, mailer, { log });
  await worker();
  expect(await progress()).toMatchObject({ sent: 3, failed: 1 });
  for (let hour = 0; hour < 71; hour++) {
    later(3_600);
    await worker();
  }
  expect(await progress()).toMatchObject({ sent: 3, failed: 1 });
  later(3_600);
  await worker();
  expect(await progress()).toMatchObject({ sent: 3, failed: 2 });
  const tries = (address?: string) => mailer.tried.filter(({ to }) => to === address).length;
  expect([tries(gone), tries(away)]).toEqual([1, 72]);
  const logged = new Set(lines.map((line) => line.replace(/ \{.*/, '')));
  expect([...logged].sort()).toEqual([
    'error e-mail given up',
    'warn e-mail is tried again later',
    'warn e-mail refused by the mail server',
  ]);
  expect(lines.join()).not.toMatch(new RegExp(`${gone}|${away}`));
});

test('a batch whose facts cannot be read is tried again as soon as one that fails', async () => {
  const { progress } = await queued();
  const readClub = () => Promise.reject(new Error('away'));
  await outboxWorker(club, calm(), { readClub })();
  later(20);
  await send(calm());
  expect(await progress()).toMatchObject({ sent: 5 });
});

test('who has left the club meanwhile is passed over', async () => {
  const { people, progress } = await queued();
  await club.app.services.db.delete(users).where(eq(users.id, people[0]?.id ?? ''));
  const mailer = calm();
  await send(mailer);
  expect(mailer.accepted).toHaveLength(4);
  expect(await progress()).toMatchObject({ total: 5, sent: 4, skipped: 1 });
});
