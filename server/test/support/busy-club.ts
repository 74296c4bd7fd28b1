import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays, clubDate } from 'shared-api/calendar';
import { PaymentStatus, Plan, UserStatus } from 'shared-api/contract';
import { v7 } from 'uuid';
import { startLogin } from '../../src/club/people/login-calls';
import { readConfig } from '../../src/config/read';
import { openDatabase } from '../../src/data/open';
import type { Database } from '../../src/data/rows';
import { auditLog, entries, mailings, payments, replies } from '../../src/data/schema';
import { insertUser } from '../../src/data/users';
import { ledgerViolations } from './ledger-promises';
import { testClock } from './parts';
import { readBooks, violationsOf } from './place-promises';

/** A call with its key, and its reply once it has come. */
export interface Sent {
  key: string;
  as: string;
  call: string;
  body?: object | undefined;
  reply?: { status: number; body: unknown };
}

/** People of a running product who do everything that a club does, at random, each thing with a key of its own. */
export interface BusyClub {
  /** All that was asked for until now. */
  all: Sent[];
  /** Asks for some things. @param wishes from `wishesOf` */
  ask(wishes: readonly Wish[]): Sent[];
  /** Learns what there is to ask about from replies. */
  learn(sent: readonly Sent[]): void;
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

/** What somebody wishes for; `nth` is any number. */
export type Wish = typeof wish extends fc.Arbitrary<infer One> ? One : never;

/** Random wishes. @returns so many lists, each of that size */
export const wishesOf = (lists: number, size: number, seed: number): Wish[][] =>
  fc.sample(fc.array(wish, { minLength: size, maxLength: size }), { seed, numRuns: lists });

/** Settings of a product without demo and rate limits whose mails wait, since nobody listens there. */
export const quietSettings = {
  ...{ LOG_LEVEL: 'silent', DEMO_DATA: 'false', RATE_LIMITS: 'false' },
  ...{ JWT_SECRET: 'a secret of this test only, long enough', SMTP_URL: 'smtp://127.0.0.1:9' },
};

const today = () => clubDate(new Date());

/** Opens the database of a product's settings, and migrates it. */
export const openDatabaseOf = (env: Record<string, string>): Promise<Database> =>
  openDatabase(readConfig(env), () => {});

/**
 * Makes an administrator, four players and two sessions of three places, in a database that no product uses yet.
 * @param env the product's settings
 */
export async function fillBusyClub(env: Record<string, string>): Promise<BusyClub> {
  const database = await openDatabaseOf(env);
  const means = { config: readConfig(env), clock: testClock(new Date().toISOString()) };
  const people = await Promise.all(
    ['Boss', 'Ana', 'Ben', 'Cleo', 'Dan'].map(async (firstName) => {
      const { id } = await insertUser(database.db, {
        ...{ firstName, lastName: 'Roy', username: firstName, email: `${firstName}@club.test`, language: 0 },
        ...{ isAdmin: firstName === 'Boss', paymentPlan: Plan.DropIn, status: UserStatus.Active },
        emailConfirmedOn: new Date(),
      });
      return { id, token: await startLogin(means, database.db, id, { userAgent: '', withPasskey: false }) };
    }),
  );
  await database.close();
  const [boss = '', ...others] = people.map(({ token }) => token);
  const [, ...players] = people.map(({ id }) => id);
  const known: { sessions: string[]; payments: { id: string; reference: string }[] } = {
    sessions: [],
    payments: [],
  };
  const all: Sent[] = [];

  /** @param number of the wish */
  const asked = ({ type, who, at, nth }: Wish, number: number): Omit<Sent, 'key'> => {
    const session = known.sessions[at];
    const payment = known.payments[nth % Math.max(1, known.payments.length)];
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
        const amount = 1 + (nth % 20);
        const body = { userId: players[who], plan: Plan.DropIn, amount, paymentDate: today() };
        return { as: boss, call: 'POST /api/v1/Payments', body };
      }
      case 'status': {
        const body = { status: at ? PaymentStatus.Completed : PaymentStatus.Refunded, paymentDate: today() };
        return { as: boss, call: `PUT /api/v1/Payments/${payment?.id ?? v7()}/status`, body };
      }
      case 'transfer': {
        const row = `${today()},INTERAC ${mark} ${payment?.reference ?? ''},${nth % 20}.00`;
        const content = Buffer.from(`Date,Description,Amount\n${row}\n`).toString('base64');
        return { as: boss, call: 'POST /api/v1/Transfers/import', body: { content } };
      }
      default: {
        const body = { emails: ['ana@club.test', 'ben@club.test'], language: 0, customMessage: mark };
        return { as: boss, call: 'POST /api/v1/Communication/announcement', body };
      }
    }
  };
  const add = (some: Omit<Sent, 'key'>[]): Sent[] => {
    const sent = some.map((one): Sent => ({ key: v7(), ...one }));
    all.push(...sent);
    return sent;
  };

  return {
    all,
    ask: (wishes) =>
      add(
        known.sessions.length === 0
          ? [9, 10].map((day) => ({
              as: boss,
              call: 'POST /api/v1/Sessions',
              body: {
                ...{ sessionDate: addDays(today(), day), startTime: '10:00', endTime: '12:00' },
                ...{ maxCapacity: 3, dropInPrice: 10, location: 'The gym' },
              },
            }))
          : wishes.map((one, index) => asked(one, all.length + index)),
      ),
    learn(sent) {
      for (const { call, reply } of sent) {
        if (!reply || reply.status >= 300) continue;
        if (call.endsWith('/Payments')) known.payments.push(reply.body as { id: string; reference: string });
        if (call.endsWith('/Sessions')) known.sessions.push((reply.body as { id: string }).id);
      }
    },
  };
}

