import { type SQL, sql } from 'drizzle-orm';
import { differencesIn } from '../../src/features/ledger/check';
import { sweepPlaces } from '../../src/features/places/sweep';
import { openClub } from '../support/club';
import { countedPlaces, storedCounts } from '../support/counts';
import type { EmptyDatabase } from '../support/engines';
import { openFilled } from '../support/filled';

/** A few minutes after that version was stopped. */
const now = '2026-11-22T15:40:00Z';

const read = async (database: EmptyDatabase, query: SQL) =>
  (await database.db.execute<Record<string, unknown>>(query)).rows;

/** A club from the last version before answers, waiting lists and passes' places became one table. */
async function openUpgraded() {
  const database = await openFilled('0014');
  await database.migrate();
  const club = await openClub({}, database);
  club.clock.set(now);
  const as = async (username: string, password: string) =>
    (await club.call('POST /api/v1/Users/login', { body: { username, password } })).ok();
  const sendMails = async () => {
    await club.drain();
    return club.mailer.sent.splice(0);
  };
  return { database, club, as, sendMails };
}

const money = sql`select id, user_id, subscription_id, session_id, reference, amount, plan, status, method, payment_date,
  created_on, version from payments order by id`;
const passes = sql`select * from subscriptions order by id`;

/** Dates for which a pass must hold a spot: the session takes place, and answers are open. */
const covered = sql`select distinct s.id as session_id, u.id as user_id from sessions s
  join subscriptions p on p.status = 0 and s.session_date between p.start_date and p.end_date
  join users u on u.id = p.user_id and u.status = 0
  where s.status in (0, 1) and s.starts_at > ${now}::timestamptz + interval '90 minutes'`;

test('answers and lines become one row a person and session; nobody loses a turn, is charged or is mailed', async () => {
  const database = await openFilled('0014');
  const counts = await storedCounts(database.db);
  const [paid, held] = [await read(database, money), await read(database, passes)];
  const mails = await read(database, sql`select id, user_id, state, attempts from outbox order by id`);
  const rows = await read(
    database,
    sql`select coalesce(a.id, w.id) as id, session_id, user_id,
      case when w.id is not null then 'waiting' when a.is_attending then 'in' else 'out' end as standing,
      coalesce(w.notes, a.notes) as notes
    from attendance a full join waiting_list w using (session_id, user_id) order by session_id, user_id`,
  );
  const line = await read(
    database,
    sql`select session_id, user_id, a.is_attending, w.notes from waiting_list w
      left join attendance a using (session_id, user_id) order by w.id`,
  );
  // The full Saturday: one who had declined, one with a note, and two more.
  expect(line).toHaveLength(4);
  expect(line).toMatchObject([
    { is_attending: null },
    { is_attending: false },
    { notes: 'I can come at short notice' },
    {},
  ]);

  await database.migrate();
  expect(
    await read(
      database,
      sql`select id, session_id, user_id, standing, notes from places order by session_id, user_id`,
    ),
  ).toEqual(rows);
  expect(
    await read(
      database,
      sql`select user_id from places where standing = 'waiting' order by session_id, priority, since`,
    ),
  ).toEqual(line.map(({ user_id }) => ({ user_id })));
  expect(await storedCounts(database.db)).toEqual(counts);
  expect(await countedPlaces(database.db)).toEqual(counts);

  expect(await read(database, money)).toEqual(paid);
  expect(await differencesIn(database.db)).toEqual([]);
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
  expect(await read(database, passes)).toEqual(held);
  expect(await read(database, sql`select id, user_id, state, attempts from outbox order by id`)).toEqual(
    mails,
  );
  await database.close();
});

test('e-mails that waited for their mail server leave the new version, each once', async () => {
  const { club, sendMails } = await openUpgraded();
  const sent = (await sendMails()).map(({ to, subject }) => `${to}: ${subject}`);
  expect(sent.sort()).toEqual([
    'amir.haddad@example.com: Annulation : séance du samedi 9 janvier 2027',
    'member@courtside.example: News about the gym / Des nouvelles du gymnase',
    'member@courtside.example: We have received your payment of $12.50',
    'minh.pham@example.com: A spot opened up: you’re in for Saturday, December 5',
    'myriam.belanger@example.com: Cancelled: session on Saturday, January 9, 2027',
    'player@courtside.example: News about the gym / Des nouvelles du gymnase',
    'player@courtside.example: We have received your payment of $12.50',
    'sofia.benali@example.com: Your season pass is confirmed',
  ]);
  expect(await sendMails()).toEqual([]);
  await club.close();
});

