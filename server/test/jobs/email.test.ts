import { deliveredEmails } from '../../src/db/schema';
import { type Club, openClub } from '../support/club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
beforeEach(() => {
  club.mailer.sent.length = 0;
});
afterAll(() => club.close());

const email = (to: string) => ({
  to,
  template: 'password-changed' as const,
  language: 0 as const,
  props: { firstName: 'Ann', isRecovery: false },
});
const sent = () => club.mailer.sent.map(({ to }) => to);

test('an e-mail leaves when its transaction has ended, and not at all when it is undone', async () => {
  const { services } = club.app;
  await services.db.transaction((tx) => services.emails.sendEmail(tx, email('kept@example.com')));
  const undone = services.db.transaction(async (tx) => {
    await services.emails.sendEmail(tx, email('undone@example.com'));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await club.drain();
  expect(sent()).toEqual(['kept@example.com']);
});

test('a refused e-mail is tried again later and arrives once', async () => {
  const { services } = club.app;
  club.mailer.failNext();
  await services.emails.sendEmail(services.db, email('late@example.com'));
  await services.jobs.drain();
  expect(sent()).toEqual([]);
  await club.database.executeSql(`update pgboss.job set start_after = now() - interval '1 second'`);
  await services.jobs.drain();
  await services.jobs.drain();
  expect(sent()).toEqual(['late@example.com']);
});

test('a job that runs again after it has sent its e-mail sends no second one', async () => {
  const { services } = club.app;
  await services.emails.sendEmail(services.db, email('once@example.com'));
  const { rows } = await club.database.executeSql(`select id from pgboss.job where name = 'email'`);
  const [{ id: jobId } = { id: '' }] = rows as { id: string }[];
  await services.db.insert(deliveredEmails).values({ jobId, template: 'password-changed' });
  await club.drain();
  expect(sent()).toEqual([]);
});

test('what has been sent leaves no address behind', async () => {
  const { services } = club.app;
  await services.emails.sendEmail(services.db, email('private@example.com'));
  await club.drain();
  const { rows } = await club.database.executeSql('select * from pgboss.job');
  expect(JSON.stringify(rows)).not.toContain('private@example.com');
});
