import { outbox } from '../../src/data/schema';
import { createSmtpMailer, type Mailer } from '../../src/mail/mailer';
import { clubForAll } from '../support/club';
import { outboxWorker, passTime, queueMailing } from '../support/outbox';
import { testConfig } from '../support/parts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server';

/* The real mailer and a mail server behind a socket; only the clock is the test's. */

const club = clubForAll();
let smtp: SmtpServer;
let mailer: Mailer;
let worker: () => Promise<number>;

beforeEach(async () => {
  smtp = await startSmtpServer();
  mailer = createSmtpMailer({ ...testConfig, mail: { ...testConfig.mail, smtpUrl: smtp.url } });
  worker = outboxWorker(club, mailer);
});
afterEach(async () => {
  mailer.close();
  smtp.close();
  await club.database.db.delete(outbox);
});

/** Lets the worker look every ten seconds, for some minutes of the club's clock. */
const live = async (minutes: number) => {
  for (let look = 0; look < minutes * 6; look++) {
    while ((await worker()) > 0);
    passTime(club, 10);
  }
};

test.each(['leaves', 'wantsLogin', 'defers'] as const)(
  'a mail server that %s for two hours loses no e-mail, and gets each once',
  async (conduct) => {
    smtp.conduct = conduct;
    const first = await queueMailing(club, 12);
    await live(60);
    const second = await queueMailing(club, 12);
    await live(60);
    expect(smtp.taken).toEqual([]);
    expect(await first.progress()).toMatchObject({ sent: 0, failed: 0 });
    smtp.conduct = 'takes';
    await live(11);
    expect(smtp.taken).toHaveLength(24);
    expect(new Set(smtp.taken).size).toBe(24);
    for (const { progress } of [first, second]) expect(await progress()).toMatchObject({ sent: 12 });
  },
);

test('a mail server that never greets keeps nobody waiting but the e-mails, which all arrive once', async () => {
  smtp.conduct = 'greetsNever';
  const { progress } = await queueMailing(club, 12);
  let isTrying = true;
  const tries = worker().finally(() => {
    isTrying = false;
  });
  const player = await club.person();
  (await club.call('GET /api/v1/Sessions/available', { as: player })).ok();
  const later = await queueMailing(club, 1);
  expect(isTrying).toBe(true);
  await tries;
  expect(smtp.connections()).toBeLessThanOrEqual(5);
  smtp.conduct = 'takes';
  await live(11);
  expect(new Set(smtp.taken).size).toBe(13);
  expect(smtp.taken).toHaveLength(13);
  expect(await progress()).toMatchObject({ sent: 12 });
  expect(await later.progress()).toMatchObject({ sent: 1 });
});

test('an e-mail whose acceptance is lost comes once more for each loss, as the same e-mail', async () => {
  smtp.conduct = 'lost';
  const { progress } = await queueMailing(club, 1);
  await worker();
  expect(smtp.taken).toHaveLength(1);
  expect(await progress()).toMatchObject({ sent: 0, failed: 0 });
  smtp.conduct = 'takes';
  await live(1);
  expect(smtp.taken).toHaveLength(2);
  expect(new Set(smtp.taken).size).toBe(1);
  expect(await progress()).toMatchObject({ sent: 1 });
});
