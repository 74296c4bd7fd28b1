import { eq } from 'drizzle-orm';
import { Language } from 'shared-api/contract';
import { users } from '../../src/db/schema';
import type { Mail, Mailer } from '../../src/emails/mailer';
import { type Batch, progressOf } from '../../src/features/communication/store';
import { mailingHandler } from '../../src/features/communication/worker';
import { RetryableError } from '../../src/jobs/retryable-error';
import { type Club, openClub } from '../support/club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

/** A mailing to five people whose job has not run, and a way to run it with a mailer of the test's. */
async function queued() {
  const people = await Promise.all(Array.from({ length: 5 }, () => club.person()));
  const reply = await club.call('POST /api/v1/Communication/{emailType}', {
    as: await club.admin(),
    params: { emailType: 'announcement' },
    body: { emails: people.map(({ email }) => email), language: Language.English, customMessage: 'Hello' },
  });
  const { mailingId } = reply.ok();
  const batch: Batch = { mailingId, from: 0, to: 49 };
  const { db, config, clock } = club.app.services;
  const handler = (mailer: Mailer) => mailingHandler({ db, config, clock, mailer });
  return { people, batch, handler, progress: () => progressOf(db, mailingId) };
}

/** A mailer to which things happen. */
function mailerWith(
  accept: (mail: Mail, count: number) => void | Promise<void>,
): Mailer & { accepted: Mail[] } {
  const accepted: Mail[] = [];
  return {
    accepted,
    async send(mail) {
      await accept(mail, accepted.length);
      accepted.push(mail);
    },
    close() {},
  };
}

const later = (minutes: number) => club.clock.set(new Date(club.clock.now().getTime() + minutes * 60_000));

test('a run that fails on one is tried again for that one alone', async () => {
  const { batch, handler, progress } = await queued();
  const shaky = mailerWith((_, count) => {
    if (count === 2) throw Object.assign(new Error('greylisted'), { responseCode: 451 });
  });
  // The third is refused, and so is everybody after it: the count stands still.
  await expect(handler(shaky).run(batch, 'job')).rejects.toThrow();
  expect(await progress()).toMatchObject({ total: 5, sent: 2, failed: 0 });

  const calm = mailerWith(() => {});
  await handler(calm).run(batch, 'job');
  expect(calm.accepted).toHaveLength(3);
  const all = [...shaky.accepted, ...calm.accepted].map(({ to }) => to);
  expect(new Set(all).size).toBe(5);
  expect(await progress()).toMatchObject({ total: 5, sent: 5, failed: 0 });
});

test('a run that finds everything sent sends nothing', async () => {
  const { batch, handler } = await queued();
  await handler(mailerWith(() => {})).run(batch, 'job');
  const again = mailerWith(() => {});
  await handler(again).run(batch, 'job');
  expect(again.accepted).toHaveLength(0);
});

test('a process that dies while it talks to the mail server leaves one in doubt, sent again later under the same id', async () => {
  const { batch, handler, progress } = await queued();
  let reached: (mail: Mail) => void = () => {};
  const inDoubt = new Promise<Mail>((resolve) => {
    reached = resolve;
  });
  const dying = mailerWith((mail, count) => {
    if (count !== 1) return;
    reached(mail);
    // Never settles: as far as the database can tell, the process is gone.
    return new Promise<void>(() => {});
  });
  void handler(dying).run(batch, 'job');
  const doubtful = await inDoubt;

  // Too early: the first process may still be at it, so its claims are kept, and the job comes back later.
  const early = mailerWith(() => {});
  await expect(handler(early).run(batch, 'job')).rejects.toThrow();
  expect(early.accepted).toHaveLength(0);

  later(11);
  const late = mailerWith(() => {});
  await handler(late).run(batch, 'job');
  expect(late.accepted).toHaveLength(4);
  expect(late.accepted.filter(({ to }) => to === doubtful.to).map(({ messageId }) => messageId)).toEqual([
    doubtful.messageId,
  ]);
  expect(await progress()).toMatchObject({ sent: 5 });
});

test('a process that ends finishes its one e-mail and gives the others back at once', async () => {
  const { batch, handler, progress } = await queued();
  const stopping = new AbortController();
  const ending = mailerWith((_, count) => {
    if (count === 1) stopping.abort();
  });
  await expect(handler(ending).run(batch, 'job', stopping.signal)).rejects.toThrow(RetryableError);
  expect(ending.accepted).toHaveLength(2);

  const next = mailerWith(() => {});
  await handler(next).run(batch, 'job');
  expect(next.accepted).toHaveLength(3);
  expect(await progress()).toMatchObject({ total: 5, sent: 5 });
});

test('two processes with the same job share the recipients between them', async () => {
  const { people, batch, handler } = await queued();
  const mailer = mailerWith(() => {});
  await Promise.allSettled([handler(mailer).run(batch, 'job'), handler(mailer).run(batch, 'job')]);
  expect(mailer.accepted.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
});

test('who is refused for good, and who is given up, counts as failed and holds nobody up', async () => {
  const { people, batch, handler, progress } = await queued();
  const [gone, away] = people.map(({ email }) => email);
  const mailer = mailerWith(({ to }) => {
    if (to === gone) throw Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    if (to === away) throw new Error('connection lost');
  });
  await expect(handler(mailer).run(batch, 'job')).rejects.toThrow();
  expect(await progress()).toMatchObject({ sent: 3, failed: 1 });
  await handler(mailer).givenUp?.(batch, 'job');
  expect(await progress()).toMatchObject({ sent: 3, failed: 2 });
});

test('who has left the club meanwhile is passed over', async () => {
  const { people, batch, handler, progress } = await queued();
  const { db } = club.app.services;
  await db.delete(users).where(eq(users.id, people[0]?.id ?? ''));
  const mailer = mailerWith(() => {});
  await handler(mailer).run(batch, 'job');
  expect(mailer.accepted).toHaveLength(4);
  expect(await progress()).toMatchObject({ total: 5, sent: 4, skipped: 1 });
});
