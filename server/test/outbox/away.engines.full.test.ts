import { eq } from 'drizzle-orm';
import { OutboxState, outbox } from '../../src/data/schema';
import type { Mailer } from '../../src/mail/mailer';
import { clubForAll } from '../support/club';
import { mailerWith, outboxWorker, passTime, queueMailing, replies } from '../support/outbox';

/** A mail server that takes nothing: everything waits, and nothing is lost. */
const club = clubForAll();
afterEach(async () => {
  await club.database.db.delete(outbox);
});

const later = (seconds: number) => passTime(club, seconds);
const receiversOf = ({ accepted }: ReturnType<typeof mailerWith>) => accepted.map(({ to }) => to).sort();
/** Lets a worker look every ten seconds, for some minutes. */
const live = async (worker: () => Promise<number>, minutes: number) => {
  for (let look = 0; look < minutes * 6; look++) {
    while ((await worker()) > 0);
    later(10);
  }
};

test.each(['lost', 'login', 'greylisted'] as const)(
  'while every e-mail is answered %s, one is tried now and then, and all arrive once it is over',
  async (reply) => {
    const { addresses, progress } = await queueMailing(club, 30);
    let isAway = true;
    const mailer = mailerWith(() => {
      if (isAway) throw replies[reply];
    });
    const worker = outboxWorker(club, mailer);
    await live(worker, 5);
    // The first batch, or those of it that were begun at the same time; then one after 20 seconds, 40, 80, 160.
    expect(mailer.tried.length).toBeLessThanOrEqual((reply === 'greylisted' ? 25 : 5) + 6);
    await live(worker, 60);
    expect(mailer.tried.length).toBeLessThanOrEqual(45);
    expect(await progress()).toMatchObject({ total: 30, sent: 0, failed: 0 });

    isAway = false;
    await live(worker, 11);
    expect(receiversOf(mailer)).toEqual([...addresses].sort());
    expect(await progress()).toMatchObject({ total: 30, sent: 30 });
  },
);

test('a server that was away for a day and a process that is restarted all the time cost nobody their e-mail', async () => {
  const { addresses, progress } = await queueMailing(club, 8);
  const away = mailerWith(() => {
    throw replies.lost;
  });
  for (let hour = 0; hour < 24; hour++) {
    await outboxWorker(club, away)();
    later(3_600);
  }
  expect(await progress()).toMatchObject({ sent: 0, failed: 0 });
  const back = mailerWith(() => {});
  await live(outboxWorker(club, back), 1);
  expect(receiversOf(back)).toEqual([...addresses].sort());
});

test('two processes try together, and send each e-mail once when the server is back', async () => {
  const { addresses, progress } = await queueMailing(club, 40);
  let isAway = true;
  const mailer = mailerWith(() => {
    if (isAway) throw replies.lost;
  });
  const workers = [outboxWorker(club, mailer), outboxWorker(club, mailer)];
  const both = async () => (await Promise.all(workers.map((work) => work()))).reduce((sum, one) => sum + one);
  await live(both, 10);
  isAway = false;
  await live(both, 11);
  expect(receiversOf(mailer)).toEqual([...addresses].sort());
  expect(await progress()).toMatchObject({ sent: 40, failed: 0 });
});

test('an e-mail on which the server hangs up holds the others up for a moment only', async () => {
  const { addresses, progress } = await queueMailing(club, 12);
  const [poison] = addresses;
  const mailer = mailerWith(({ to }) => {
    if (to === poison) throw replies.lost;
  });
  await live(outboxWorker(club, mailer), 2);
  expect(await progress()).toMatchObject({ total: 12, sent: 11, failed: 0 });
});

test('one full mailbox stops nobody', async () => {
  const { addresses } = await queueMailing(club, 1);
  const mailer = mailerWith(({ to }) => {
    if (to === addresses[0]) throw replies.greylisted;
  });
  const worker = outboxWorker(club, mailer);
  await live(worker, 1);
  const other = await queueMailing(club, 1);
  await worker();
  expect(receiversOf(mailer)).toEqual(other.addresses);
});

test('while the server is away, what is no longer true when it is back is not sent', async () => {
  const player = await club.person();
  const props = { email: player.email, token: 'secret' };
  await club.perform(async ({ emails }) => {
    await emails.notify('password-forgotten', { to: player, ...props });
    await emails.notify('password-changed', { to: player, isRecovery: false });
  });
  let isAway = true;
  const mailer: Mailer & { sent: string[] } = {
    sent: [],
    async send({ subject }) {
      if (isAway) throw replies.lost;
      this.sent.push(subject);
    },
    close() {},
  };
  const worker = outboxWorker(club, mailer);
  await live(worker, 65);
  isAway = false;
  await live(worker, 11);
  expect(mailer.sent).toEqual(['Your password has been changed']);
  const [reset] = await club.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.template, 'password-forgotten'));
  expect(reset).toMatchObject({ state: OutboxState.GivenUp, problem: 'unreachable' });
});
