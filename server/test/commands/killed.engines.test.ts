import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays, clubDate } from 'shared-api/calendar';
import { PaymentStatus, Plan, UserStatus } from 'shared-api/contract';
import { v7 } from 'uuid';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { freePort } from '../../../infra/bootstrap/ports.mjs';
import { startProduct } from '../../../infra/bootstrap/product.mjs';
import { readConfig } from '../../src/config/read';
import { openDatabase } from '../../src/db/open';
import { auditLog, entries, mailings, payments, replies } from '../../src/db/schema';
import type { Database } from '../../src/db/types';
import { startLogin } from '../../src/features/logins/service';
import { insertUser } from '../../src/features/users/store';
import { systemClock } from '../../src/time/clock';
import { administer, engine, handover, sequences } from '../support/engines';
import { ledgerViolations } from '../support/ledger-promises';
import { readBooks, violationsOf } from '../support/place-promises';

/** A call with its key, and its reply once it has come. */
interface Sent {
  key: string;
  as: string;
  call: string;
  body?: object | undefined;
  reply?: { status: number; body: unknown };
}

let env: Record<string, string>;
let port: number;
let database: Database;
let product: ReturnType<typeof startProduct> | undefined;
let tokens: string[] = [];
let ids: string[] = [];

beforeAll(async () => {
  await ensureServerBuilt();
  port = await freePort();
  env = {
    ...{
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'courtside-killed-')),
      LOG_LEVEL: 'silent',
    },
    ...{ JWT_SECRET: 'a secret of this test only, long enough', DEMO_DATA: 'false', RATE_LIMITS: 'false' },
    // Nobody listens there: mails wait.
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  if (engine === 'postgres') {
    const url = process.env[handover.postgres] ?? '';
    const name = `killed_${v7().replaceAll('-', '')}`;
    await administer(url, `create database ${name}`);
    env = { ...env, DATABASE_URL: `${url}/${name}` };
  }
  await open();
  const people = await Promise.all(['Boss', 'Ana', 'Ben', 'Cleo', 'Dan'].map(somebody));
  ids = people.map(({ id }) => id);
  tokens = people.map(({ token }) => token);
  await database.close();
});

afterAll(async () => {
  await product?.stop('SIGKILL');
  await database.close();
});

const open = async () => {
  database = await openDatabase(readConfig(env), () => {});
};

async function somebody(firstName: string) {
  const { id } = await insertUser(database.db, {
    ...{ firstName, lastName: 'Roy', username: firstName, email: `${firstName}@club.test`, language: 0 },
    ...{ isAdmin: firstName === 'Boss', paymentPlan: Plan.DropIn, status: UserStatus.Active },
    emailConfirmedOn: new Date(),
  });
  const means = { config: readConfig(env), clock: systemClock };
  return { id, token: await startLogin(means, database.db, id, { userAgent: '', withPasskey: false }) };
}

const start = async () => {
  product = startProduct(port, env, 'ignore');
  expect(await product.ready).toBe(true);
};

