import { eq } from 'drizzle-orm';
import { Language } from 'shared-api/contract';
import { users } from '../../src/db/schema';
import type { Mail, Mailer } from '../../src/emails/mailer';
import { progressOf } from '../../src/outbox/store';
import { type Club, openClub } from '../support/club';
import { mailerWith, outboxWorker, replies } from '../support/outbox';

let club: Club;
beforeEach(async () => {
  club = await openClub();
});
afterEach(() => club.close());

/** A mailing to some people that has not left yet. */
async function queued(count = 5) {
  const people = await Promise.all(Array.from({ length: count }, () => club.person()));
  const reply = await club.call('POST /api/v1/Communication/{emailType}', {
    as: await club.admin(),
    params: { emailType: 'announcement' },
    body: { emails: people.map(({ email }) => email), language: Language.English, customMessage: 'Hello' },
  });
  const { mailingId } = reply.ok();
  return {
    addresses: people.map(({ email }) => email),
    people,
    progress: () => progressOf(club.app.services.db, mailingId),
  };
}

const send = (mailer: Mailer, stopping?: AbortSignal) => outboxWorker(club, mailer)(stopping);
const later = (seconds: number) => club.clock.set(new Date(club.clock.now().getTime() + seconds * 1000));
const receiversOf = (mails: readonly Mail[]) => mails.map(({ to }) => to).sort();
const calm = () => mailerWith(() => {});

test('who could not be reached is tried again alone', async () => {
  const { addresses, progress } = await queued();
  const [first, second] = addresses;
  const shaky = mailerWith(({ to }) => {
    if (to === first) throw replies.greylisted;
    if (to === second) throw replies.lost;
  });
  await send(shaky);
  expect(await progress()).toMatchObject({ total: 5, sent: 3, failed: 0 });
  later(20);
  const next = calm();
  await send(next);
  expect(receiversOf(next.accepted)).toEqual([first, second].sort());
  expect(await progress()).toMatchObject({ total: 5, sent: 5, failed: 0 });
});

test('when everything is sent, nothing is', async () => {
  await queued();
  await send(calm());
  const again = calm();
  await send(again);
  expect(again.tried).toEqual([]);
});

test('a process that dies while it talks to the mail server leaves e-mails in doubt, sent again later under the same id', async () => {
  const { addresses, progress } = await queued();
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  const doubtful: Mail[] = [];
  // Never settles: as far as the database can tell, the process is gone.
  const dying = mailerWith((mail) => {
    if (doubtful.push(mail) === addresses.length) isReached();
    return new Promise<void>(() => {});
  });
  void send(dying);
  await reached;

  // Too early: the first process may still be at it, so its claims are kept.
  const early = calm();
  await send(early);
  expect(early.tried).toEqual([]);

  later(11 * 60);
  const late = calm();
  await send(late);
  const ids = (mails: readonly Mail[]) => mails.map(({ to, messageId }) => `${to} ${messageId}`).sort();
  expect(ids(late.accepted)).toEqual(ids(doubtful));
  expect(await progress()).toMatchObject({ sent: 5 });
});

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
  later(40);
  await send(calm());
  expect(await progress()).toMatchObject({ sent: 1, failed: 0 });
});

test('an e-mail that has waited for its turn has a whole claim from when it is begun', async () => {
  const { progress } = await queued(6);
  let isReached = () => {};
  const reached = new Promise<void>((resolve) => {
    isReached = resolve;
  });
  let tries = 0;
  // One of the first five takes nine minutes; the sixth is under way when the batch was claimed eleven minutes ago.
  void send(
    mailerWith(() => {
      tries++;
      if (tries === 5) later(9 * 60);
      if (tries < 6) return undefined;
      isReached();
      return new Promise<void>(() => {});
    }),
  );
  await reached;
  later(2 * 60);
  const other = calm();
  await send(other);
  expect(other.tried).toEqual([]);
  later(9 * 60);
  await send(other);
  expect(other.accepted).toHaveLength(1);
  expect(await progress()).toMatchObject({ sent: 6 });
});

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

test('two processes share the recipients between them', async () => {
  const { addresses } = await queued();
  const mailer = calm();
  await Promise.all([send(mailer), send(mailer)]);
  expect(receiversOf(mailer.accepted)).toEqual(addresses.sort());
});

test('who is refused for good, and who is given up, counts as failed and holds nobody up', async () => {
  const { addresses, progress } = await queued();
  const [gone, away] = addresses;
  const lines: string[] = [];
  const log = {
    info: () => {},
    warn: (details: object, message: string) => lines.push(`warn ${message} ${JSON.stringify(details)}`),
    error: (details: object, message: string) => lines.push(`error ${message} ${JSON.stringify(details)}`),
  };
  const mailer = mailerWith(({ to }) => {
    if (to === gone) throw replies.refused;
    if (to === away) throw replies.lost;
  });
  const worker = outboxWorker(club, mailer, { log });
  await worker();
  expect(await progress()).toMatchObject({ sent: 3, failed: 1 });
  for (let attempt = 2; attempt <= 8; attempt++) {
    later(11 * 60);
    await worker();
  }
  expect(await progress()).toMatchObject({ sent: 3, failed: 2 });
  const tries = (address?: string) => mailer.tried.filter(({ to }) => to === address).length;
  expect([tries(gone), tries(away)]).toEqual([1, 7]);
  const logged = lines.map((line) => line.replace(/ \{.*/, ''));
  // The two of the first batch are sent beside each other.
  expect([...logged.slice(0, 2).sort(), ...logged.slice(2)]).toEqual([
    'warn e-mail is tried again later',
    'warn e-mail refused by the mail server',
    ...Array.from({ length: 5 }, () => 'warn e-mail is tried again later'),
    'error e-mail given up',
  ]);
  expect(lines.join()).not.toMatch(new RegExp(`${gone}|${away}`));
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
      // What is under way beside it gets no answer either.
      return isDead ? new Promise<void>(() => {}) : undefined;
    });
    await Promise.race([outboxWorker(club, mailer, { log })(), death]);
    later(11 * 60);
  }
  expect(tries.filter((to) => to === deadly)).toHaveLength(7);
  expect(await progress()).toMatchObject({ total: 12, sent: 11, failed: 1 });
  expect(errors).toMatchObject([[{ attempt: 7 }, 'e-mail given up']]);
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
