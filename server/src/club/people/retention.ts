import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import {
  fullName,
  type Retention,
  type RetentionChange,
  type RetentionNext,
  SubscriptionStatus,
  UserStatus,
} from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { type Db, firstOf, type Tx } from '../../data/rows';
import {
  accounts,
  auditLog,
  entries,
  lapses,
  logins,
  payments,
  places,
  privacyRequests,
  refunds,
  retention,
  sessions,
  subscriptions,
  transfers,
  users,
} from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { forgetOldTransfers, hasOldWords, isOpenTransfer } from '../interac/store';
import { audit, auditSystemChange } from '../log/write';
import { lapseOf, logBefore, monthsAgo, ofBooks } from '../privacy/retention-rules';
import { lockPeople, removeUser } from './leaving';

/** How long the club keeps what it knows of people, and the timer that lets go of the rest. */
export const retentionFeature: Feature = {
  routes: retentionRoutes,
  timers: { retention: { seconds: 86_400, run: applyRetention } },
  exportData: async (db, userId) => ({
    lapse:
      (await firstOf(db.select({ toldOn: lapses.toldOn }).from(lapses).where(eq(lapses.userId, userId)))) ??
      null,
  }),
};

function retentionRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Retention', () => readRetention(db));
  route('PUT /api/v1/Retention', ({ services, body, caller }) => changeRetention(services, body, caller));
  route('GET /api/v1/Retention/next', ({ query: { people = null, log = null, transfers: words = null } }) =>
    whatGoesNext(db, { people, log, transfers: words }, clubDate(clock.now())),
  );
}

type Periods = Omit<Retention, 'version'>;

/** Until somebody says otherwise, everything is kept: no club loses anything that it has not been told of. */
const forGood = { people: null, log: null, transfers: null, version: 1 };

async function readRetention(db: Db): Promise<Retention> {
  const { people, log, transfers: words, version } = (await firstOf(db.select().from(retention))) ?? forGood;
  return { people, log, transfers: words, version };
}

async function changeRetention(
  { db: tx }: Command,
  { version, ...periods }: RetentionChange,
  actor: Admin,
): Promise<Retention> {
  await tx.insert(retention).values(forGood).onConflictDoNothing();
  await tx.select().from(retention).for('update');
  const before = await readRetention(tx);
  if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
  await tx.update(retention).set({ ...periods, version: sql`${retention.version} + 1` });
  const after = await readRetention(tx);
  await audit(tx, actor, { action: 'retention.update', about: [], before, after });
  return after;
}

/** The last day on which somebody was seen: they joined, confirmed, played, answered, logged in, or had a pass. */
const seenOn = (today: string) => {
  const isTheirs = eq(places.userId, users.id);
  const noon = instantOf(today, '12:00').toISOString();
  return sql<string>`(greatest(${users.createdOn}, ${users.emailConfirmedOn},
    (select max(${places.since}) from ${places} where ${isTheirs}),
    (select max(${sessions.startsAt}) from ${places} join ${sessions} on ${sessions.id} = ${places.sessionId}
      where ${isTheirs} and ${places.standing} = 'in'),
    (select max(${logins.lastUsedOn}) from ${logins} where ${eq(logins.userId, users.id)}),
    (select max(least(${subscriptions.endDate}::timestamptz, ${noon}::timestamptz)) from ${subscriptions}
      where ${and(eq(subscriptions.userId, users.id), ne(subscriptions.status, SubscriptionStatus.Cancelled))}),
    logged.logged_on))`.mapWith(users.createdOn);
};

/**
 * Condition on `users`: may be forgotten. Not administrators, and nobody who owes or is owed money, has a pass or a place
 * to come, or has asked about their information (s. 36); the suspended would come back as strangers.
 */
const mayGo = (db: Db, today: string): SQL | undefined => {
  const one = { one: sql`1` };
  const reasons = [
    db
      .select(one)
      .from(payments)
      .where(and(eq(payments.userId, users.id), gt(payments.openCents, 0))),
    db
      .select(one)
      .from(accounts)
      .where(and(eq(accounts.id, users.id), gt(accounts.creditCents, 0))),
    db
      .select(one)
      .from(refunds)
      .innerJoin(entries, eq(entries.id, refunds.id))
      .where(and(eq(entries.accountId, users.id), eq(refunds.state, 'due'))),
    db
      .select(one)
      .from(transfers)
      .where(and(eq(transfers.userId, users.id), isOpenTransfer)),
    db
      .select(one)
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, users.id),
          eq(subscriptions.status, SubscriptionStatus.Active),
          gte(subscriptions.endDate, today),
        ),
      ),
    db
      .select(one)
      .from(places)
      .innerJoin(sessions, eq(sessions.id, places.sessionId))
      .where(
        and(
          or(eq(places.userId, users.id), eq(places.hostId, users.id)),
          ne(places.standing, 'out'),
          gte(sessions.sessionDate, today),
        ),
      ),
    db
      .select(one)
      .from(privacyRequests)
      .where(and(eq(privacyRequests.userId, users.id), isNull(privacyRequests.answeredOn))),
  ];
  return and(
    eq(users.isAdmin, false),
    ne(users.status, UserStatus.Suspended),
    isNull(users.mergedInto),
    ...reasons.map((reason) => sql`not ${exists(reason)}`),
  );
};