test('whoever holds a pass gets its spots by the first sweep, in one e-mail and for nothing', async () => {
  const { database, club, sendMails } = await openUpgraded();
  await sendMails();
  const answered = sql`select id, session_id, user_id, standing from places
    where source = 'person' and standing in ('in', 'out') order by id`;
  const before = { answers: await read(database, answered), money: await read(database, money) };
  const without = await read(
    database,
    sql`select distinct u.email from (${covered}) c join users u on u.id = c.user_id
      left join places using (session_id, user_id) where places.id is null order by 1`,
  );
  expect(without.length).toBeGreaterThan(10);

  await sweepPlaces(club.app.services);
  expect(await read(database, answered)).toEqual(before.answers);
  // What somebody had paid for a date that their pass covers pays their other dues; no other payment changes.
  const moved = await read(
    database,
    sql`select payment_id as id, sum(amount_cents)::int as cents from entries
      where kind = 'applied' and payment_id is not null group by 1 order by 2`,
  );
  const isKept = ({ id }: Record<string, unknown>) => !moved.some((one) => one.id === id);
  expect((await read(database, money)).filter(isKept)).toEqual(before.money.filter(isKept));
  expect(moved).toMatchObject([{ cents: -1000 }, { cents: 1000 }]);
  expect(await differencesIn(database.db)).toEqual([]);
  expect(await storedCounts(database.db)).toEqual(await countedPlaces(database.db));
  // In or, without room, first in line (0); whoever had said no stays out. Every covered date has a row.
  const spots = sql`select concat_ws(' ', standing, source, priority) as place, count(*)::int as n
    from (${covered}) c left join places p using (session_id, user_id) group by 1 order by 1`;
  expect(await read(database, spots)).toEqual([
    { place: 'in pass 0', n: 20 },
    { place: 'in person 3', n: 21 },
    { place: 'out person 3', n: 1 },
    { place: 'waiting line 0', n: 1 },
    { place: 'waiting pass 0', n: 47 },
  ]);
  // Whoever bought first is in.
  const late = sql`select w.user_id from (${covered}) c join places w using (session_id, user_id)
    join subscriptions waits on waits.user_id = w.user_id and waits.status = 0
    join places i on i.session_id = w.session_id and i.standing = 'in' and i.source = 'pass'
    join subscriptions comes on comes.user_id = i.user_id and comes.status = 0
    where w.standing = 'waiting' and waits.created_on < comes.created_on`;
  expect(await read(database, late)).toEqual([]);
  const wrong = sql`select id from sessions where status in (0, 1) and (registered_players_count > max_capacity
    or registered_players_count < max_capacity and waiting_list_count > 0)`;
  expect(await read(database, wrong)).toEqual([]);

  const mails = await sendMails();
  const isAboutPass = ({ subject }: (typeof mails)[number]) =>
    /season pass|abonnement de saison/.test(subject);
  const told = mails.filter(isAboutPass).map(({ to }) => to);
  expect(told.sort()).toEqual(without.map(({ email }) => email));
  // One about the credit, and the receipt for what it has paid.
  expect(mails).toHaveLength(told.length + 2);

  await sweepPlaces(club.app.services);
  expect(await sendMails()).toEqual([]);
  await club.close();
});

test('settings and seasons are as they were, with the new rules’ defaults, and can be saved', async () => {
  const { club, as, database } = await openUpgraded();
  const admin = await as('admin', 'Admin123!');
  const { system: _, ...settings } = (await club.call('GET /api/v1/Settings', { as: admin })).ok();
  expect(settings).toMatchObject({
    ...{ organizationName: 'Basket du Plateau', answersCloseMinutes: 90 },
    ...{ proRatePasses: false, answerDeadlineHours: 24, guestsPerPlayer: 1, minPlayers: 0 },
    notifications: {
      ...{ welcomeEmail: true, sessionReminder: true, lowCapacityAlert: true },
      ...{ answerEmails: true, spotEmails: true, passEmails: true },
    },
  });
  const changed = { ...settings, guestsPerPlayer: 2 };
  const saved = (await club.call('PUT /api/v1/Settings', { as: admin, body: changed })).ok();
  expect(saved).toMatchObject({ guestsPerPlayer: 2, answersCloseMinutes: 90 });

  const season = (await club.call('GET /api/v1/Seasons/current')).ok();
  expect(season).toMatchObject({ price: 95, maxPasses: null });
  const bought = await club.call('POST /api/v1/Seasons/{id}/register', {
    as: await as('player', 'Player123!'),
    params: { id: season.id },
  });
  expect(bought.ok(201)).toMatchObject({ price: 95, startDate: '2026-10-01', endDate: '2026-12-31' });
  expect(await read(database, sql`select count(*)::int as n from pass_queue`)).toEqual([{ n: 0 }]);
  await club.close();
});
