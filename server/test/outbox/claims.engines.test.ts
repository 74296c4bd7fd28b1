import { outbox } from '../../src/data/schema';
import type { Mailer } from '../../src/mail/mailer';
import { clubForAll } from '../support/club';
import { mailerWith, outboxWorker, passTime, queueMailing, replies } from '../support/outbox';

const club = clubForAll();
afterEach(async () => {
  await club.database.db.delete(outbox);
});

const queued = (count?: number) => queueMailing(club, count);
const send = (mailer: Mailer, stopping?: AbortSignal) => outboxWorker(club, mailer)(stopping);
const later = (seconds: number) => passTime(club, seconds);
const calm = () => mailerWith(() => {});

test('what a process has to say after its claim has ended comes too late', async () => {
  const { progress } = await queued(1);
  let fail: (error: Error) => void = () => {};
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  const slow = send(
    mailerWith(() => {
      isReached();
      return new Promise<void>((_, reject) => {
        fail = reject;
      });
    }),
  );
  await reached;
  later(11 * 60);
  await send(mailerWith(() => Promise.reject(replies.greylisted)));
  fail(replies.refused);
  await slow;
  expect(await progress()).toMatchObject({ sent: 0, failed: 0 });
  later(600);
  await send(calm());
  expect(await progress()).toMatchObject({ sent: 1, failed: 0 });
});

test('no process takes what another one is sending, however far apart their clocks are', async () => {
  const { progress } = await queued(1);
  let accept = () => {};
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  const slow = mailerWith(() => {
    isReached();
    return new Promise<void>((resolve) => {
      accept = resolve;
    });
  });
  const ahead = { ...club.clock, now: () => new Date(club.clock.now().getTime() + 2 * 3_600_000) };
  const sending = outboxWorker(club, slow, { clock: ahead })();
  await reached;
  const other = calm();
  await send(other);
  expect(other.tried).toEqual([]);
  accept();
  await sending;
  expect(await progress()).toMatchObject({ sent: 1 });
});

test('an e-mail that has waited for its turn has a whole claim from when it is begun', async () => {
  const { progress } = await queued(6);
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  let tries = 0;
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  // The first five take nine minutes; the sixth is still being sent eleven minutes after the batch's claim.
  void send(
    mailerWith(() => {
      tries++;
      if (tries === 5) {
        later(9 * 60);
        endFirst();
      }
      if (tries < 6) return first;
      isReached();
      return new Promise<void>(() => {});
    }),
  );
  await reached;
  while ((await progress()).sent < 5);
  later(2 * 60);
  const other = calm();
  await send(other);
  expect(other.tried).toEqual([]);
  later(9 * 60);
  await send(other);
  expect(other.accepted).toHaveLength(1);
  expect(await progress()).toMatchObject({ sent: 6 });
});

test('an e-mail that ends the process each time is given up, and takes no other with it', async () => {
  const { addresses, progress } = await queued(12);
  const [deadly] = addresses;
  const errors: [object, string][] = [];
  const log = { info() {}, warn() {}, error: (...line: [object, string]) => void errors.push(line) };
  const tries: string[] = [];
  for (let life = 0; life < 12; life++) {
    let die = () => {};
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    let isDead = false;
    const mailer = mailerWith(({ to }) => {
      tries.push(to);
      if (to === deadly) {
        isDead = true;
        die();
      }
      // E-mails that are sent at the same time get no answer either.
      return isDead ? new Promise<void>(() => {}) : undefined;
    });
    await Promise.race([outboxWorker(club, mailer, { log })(), death]);
    later(11 * 60);
  }
  expect(tries.filter((to) => to === deadly)).toHaveLength(7);
  expect(await progress()).toMatchObject({ total: 12, sent: 11, failed: 1 });
  expect(errors).toMatchObject([[{ problem: 'defect' }, 'e-mail given up']]);
});