/** The people whose time has come, those who go first first. @param id one of them only */
async function lapsing(db: Db, months: number | null, today: string, id?: string) {
  if (months === null) return [];
  const logged = db
    .select({
      whose: sql`${auditLog.about}[1]`.as('whose'),
      loggedOn: sql`max(${auditLog.at})`.as('logged_on'),
    })
    .from(auditLog)
    .where(eq(auditLog.action, 'security.login'))
    .groupBy(sql`1`)
    .as('logged');
  const rows = await db
    .select({ user: users, seenOn: seenOn(today), toldOn: lapses.toldOn })
    .from(users)
    .leftJoin(lapses, eq(lapses.userId, users.id))
    .leftJoin(logged, eq(logged.whose, users.id))
    .where(
      and(
        id === undefined ? undefined : eq(users.id, id),
        lt(users.createdOn, instantOf(monthsAgo(today, months), '24:00')),
        mayGo(db, today),
      ),
    );
  return rows
    .map(({ user, toldOn, ...row }) => {
      const seen = clubDate(row.seenOn);
      const lapse = lapseOf({ seenOn: seen, toldOn }, months, today);
      return { user, seenOn: seen, toldOn: lapse.step === 'tell' ? null : toldOn, ...lapse };
    })
    .filter(({ step }) => step !== 'none')
    .sort((one, other) => (one.goesOn + one.user.id < other.goesOn + other.user.id ? -1 : 1));
}

/** Condition on the log: older than its period. Logins have a period of their own. */
function isOldEntry(months: number | null, today: string): SQL | undefined {
  if (months === null) return sql`false`;
  const { books, others } = logBefore(today, months);
  const older = (day: string) => lt(auditLog.at, instantOf(day, '00:00'));
  return or(
    and(inArray(auditLog.entity, [...ofBooks]), older(books)),
    and(notInArray(auditLog.entity, [...ofBooks, 'security']), older(others)),
  );
}

/** How many people the page names. */
const shown = 20;

async function whatGoesNext(db: Db, periods: Periods, today: string): Promise<RetentionNext> {
  const people = await lapsing(db, periods.people, today);
  return {
    people: people.slice(0, shown).map(({ user, seenOn: seen, toldOn, goesOn }) => ({
      id: user.id,
      name: fullName(user),
      seenOn: seen,
      toldOn,
      goesOn,
    })),
    total: people.length,
    log: await db.$count(auditLog, isOldEntry(periods.log, today)),
    transfers: await db.$count(transfers, hasOldWords(wordsBefore(periods, today))),
  };
}

/** The day before which transfers lose their words; null: never. */
const wordsBefore = ({ transfers: months }: Periods, today: string): string | null =>
  months === null ? null : monthsAgo(today, months);

/** At most so many people are told, and so many forgotten, in one round: each of them takes locks and a mail. */
const perRound = 50;

/** Does what is due: forgets who was told, tells who is next, and lets go of the log's and the transfers' oldest. */
async function applyRetention(services: Services): Promise<void> {
  const today = clubDate(services.clock.now());
  const { people } = await readRetention(services.db);
  const due = (await lapsing(services.db, people, today)).filter(({ step }) => step === 'forget');
  for (const { user } of due.slice(0, perRound))
    await perform(services, (command) => forgetLapsed(command, user.id, today));
  await perform(services, (command) => tellAndTrim(command, today));
}

/** Forgets somebody, unless they have been seen, or something holds them, since. */
async function forgetLapsed(command: Command, id: string, today: string): Promise<void> {
  const { db: tx } = command;
  const [user] = await lockPeople(tx, [id]);
  const { people } = await readRetention(tx);
  const [lapse] = await lapsing(tx, people, today, id);
  if (!user || lapse?.step !== 'forget') return;
  await removeUser(command, user);
  await auditSystemChange(tx, { action: 'retention.forget', entityId: id, about: [id] });
}

async function tellAndTrim(command: Command, today: string): Promise<void> {
  const { db: tx } = command;
  const periods = await readRetention(tx);
  const people = await lapsing(tx, periods.people, today);
  await dropOthers(
    tx,
    people.filter(({ step }) => step !== 'tell').map(({ user }) => user.id),
  );
  const told = people.filter(({ step }) => step === 'tell').slice(0, perRound);
  if (told.length > 0)
    await tx.insert(lapses).values(told.map(({ user }) => ({ userId: user.id, toldOn: today })));
  await command.emails.notify(
    'account-lapsing',
    ...told.map(({ user, goesOn }) => ({ to: user, until: goesOn })),
  );
  const removed = await tx
    .delete(auditLog)
    .where(isOldEntry(periods.log, today))
    .returning({ id: auditLog.id });
  const words = await forgetOldTransfers(tx, wordsBefore(periods, today));
  const counts = { told: told.length, oldEntries: removed.length, words };
  if (Object.values(counts).some((count) => count > 0))
    await auditSystemChange(tx, { action: 'retention.apply', about: [], after: counts });
}

/** Whoever has been seen, or is held by something, is told anew when their time comes again. */
const dropOthers = (tx: Tx, still: readonly string[]) =>
  tx.delete(lapses).where(still.length > 0 ? notInArray(lapses.userId, [...still]) : undefined);
