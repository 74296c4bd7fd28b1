import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { retryDeadlocks } from './conflict';
import type { Database } from './rows';

/**
 * How long a connection and an answer may take, in ms; a browser waits for twenty seconds. First PostgreSQL ends the statement, so that
 * nothing is done, or kept waiting, of which we have said that it failed; only a server that does not even do that is
 * taken for dead.
 */
const longest = { connectMs: 5_000, statementMs: 12_000, silentMs: 15_000 };

/** PostgreSQL's settings of each connection, times in ms. A pooler would drop them. */
const connectionSettings = {
  timezone: 'UTC',
  idle_in_transaction_session_timeout: 30_000,
  // A club's data fit in memory; the default of 4 assumes a spinning disk. With 4, the planner read a few
  // thousand payments to find one by its key, under a session's lock.
  random_page_cost: 1.1,
};

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @param onError receives errors of idle connections; without a listener they would end the process
 * @param limits other than the usual
 * @throws the driver's error when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  connections: number,
  onError: (error: Error) => void,
  limits: Partial<typeof longest> = {},
): Promise<Database & { pool: Pool }> {
  const { connectMs, statementMs, silentMs } = { ...longest, ...limits };
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    // A generic plan rejected while the tables were small would be replanned at each call, for the connection's
    // lifetime.
    maxLifetimeSeconds: 3600,
    options: Object.entries({ ...connectionSettings, statement_timeout: statementMs })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: 'courtside',
  });
  pool.on('error', onError);
  const nameOf = createNames();
  pool.on('connect', (client) => {
    nameFrequent(client, nameOf);
    // While a connection is in use, the pool does not listen to it: one that is lost would end the process.
    client.on('error', () => {});
    // One that another machine has forgotten keeps silent; whoever waits for its answer is told so, and it is replaced.
    const stream = client.connection.stream as Socket;
    stream.setTimeout(silentMs, () =>
      stream.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' })),
    );
  });
  const connect = () => pool.query('select 1');
  try {
    // Twice: loading the program meanwhile may block a busy machine's process beyond the first connection's limit.
    await connect().catch(connect);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { casing: 'snake_case' });
  const transaction = db.transaction.bind(db);
  // Whoever waits for a session's lock holds a connection: when everybody answers at once, some are left for reads.
  const inTurn = createTurns(Math.max(1, connections - 2));
  db.transaction = (...given) => inTurn(() => retryDeadlocks(() => transaction(...given)));
  return {
    pool,
    db,
    close: () => pool.end(),
  };
}

/** Lets a connection's frequent statements be parsed and planned once: planning was half of an answer's work in PostgreSQL. */
function nameFrequent(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (given: { text?: string; name?: string } | string) =>
    typeof given === 'object' && given.text && !given.name ? { ...given, name: nameOf(given.text) } : given;
  client.query = ((given: { text?: string } | string, ...rest: unknown[]) =>
    query(named(given), ...rest)) as typeof client.query;
}

/** Turns in order of arrival. @param most how much work is done at a time */
function createTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * Names for statements that are sent often. PostgreSQL keeps a named statement for as long as the connection lasts, so
 * that their number is limited: some have a text of their own for each number of values.
 * @param often how many times a statement is sent before it has a name
 * @param most how many names there are at most
 * @returns the name of a statement, given its text; none while it is rare
 */
export function createNames(often = 20, most = 200): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size === most || !/^(select|insert|update|delete) /.test(text)) return known;
    const times = (sent.get(text) ?? 0) + 1;
    if (times < often) {
      if (sent.size === 10 * most) sent.clear();
      sent.set(text, times);
      return undefined;
    }
    sent.delete(text);
    names.set(text, `frequent_${names.size}`);
    return names.get(text);
  };
}