/** Makes a call. @throws when the server has gone */
async function send(sent: Sent): Promise<void> {
  const [method = '', path] = sent.call.split(' ');
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sent.as}`,
        'idempotency-key': sent.key,
        ...(sent.body && { 'content-type': 'application/json' }),
      },
      ...(sent.body && { body: JSON.stringify(sent.body) }),
    });
    const text = await response.text();
    const reply = { status: response.status, body: text ? JSON.parse(text) : null };
    // The database may still be at work for the process that was killed.
    if (reply.body?.code === 'stillRunning') continue;
    sent.reply = reply;
    return;
  }
}

const wish = fc.record({
  type: fc.constantFrom(
    'yes',
    'yes',
    'no',
    'guest',
    'plan',
    'credit',
    'payment',
    'status',
    'transfer',
    'mail',
  ),
  who: fc.nat(3),
  at: fc.nat(1),
  nth: fc.nat(1000),
});

/** What somebody asks for. @param number of the wish */
function asked(
  { type, who, at, nth }: typeof wish extends fc.Arbitrary<infer W> ? W : never,
  number: number,
) {
  const [boss = '', ...others] = tokens;
  const [_, ...players] = ids;
  const session = made.sessions[at];
  const known = made.payments[nth % Math.max(1, made.payments.length)];
  const mark = `wish ${number}`;
  const as = others[who] ?? '';
  switch (type) {
    case 'yes':
      return { as, call: `POST /api/v1/Sessions/${session}/register` };
    case 'no':
      return { as, call: `DELETE /api/v1/Sessions/${session}/register` };
    case 'guest':
      return {
        as,
        call: `POST /api/v1/Sessions/${session}/guests`,
        body: { firstName: ['Zoé', 'Malik'][at] },
      };
    case 'plan':
      return { as, call: 'PATCH /api/v1/Users/me/payment-plan', body: { paymentPlan: at } };
    case 'credit': {
      const body = { kind: 'credit', amount: 1 + (nth % 20), reason: mark };
      return { as: boss, call: `POST /api/v1/Balances/${players[who]}/entries`, body };
    }
    case 'payment': {
      const body = { userId: players[who], plan: Plan.DropIn, amount: 1 + (nth % 20), paymentDate: today() };
      return { as: boss, call: 'POST /api/v1/Payments', body };
    }
    case 'status': {
      const body = { status: at ? PaymentStatus.Completed : PaymentStatus.Refunded, paymentDate: today() };
      return { as: boss, call: `PUT /api/v1/Payments/${known?.id ?? v7()}/status`, body };
    }
    case 'transfer': {
      const row = `${today()},INTERAC ${mark} ${known?.reference ?? ''},${nth % 20}.00`;
      const content = Buffer.from(`Date,Description,Amount\n${row}\n`).toString('base64');
      return { as: boss, call: 'POST /api/v1/Transfers/import', body: { content } };
    }
    default: {
      const body = { emails: ['ana@club.test', 'ben@club.test'], language: 0, customMessage: mark };
      return { as: boss, call: 'POST /api/v1/Communication/announcement', body };
    }
  }
}

const today = () => clubDate(new Date());

/** What there is to ask about. */
const made: { sessions: string[]; payments: { id: string; reference: string }[] } = {
  sessions: [],
  payments: [],
};

const idIn = ({ reply }: Sent): string => (reply?.body as { id: string } | undefined)?.id ?? '';

const isDone = ({ reply }: Sent) => (reply?.status ?? 0) < 300;

test('a server that is killed at any moment has done all that it said, and nothing twice or by half', async () => {
  const { numRuns, seed } = sequences(3);
  const all: Sent[] = [];
  await start();
  let unanswered = 0;
  for (const day of [9, 10]) {
    const body = {
      ...{ sessionDate: addDays(today(), day), startTime: '10:00', endTime: '12:00' },
      ...{ maxCapacity: 3, dropInPrice: 10, location: 'The gym' },
    };
    const sent: Sent = { key: v7(), as: tokens[0] ?? '', call: 'POST /api/v1/Sessions', body };
    await send(sent);
    made.sessions.push(idIn(sent));
  }
  const [wishes = []] = fc.sample(
    fc.array(fc.array(wish, { minLength: 16, maxLength: 16 }), { minLength: numRuns, maxLength: numRuns }),
    { seed, numRuns: 1 },
  );
  for (const [round, some] of wishes.entries()) {
    const burst = some.map((one, index): Sent => ({ key: v7(), ...asked(one, round * 16 + index) }));
    all.push(...burst);
    const killAfter = some[0]?.nth ?? 0;
    let answered = 0;
    let killed: Promise<unknown> | undefined;
    await Promise.allSettled(
      burst.map(async (sent) => {
        await send(sent);
        if (++answered === 1 + (killAfter % 10)) killed = product?.stop('SIGKILL');
      }),
    );
    await killed;
    await start();
    unanswered += burst.filter(({ reply }) => !reply).length;
    for (const sent of burst) {
      const before = sent.reply;
      if (before && before.status >= 300) continue;
      await send(sent);
      if (before && !sent.call.endsWith('import')) expect(sent.reply).toEqual(before);
    }
    for (const { call, reply } of burst)
      if (call.endsWith('/Payments') && reply && reply.status < 300)
        made.payments.push(reply.body as { id: string; reference: string });
  }
  await product?.stop('SIGKILL');
  expect(unanswered).toBeGreaterThan(0);
  await open();
  const { db } = database;
  expect(all.filter(({ reply }) => !reply || reply.status === 400 || reply.status >= 500)).toEqual([]);
  expect(await ledgerViolations(db)).toEqual([]);
  expect(violationsOf(await readBooks(db), new Date(), new Set())).toEqual([]);
  const count = (is: (sent: Sent) => boolean) => all.filter((sent) => isDone(sent) && is(sent)).length;
  const kept = await db
    .select()
    .from(replies)
    .where(
      inArray(
        replies.key,
        all.map(({ key }) => key),
      ),
    );
  expect(kept).toHaveLength(count(({ call }) => !call.endsWith('import')));
  for (const { key, status, body } of kept)
    expect(all.find((sent) => sent.key === key)?.reply).toEqual({ status, body: JSON.parse(body ?? '') });
  const credits = await db.select().from(entries).where(eq(entries.kind, 'credit'));
  expect(new Set(credits.map(({ reason }) => reason)).size).toBe(credits.length);
  expect(credits).toHaveLength(count(({ call }) => call.endsWith('/entries')));
  expect(await db.$count(mailings)).toBe(count(({ call }) => call.endsWith('announcement')));
  const logged = await db.select().from(auditLog);
  const times = (action: string) => logged.filter((one) => one.action === action).length;
  expect(times('payment.create')).toBe(count(({ call }) => call.endsWith('/Payments')));
  expect(times('payment.status')).toBe(count(({ call }) => call.endsWith('/status')));
  expect(times('account.credit')).toBe(credits.length);
  const byHand = and(isNull(payments.sessionId), isNull(payments.subscriptionId));
  expect(await db.$count(payments, byHand)).toBe(times('payment.create'));
}, 120_000);
