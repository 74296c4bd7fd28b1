import { Language, Plan, SeasonStatus, UserStatus } from 'shared-api/contract';
import { type App, buildApp } from '../../src/app';
import { startLogin } from '../../src/club/people/login-calls';
import type { Config } from '../../src/config/config';
import type { Database } from '../../src/data/rows';
import { subscriptions } from '../../src/data/schema';
import { insertUser, type Member, type NewUser } from '../../src/data/users';
import { hashPassword } from '../../src/http/passwords';
import { type Command, perform } from '../../src/http/perform';
import type { LogTarget } from '../../src/http/request';
import { undoMs } from '../../src/mail/outbox/sender';
import { type Call, createCaller } from './call';
import { openFresh } from './engines';
import { emptyAll } from './ledger';
import { checkLedger } from './ledger-promises';
import { firstEvening, type TestClock, type TestMailer, testClock, testConfig, testMailer } from './parts';

/** A logged-in person. */
export interface Person extends Member {
  token: string;
}

/** A club for one test file: the real application on its own new database. */
export interface Club {
  app: App;
  database: Database;
  clock: TestClock;
  mailer: TestMailer;
  /** Makes a call of the contract and validates the response. */
  call: Call;
  /** A new person, logged in; a drop-in player by default. */
  person(values?: Partial<NewUser>): Promise<Person>;
  /** New drop-in players. */
  people(count: 2): Promise<[Person, Person]>;
  people(count: 3): Promise<[Person, Person, Person]>;
  people(count: number): Promise<Person[]>;
  /** A new person with a season pass, around November 2026 by default. */
  passHolder(values?: Partial<NewUser>, pass?: Partial<Dates>): Promise<Person>;
  admin(): Promise<Person>;
  /** The same person on another device. */
  again(person: Person): Promise<Person>;
  /** A session on the next Saturday, created by an administrator. */
  session(values?: Partial<SessionValues>): Promise<string>;
  /**
   * Does all pending background work, including delayed e-mails about people's own answers. @throws when a job fails
   */
  drain(): Promise<void>;
  /** Makes it a new club on its first day, with nobody and nothing in it. @throws as `close` */
  empty(): Promise<void>;
  /** Does something in a command. */
  perform<Result>(work: (command: Command) => Promise<Result>): Promise<Result>;
  /** @throws when ledger and payments differ */
  close(): Promise<void>;
}

type Dates = Pick<typeof subscriptions.$inferInsert, 'startDate' | 'endDate'>;

interface SessionValues {
  sessionDate: string;
  startTime: string;
  endTime: string;
  maxCapacity: number;
  dropInPrice: number;
  location: string;
  opensAt: string;
  drawsAt: string;
}

/** Everybody's password in tests. */
export const password = 'Pick-and-r0ll!';
let passwordHash: Promise<string> | undefined;

/**
 * Creates a club.
 * @param opened an existing club's database instead of an empty one
 * @param logTo receives the log, when `changes` sets a level
 */
export async function openClub(
  changes: Partial<Config> = {},
  opened?: Database,
  logTo?: LogTarget,
): Promise<Club> {
  const [database, clock, mailer] = [opened ?? (await openFresh()), testClock(), testMailer()];
  const config = { ...testConfig, ...changes };
  const app = await buildApp({ config, db: database, mailer, clock, ...(logTo && { logTo }) });
  await app.ready();
  const call = createCaller(app);
  let count = 0;

  const newLogin = (userId: string) =>
    startLogin({ config, clock }, database.db, userId, { userAgent: '', withPasskey: false });
  const person = async (values: Partial<NewUser> = {}): Promise<Person> => {
    passwordHash ??= hashPassword(password);
    count++;
    const row = await insertUser(database.db, {
      username: `person-${count}`,
      email: `person-${count}@club.test`,
      firstName: `First${count}`,
      lastName: `Last${count}`,
      passwordHash: await passwordHash,
      paymentPlan: Plan.DropIn,
      status: UserStatus.Active,
      language: Language.English,
      emailConfirmedOn: clock.now(),
      ...values,
    });
    return { ...(row as Member), token: await newLogin(row.id) };
  };
  const passHolder = async (values: Partial<NewUser> = {}, dates: Partial<Dates> = {}): Promise<Person> => {
    const holder = await person({ paymentPlan: Plan.Membership, ...values });
    await database.db.insert(subscriptions).values({
      ...{ userId: holder.id, price: 0, status: SeasonStatus.Active, createdOn: clock.now() },
      ...{ startDate: '2026-11-01', endDate: '2027-01-31', ...dates },
    });
    return holder;
  };
  let boss: Promise<Person> | undefined;
  const admin = () => {
    boss ??= person({ isAdmin: true, username: 'the-admin', firstName: 'Ada', lastName: 'Boss' });
    return boss;
  };

  return {
    app,
    database,
    clock,
    mailer,
    call,
    person,
    people: (async (count: number) => {
      const all: Person[] = [];
      while (all.length < count) all.push(await person());
      return all;
    }) as Club['people'],
    passHolder,
    admin,
    again: async (one) => ({ ...one, token: await newLogin(one.id) }),
    async session(values = {}) {
      const reply = await call('POST /api/v1/Sessions', {
        as: await admin(),
        body: {
          sessionDate: '2026-11-28',
          startTime: '10:00',
          endTime: '12:00',
          maxCapacity: 20,
          dropInPrice: 10,
          location: 'The gym',
          ...values,
        },
      });
      return reply.ok(201).id;
    },
    async drain() {
      const now = clock.now();
      clock.set(new Date(now.getTime() + undoMs));
      await app.services.jobs.drain().finally(() => clock.set(now));
      const counts = JSON.stringify(await app.services.jobs.counts());
      if (/retry|failed/.test(counts)) throw new Error(`A job has failed: ${counts}`);
    },
    async empty() {
      await checkLedger(database.db);
      await emptyAll(database.db);
      clock.set(firstEvening);
      mailer.sent.length = 0;
      count = 0;
      boss = undefined;
    },
    perform: (work) => perform(app.services, work),
    async close() {
      await checkLedger(database.db).finally(async () => {
        await app.close();
        await database.close();
      });
    },
  };
}

/** A club for all tests of a file or a `describe`. */
export function clubForAll(...terms: Parameters<typeof openClub>): Club {
  const club = {} as Club;
  beforeAll(async () => {
    Object.assign(club, await openClub(...terms));
  });
  afterAll(() => club.close());
  return club;
}

/** A new club for each test: the same application, which keeps nothing to itself, with an empty database. */
export function clubForEach(): Club {
  const club = clubForAll();
  afterEach(() => club.empty());
  return club;
}