/** What an attempt is answered. */
export type Attempt = { status: number; retryAfter: string | null; body: { code?: string } | null };

/** Makes a call once. @param base the product's address @throws when no reply comes */
export async function attempt(base: string, sent: Sent, signal?: AbortSignal): Promise<Attempt> {
  const [method = '', path] = sent.call.split(' ');
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${sent.as}`,
      'idempotency-key': sent.key,
      ...(sent.body && { 'content-type': 'application/json' }),
    },
    ...(sent.body && { body: JSON.stringify(sent.body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const body = text ? JSON.parse(text) : null;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

/** Makes a call, and notes its reply. @throws when none comes */
export async function send(base: string, sent: Sent): Promise<void> {
  for (;;) {
    const { status, body } = await attempt(base, sent);
    // The database may still be at work for a process or a connection that has gone.
    if (body?.code === 'stillRunning') continue;
    sent.reply = { status, body };
    return;
  }
}

/** Creates the sessions that all wishes are about. @param base the product's address */
export async function addSessions(club: BusyClub, base: string): Promise<void> {
  const sessions = club.ask([]);
  for (const sent of sessions) await send(base, sent);
  club.learn(sessions);
}

const isDone = ({ reply }: Sent) => (reply?.status ?? 0) < 300;

/**
 * Asserts that all which was answered has been done, entirely and once, and nothing else.
 * @param all calls that have all been answered
 */
export async function expectDoneOnce({ db }: Pick<Database, 'db'>, all: readonly Sent[]): Promise<void> {
  expect(all.filter(({ reply }) => !reply || reply.status === 400 || reply.status >= 500)).toEqual([]);
  expect(await ledgerViolations(db)).toEqual([]);
  expect(violationsOf(await readBooks(db), new Date(), new Set())).toEqual([]);
  const count = (is: (sent: Sent) => boolean) => all.filter((sent) => isDone(sent) && is(sent)).length;
  const keys = all.map(({ key }) => key);
  const kept = await db.select().from(replies).where(inArray(replies.key, keys));
  expect(kept).toHaveLength(count(({ call }) => !call.endsWith('import')));
  const repliesTo = new Map(all.map(({ key, reply }) => [key, reply]));
  for (const { key, status, body } of kept)
    expect(repliesTo.get(key)).toEqual({ status, body: JSON.parse(body ?? '') });
  const credits = await db.select().from(entries).where(eq(entries.kind, 'credit'));
  expect(new Set(credits.map(({ reason }) => reason)).size).toBe(credits.length);
  expect(credits).toHaveLength(count(({ call }) => call.endsWith('/entries')));
  expect(await db.$count(mailings)).toBe(count(({ call }) => call.endsWith('announcement')));
  const logged = await db.select().from(auditLog);
  const times = (action: string) => logged.filter((one) => one.action === action).length;
  expect(times('payment.create')).toBe(count(({ call }) => call.endsWith('/Payments')));
  // A bank's line that names a payment is received for it, and may complete it.
  const received = await db
    .selectDistinct({ transfer: entries.transferId, payment: entries.paymentId })
    .from(entries)
    .where(and(eq(entries.kind, 'received'), isNotNull(entries.transferId), isNotNull(entries.paymentId)));
  expect(times('payment.status') + times('payment.receive')).toBe(
    count(({ call }) => call.endsWith('/status')) + received.length,
  );
  expect(times('account.credit')).toBe(credits.length);
  const byHand = and(isNull(payments.sessionId), isNull(payments.subscriptionId));
  expect(await db.$count(payments, byHand)).toBe(times('payment.create'));
}
