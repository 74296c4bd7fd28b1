import { outbox } from '../../src/data/schema';
import type { Command } from '../../src/http/perform';
import { clubForAll, type Person } from '../support/club';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
  club.mailer.sent.length = 0;
});

const write = ({ emails }: Command, email: string) =>
  emails.notify('password-changed', { to: { ...player, email }, isRecovery: false });
const sendTo = (email: string) => club.perform((command) => write(command, email));
const sent = () => club.mailer.sent.map(({ to }) => to);

test('an e-mail leaves when its transaction has ended, and not at all when it is undone', async () => {
  await sendTo('kept@example.com');
  const undone = club.perform(async (command) => {
    await write(command, 'undone@example.com');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await club.drain();
  expect(sent()).toEqual(['kept@example.com']);
});

test('an e-mail that fails is tried again later and arrives once', async () => {
  const { services } = club.app;
  club.mailer.failNext();
  await sendTo('late@example.com');
  await services.jobs.drain();
  expect(sent()).toEqual([]);
  expect(await services.jobs.counts()).toMatchObject({ outbox: { retry: 1 } });
  club.clock.set(new Date(club.clock.now().getTime() + 20_000));
  await services.jobs.drain();
  await services.jobs.drain();
  expect(sent()).toEqual(['late@example.com']);
});

test('an e-mail on its own does not wait for a mailing to everybody', async () => {
  const people = await club.people(60);
  const body = { emails: people.map((one) => one.email), language: 0 as const, customMessage: 'Hello' };
  const params = { emailType: 'announcement' };
  (await club.call('POST /api/v1/Communication/{emailType}', { as: await club.admin(), params, body })).ok();
  await sendTo('first@example.com');
  await club.drain();
  expect(sent()).toHaveLength(61);
  expect(sent().indexOf('first@example.com')).toBeLessThan(25);
});

test('what has been sent leaves no address behind', async () => {
  const { services } = club.app;
  await sendTo('private@example.com');
  await club.drain();
  const kept = await services.db.select().from(outbox);
  expect(JSON.stringify(kept)).not.toContain('private@example.com');
});
