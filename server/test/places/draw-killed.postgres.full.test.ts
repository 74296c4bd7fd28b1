import { createHash, createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { addDays, clubDate } from 'shared-api/calendar';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { waitUntil } from '../../../infra/bootstrap/own-product';
import { patience } from '../../../infra/bootstrap/patience.mjs';
import { freePort } from '../../../infra/bootstrap/ports.mjs';
import { startProduct } from '../../../infra/bootstrap/product.mjs';
import { drawEntries, draws, outbox, payments, places, sessions } from '../../src/data/schema';
import { openDatabaseOf, quietSettings } from '../support/busy-club';
import { type Club, openClub } from '../support/club';
import { handover } from '../support/engines';
import { ledgerViolations } from '../support/ledger-promises';
import { readBooks, violationsOf } from '../support/place-promises';
import { placesIn } from '../support/places';
import { createDatabase } from '../support/postgres';

/*
 * A server that makes a draw is killed before it writes anything, between any two of its statements that write, and while
 * each of its two transactions is being committed.
 */

let env: Record<string, string>;
let club: Club;
let client: Client;
let port: number;
let sessionId: string;
let product: ReturnType<typeof startProduct> | undefined;

const [capacity, entered] = [4, 9];
const day = 86_400_000;
const now = Date.now();
const drawsAt = new Date(now - 60_000).toISOString();

/** What a draw writes to. Of the outbox only new mails: sending them changes their rows. */
const written = {
  ...{ draws: 'insert', draw_entries: 'insert or update', places: 'insert or update', outbox: 'insert' },
  ...{ sessions: 'update', payments: 'insert', entries: 'insert', audit_log: 'insert' },
};

/** Whoever writes for the time that `moments` says waits until the test lets this number go. */
const gate = 2511;
const stops = [
  'create sequence writes',
  'create table moments (at bigint not null)',
  `create function stop() returns trigger language plpgsql as $$ begin
    if nextval('writes') = (select at from moments) then perform pg_advisory_xact_lock(${gate}); end if;
    return null;
  end $$`,
  ...Object.entries(written).map(
    ([table, events]) =>
      `create trigger stop after ${events} on ${table} for each statement execute function stop()`,
  ),
  // What each of the two transactions writes first.
  'create trigger stop_before before insert on draws for each statement execute function stop()',
  'create trigger stop_before before update on draw_entries for each statement execute function stop()',
  // Once in each transaction, when it is being committed: it is, though nobody is there any more to hear of it.
  `create constraint trigger stop_commit after insert on draws
    deferrable initially deferred for each row execute function stop()`,
  `create constraint trigger stop_commit after update on sessions
    deferrable initially deferred for each row when (old.drawn_on is null and new.drawn_on is not null)
    execute function stop()`,
];

const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
const found = async (statement: string) => ((await client.query(statement)).rowCount ?? 0) > 0;

beforeAll(async () => {
  await ensureServerBuilt();
  port = await freePort();
  env = {
    ...quietSettings,
    PORT: String(port),
    DATABASE_URL: await createDatabase(process.env[handover.postgres] ?? ''),
  };
  club = await openClub({}, await openDatabaseOf(env));
  club.clock.set(new Date(now - 2 * day));
  const sessionDate = addDays(clubDate(new Date(now)), 9);
  sessionId = await club.session({ sessionDate, maxCapacity: capacity, drawsAt });
  club.clock.set(new Date(now - day));
  for (const as of await club.people(entered)) (await placesIn(() => club).wait(as, sessionId)).ok();
  client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  for (const statement of stops) await client.query(statement);
}, 60_000 * patience);

afterAll(async () => {
  await product?.stop('SIGKILL');
  await client.end();
  await club.close();
});

/** Starts a server whose turn it is to make draws. */
const start = async () => {
  await client.query(`update timers set due_on = now() where name = 'openings'`);
  product = startProduct(port, env, 'ignore');
};

/** Kills the server, and waits until the database has rolled back or committed what it was at. */
async function kill() {
  await product?.stop('SIGKILL');
  await client.query('select pg_advisory_unlock_all()');
  await waitUntil(
    async () => !(await found(`select ${others} and application_name = 'courtside' and state <> 'idle'`)),
    () => 'still at work',
  );
}

/** @returns whether a server has been killed at this moment; otherwise it was done before */
async function killAt(moment: number, isDone: string): Promise<boolean> {
  await client.query(`select setval('writes', 1, false), pg_advisory_lock(${gate})`);
  await client.query('truncate moments');
  await client.query('insert into moments values ($1)', [moment]);
  await start();
  let isStopped = false;
  await waitUntil(
    async () => {
      isStopped = await found(`select ${others} and wait_event = 'advisory'`);
      return isStopped || (await found(isDone));
    },
    () => 'neither stopped nor done',
  );
  await kill();
  return isStopped;
}

/** What is published before the draw, but when. */
async function published() {
  const { db } = club.database;
  const [draw] = await db.select().from(draws);
  const list = await db.select().from(drawEntries).orderBy(asc(drawEntries.id));
  return { hash: draw?.secretHash, list: list.map(({ rank: _, ...entry }) => entry) };
}

/** All that a draw leaves behind. */
async function outcome() {
  const { db } = club.database;
  return {
    draws: await db.select().from(draws),
    entries: await db.select().from(drawEntries).orderBy(asc(drawEntries.rank)),
    places: await db.select().from(places).orderBy(asc(places.id)),
    payments: await db.select().from(payments).orderBy(asc(payments.id)),
    mails: await db
      .select({ to: outbox.userId, template: outbox.template })
      .from(outbox)
      .orderBy(asc(outbox.id)),
  };
}

test(
  'a draw is the published one, and everybody is told once, whenever the server that makes it is killed',
  async () => {
    let kills = 0;
    const closed = 'select from draws';
    for (let moment = 1; !(await found(closed)); moment++) {
      expect((await published()).list).toEqual([]);
      if (await killAt(moment, closed)) kills++;
    }
    const before = await published();
    expect(before.list).toHaveLength(entered);

    // Its minute has passed.
    await client.query(`update draws set closed_on = closed_on - interval '1 minute'`);
    const drawn = 'select from sessions where drawn_on is not null';
    for (let moment = 1; !(await found(drawn)); moment++) {
      const { places, entries, mails } = await outcome();
      expect(
        [...places, ...entries].filter((one) => ('rank' in one ? one.rank : one.standing === 'in')),
      ).toEqual([]);
      expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(['draw-entered']));
      if (await killAt(moment, drawn)) kills++;
      expect(await published()).toEqual(before);
    }
    expect(kills).toBeGreaterThanOrEqual(20);

    const after = await outcome();
    const [draw] = after.draws;
    const secret = draw?.secret ?? '';
    expect(createHash('sha256').update(secret).digest('hex')).toBe(before.hash);
    const number = (ticket: string) => createHmac('sha256', secret).update(ticket).digest('hex');
    const order = before.list
      .map(({ id, userId }) => ({ userId, number: number(`${id}/1`) }))
      .sort((one, other) => (one.number < other.number ? -1 : 1))
      .map(({ userId }) => userId);
    expect(after.entries.map(({ userId }) => userId)).toEqual(order);
    const inside = after.places.filter(({ standing }) => standing === 'in').map(({ userId }) => userId);
    expect(inside.sort()).toEqual(order.slice(0, capacity).sort());
    expect(after.payments.map(({ userId }) => userId).sort()).toEqual(inside.sort());
    for (const userId of order)
      expect(after.mails.filter(({ to }) => to === userId).map(({ template }) => template)).toEqual([
        'draw-entered',
        inside.includes(userId) ? 'place-confirmed' : 'waiting-joined',
      ]);
    const { db } = club.database;
    expect(await ledgerViolations(db)).toEqual([]);
    expect(violationsOf(await readBooks(db), new Date(), new Set())).toEqual([]);
    expect(await db.$count(sessions, eq(sessions.registeredPlayersCount, capacity))).toBe(1);

    // Nothing is left to do.
    await client.query('truncate moments');
    await start();
    await waitUntil(
      () => found(`select from timers where name = 'openings' and due_on > now()`),
      () => 'no round',
    );
    await wait(1000);
    await product?.stop('SIGTERM');
    expect(await outcome()).toEqual(after);
  },
  240_000 * patience,
);
