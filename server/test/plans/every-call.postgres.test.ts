import { Client, type Pool } from 'pg';
import { type Call, calls } from 'shared-api/contract';
import { matrix, rows } from '../http/permissions';
import type { Sent } from '../support/call';
import { type Club, openClub, type Person } from '../support/club';
import { openLarge } from '../support/engines';

/** Tables that keep growing, which no call may read in full. */
const large = /Seq Scan on (users|payments)\b/;

/** Calls that have to read a whole table, and why. */
const wholeTable: Partial<Record<keyof typeof calls, { question: RegExp; why: string }>> = {
  'GET /api/v1/Payments': {
    question: /"sort":"-?user(Name|Email)"/,
    why: 'The order is of another table, and of people who have left there is none.',
  },
  'GET /api/v1/Balances': { question: /./, why: 'Everybody who owes something is added up, and has a name.' },
  'GET /api/v1/Months/{month}/entries': {
    question: /^{}$/,
    why: 'In a large club’s month many have an entry, and a name.',
  },
  'GET /api/v1/Sessions/{id}/turnout': { question: /./, why: 'Everybody who has not answered is named.' },
  'GET /api/v1/Payments/summary': { question: /^{}$/, why: 'Sums over everything.' },
};

let club: Club;
let owner: Person;
beforeAll(async () => {
  club = await openClub({}, await openLarge());
  owner = await club.person();
});
afterAll(() => club.close());

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that a call makes. */
async function statementsOf(make: () => Promise<unknown>): Promise<Statement[]> {
  const made: Statement[] = [];
  const original = Client.prototype.query;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const [config, values] = given as unknown as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof config === 'string' ? config : config.text;
    const bound = Array.isArray(values) ? values : typeof config === 'string' ? [] : (config.values ?? []);
    // A total has to read everything that it counts.
    const counts = text.startsWith('select count(*)');
    if (/^\s*(select|with|insert|update|delete)/i.test(text) && !counts) {
      made.push({ text, values: bound });
    }
    return original.apply(this, given as never);
  } as never);
  try {
    await make();
  } finally {
    spy.mockRestore();
  }
  return made;
}

/** The statements that read a large table in full, with their plans. */
async function scans(statements: Statement[]): Promise<string[]> {
  const { pool } = club.database as unknown as { pool: Pool };
  const found: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain ${text}`, values);
    const plan = rows.map((row) => Object.values(row as object)[0]).join('\n');
    if (large.test(plan)) found.push(`${text} [${values}]\n${plan}`);
  }
  return found;
}

interface Property {
  enum?: unknown[];
  type?: string;
}

/** All kinds of queries of a list: each order, each filter, a search, a far page. */
function questionsOf({ query }: Call): Record<string, unknown>[] {
  const { properties = {} } = (query ?? {}) as { properties?: Record<string, Property> };
  const known: Record<string, unknown[]> = {
    page: [40],
    search: ['user12345@'],
    from: ['2024-05-01'],
    to: ['2024-01-31'],
    userId: [owner.id],
  };
  return Object.entries(properties).flatMap(([name, part]) =>
    (known[name] ?? part.enum ?? []).map((value) => ({
      ...('pageSize' in properties && { pageSize: 20 }),
      [name]: value,
    })),
  );
}

test('a statement that reads a large table whole is noticed', async () => {
  const text = 'select * from users where password_hash = $1';
  expect(await scans([{ text, values: ['x'] }])).toHaveLength(1);
});

test.each(rows)('%s', async (name) => {
  const call: Call = calls[name];
  const as = call.access === 'player' ? owner : await club.admin();
  const sent: Sent = (await matrix[name].send?.(club, owner, as)) ?? {};
  const questions = call.paged ? questionsOf(call) : [{}];
  const found: string[] = [];
  let statements = 0;
  for (const question of questions) {
    const made = await statementsOf(() =>
      club.call(name, { as, ...sent, query: { ...sent.query, ...question } }),
    );
    statements += made.length;
    const asked = JSON.stringify(question);
    const expected = wholeTable[name]?.question.test(asked) ?? false;
    for (const scan of await scans(made)) if (!expected) found.push(`${asked} ${scan}`);
  }
  // Every call makes at least the guard's statement; without any, the spy does not work.
  expect(statements).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
