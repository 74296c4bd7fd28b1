import { sql } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { newId } from '../../src/data/schema';
import { performOnce } from '../../src/http/perform';
import { clubForAll } from '../support/club';

const club = clubForAll();

/**
 * How the statements begin that are sent while something is done. Those that were prepared with the application are not
 * seen.
 */
async function sentBy(act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { session } = club.database.db as unknown as {
    session: { logger: Logger; options: { logger: Logger } };
  };
  const { logger: was } = session;
  const logger: Logger = {
    logQuery: (text, params) => {
      sent.push(text);
      was.logQuery(text, params);
    },
  };
  session.logger = logger;
  session.options.logger = logger;
  await act();
  session.logger = was;
  session.options.logger = was;
  return sent.map((text) => /^(?:insert into|update) "\w+"|^\w+/.exec(text)?.[0] ?? text);
}

test('a yes that is charged, mailed and kept for a repeated call takes ten statements with begin and commit', async () => {
  const as = await club.person();
  const yes = async () => {
    const id = await club.session();
    const headers = { 'idempotency-key': newId() };
    return () => club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id }, headers });
  };
  // The first one opens the account.
  (await (await yes())()).ok();
  const again = await yes();
  const sent = await sentBy(async () => (await again()).ok(201));
  expect(sent).toEqual([
    'begin',
    ...Array(3).fill('select'),
    'insert into "places"',
    'select',
    // What is charged, and the entry of the ledger.
    'with',
    ...['outbox', 'replies'].map((table) => `insert into "${table}"`),
    'commit',
  ]);
});

test('a first entry into a draw takes ten statements, and one less once they have waited before', async () => {
  const drawsAt = new Date(club.clock.now().getTime() + 3_600_000).toISOString();
  const as = await club.person();
  const entering = async () => {
    const id = await club.session({ drawsAt });
    const headers = { 'idempotency-key': newId() };
    return sentBy(async () =>
      (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as, params: { id }, headers })).ok(),
    );
  };
  const written = (...tables: string[]) => tables.map((table) => `insert into "${table}"`);
  const looked = ['begin', ...Array(3).fill('select')];
  const entered = [...written('places', 'outbox'), 'select', 'insert into "replies"', 'commit'];
  expect(await entering()).toEqual([...looked, 'update "users"', ...entered]);
  expect(await entering()).toEqual([...looked, ...entered]);
});

test('a reply that another call has stored after this one looked for it, and before it had the lock, is given', async () => {
  const { services } = club.app;
  const { id: actor } = await club.person();
  const call = (key: string) => ({ actor, key, type: 'answer', payload: {} });
  await performOnce(services, call('first'), async () => ({ status: 201, answer: 'first' }));
  let tries = 0;
  const reply = await performOnce(services, call('second'), async () => {
    tries++;
    await club.database.db.execute(sql`
      insert into replies (user_id, key, fingerprint, status, body)
      select user_id, 'second', fingerprint, status, body from replies where key = 'first'`);
    return { status: 201, answer: 'second' };
  });
  expect([tries, reply]).toEqual([1, { status: 201, answer: 'first' }]);
});
