import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type Call, type CallName, type Calls, calls, PaymentStatus } from 'shared-api/contract';
import { entries, newId } from '../../src/data/schema';
import { everyAnswerTo } from '../support/answers';
import { createAuthenticator } from '../support/authenticator';
import { contentOf } from '../support/balances';
import type { Sent } from '../support/call';
import { type Club, openClub, password } from '../support/club';
import { doorEvents } from '../support/door';
import { mailedLink } from '../support/mails';
import { challengeOf } from '../support/passkeys';
import { recordPayment, setPaymentStatus } from '../support/payments';
import { addSeason } from '../support/seasons';
import { statement } from '../support/statements';
import { textsOf } from '../support/texts';

/**
 * Everything that can be said of somebody is said of people who then leave: a word of its own in every text field of
 * the contract. Afterwards none of these words is in the database, in a file, in the log, or in any answer.
 */
let club: Club;
let dataDir: string;
let log = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'courtside-forgotten-'));
  const logTo = {
    write: (line: string) => {
      log += line;
    },
  };
  club = await openClub({ dataDir, logLevel: 'trace' }, undefined, logTo);
});
afterAll(async () => {
  await club.close();
  rmSync(dataDir, { recursive: true });
});

/** Texts about the club and not about a person, by call: they stay. */
const clubs = "the club's own";
const ofSession = 'for everybody who comes to a session';
const register = 'the register of incidents, which names nobody';
const incidentTexts = {
  ...{ happened: register, what: register, information: register, whom: register },
  ...{ reasons: register, measures: register },
};
const apart: Record<string, Record<string, string>> = {
  'POST /api/v1/Sessions': { location: clubs },
  'POST /api/v1/Sessions/series': { location: clubs },
  'PUT /api/v1/Sessions/{id}': { location: clubs, reason: ofSession },
  'DELETE /api/v1/Sessions/{id}': { reason: ofSession },
  'POST /api/v1/Sessions/{id}/recipients': { location: clubs, reason: ofSession },
  'POST /api/v1/Seasons': { name: clubs, notes: clubs, 'sessions.location': clubs },
  'PUT /api/v1/Seasons/{id}': { name: clubs, notes: clubs },
  'PUT /api/v1/Transfers/mailbox': { host: clubs, username: clubs, folder: clubs, password: clubs },
  'PUT /api/v1/Settings': {
    ...{
      organizationName: clubs,
      sport: clubs,
      address: clubs,
      contactEmail: clubs,
      paymentEmail: clubs,
      privacyOfficer: clubs,
    },
    ...{ defaultLocation: clubs, 'socialLinks.facebook': clubs, 'socialLinks.instagram': clubs },
    'socialLinks.youtube': clubs,
  },
  'POST /api/v1/Incidents': incidentTexts,
  'PUT /api/v1/Incidents/{id}': incidentTexts,
  'POST /api/v1/Dashboard/oddities/dismiss': { key: clubs },
  'PUT /api/v1/Settings/logo': { file: clubs, picture: clubs, icon: clubs },
  'POST /api/v1/Telemetry/remotes': {
    ...{ remote: 'of a program', version: 'of a program', build: 'of a program' },
    detail: 'of a program, into the process’s log',
  },
};

const marked = new Map<string, string>();
/** A word for a field, which nothing else contains. */
const word = (call: CallName, field: string): string => {
  const made = `Zq${marked.size + 1}qz`;
  marked.set(made.toLowerCase(), `${call} ${field}`);
  return made;
};
/** The words that a text contains, by where they were said. */
const wordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/zq\d+qz/gi)].map(([found]) => marked.get(found.toLowerCase()) ?? found)),
];

/** Makes a call that says something, which must be accepted unless a status is given, or null for any. */
async function say<N extends keyof Calls & CallName>(
  name: N,
  sent: (say: (field: string) => string) => Sent,
  status?: number | null,
) {
  const words = sent((field) => word(name, field));
  // With a key, so that the reply is stored too.
  const headers = { 'idempotency-key': newId(), ...words.headers };
  const reply = await club.call(name, { ...words, headers });
  if (status === undefined) reply.ok();
  else if (status !== null) expect([name, reply.status]).toEqual([name, status]);
  return reply;
}

const mail = (text: string) => `${text}@club.test`;
const secret = (text: string) => `${text}!aA1`;

/** A call that is refused, or says nothing of anybody who is known, with words in all of its texts. */
const sayInVain = <N extends keyof Calls & CallName>(name: N, sent: Sent, asMail: string[] = []) =>
  say(
    name,
    (of) => {
      const { query, params }: Call = calls[name];
      const part = query ? 'query' : params ? 'params' : 'body';
      const texts = textsOf(name).map((field) => [
        field,
        asMail.includes(field) ? mail(of(field)) : of(field),
      ]);
      return { ...sent, [part]: { ...(sent[part] as object), ...Object.fromEntries(texts) } };
    },
    null,
  );

/** Registers somebody who confirms and logs in. */
async function newcomer() {
  const named = { username: '', firstName: '', lastName: '', email: '', password: '' };
  await say('POST /api/v1/Users/register', (of) => {
    for (const field of ['username', 'firstName', 'lastName'] as const) named[field] = of(field);
    named.email = mail(of('email'));
    named.password = secret(of('password'));
    const replaces = mail(of('replaces'));
    return { body: { ...named, replaces, returnTo: `/schedule?${of('returnTo')}` } };
  });
  const { token } = await mailedLink(club, named.email, 'confirm-email');
  (await club.call('POST /auth/verify-email', { body: { token } })).ok();
  return named;
}

const names = Object.keys(calls) as (keyof Calls & CallName)[];

/** Every row of every table. */
async function dump(): Promise<string> {
  const { db } = club.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const asText = (_: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
  const tables = rows.map(async ({ name }) => (await db.execute(sql.raw(`select * from ${name}`))).rows);
  return JSON.stringify(await Promise.all(tables), asText);
}

/** Every answer that an administrator can get, of all the records that there are. */
async function everyAnswer(): Promise<string> {
  const answers = await everyAnswerTo(club, await club.admin());
  for (const [name, replies] of answers) {
    // Receipts are shown to their owners only; links of e-mails, and of who wants to be drawn together, are made up here.
    const isFound = replies.some(({ status }) => status === 200);
    expect([name, isFound]).toEqual([name, !/receipt|confirm|unsubscribe|\/invitation$/.test(name)]);
  }
  return JSON.stringify([...answers.values()]);
}

test('nothing that was said of somebody is kept once they have left', async () => {
  const admin = await club.admin();
  const { password: first, ...named } = await newcomer();
  const logIn = async (word: string) =>
    (
      await club.call('POST /api/v1/Users/login', { body: { username: named.username, password: word } })
    ).ok();
  const as = await logIn(first);
  const { id: userId } = as;
  const params = { id: userId };

  await say('PUT /api/v1/Push/subscriptions', (of) => ({
    as,
    body: {
      endpoint: `https://fcm.googleapis.com/${of('endpoint')}`,
      p256dh: `B${of('p256dh').padEnd(86, 'A')}`,
      auth: of('auth').padEnd(22, 'A'),
    },
  }));

  // What is compared, looked for, or refused.
  await sayInVain('POST /api/v1/Users/login', {});
  await sayInVain('POST /api/v1/Users/confirm-email', {}, ['email']);
  await sayInVain('POST /api/v1/Users/forgot-password', {}, ['email']);
  await say('POST /auth/resend-verification', (of) => ({
    body: { email: mail(of('email')), returnTo: `/${of('returnTo')}` },
  }));
  for (const name of ['POST /auth/verify-email', 'POST /auth/restore-email'] as const) {
    await say(
      name,
      (of) => ({
        body: {
          ...{ token: of('token'), newPassword: secret(of('newPassword')) },
          ...(name === 'POST /auth/restore-email' && { email: mail(of('email')) }),
        },
      }),
      400,
    );
  }
  await say('POST /auth/check-link', (of) => ({
    body: { purpose: 'reset', token: of('token'), email: mail(of('email')) },
  }));
  await sayInVain('POST /auth/biometric-login/options', {});
  await sayInVain('DELETE /auth/biometric-credential/{id}', { as });
  await sayInVain('GET /api/v1/Attendance/confirm', {});
  await sayInVain('GET /api/v1/Communication/unsubscribe', {});
  await sayInVain('GET /api/v1/Sessions/shared/{short}', {});
  await sayInVain('POST /api/v1/Communication/unsubscribe', {});
  await say('POST /auth/prove', (of) => ({ as, body: { password: of('password') } }), 400);

  // Their own account.
  let current = first;
  await say('POST /api/v1/Users/change-password', (of) => {
    const newPassword = secret(of('newPassword'));
    of('currentPassword');
    const body = { currentPassword: current, newPassword };
    current = newPassword;
    return { as, body };
  });
  const again = await logIn(current);
  await say('POST /api/v1/Users/reset-password', (of) => {
    const newPassword = secret(of('newPassword'));
    for (const field of ['email', 'token', 'currentPassword']) of(field);
    const body = { currentPassword: current, newPassword };
    current = newPassword;
    return { as: again, body };
  });
  const me = await logIn(current);
  await say('PUT /api/v1/Users/me', (of) => {
    for (const field of ['username', 'firstName', 'lastName'] as const) named[field] = of(field);
    return { as: me, body: { ...named, email: mail(of('email')) } };
  });
  const options = (await club.call('POST /auth/biometric-credential/options', { as: me })).ok();
  await say('POST /auth/biometric-credential', (of) => {
    of('username');
    const credential = createAuthenticator('http://club.test').create({ challenge: challengeOf(options) });
    return { as: me, body: { username: named.username, name: of('name'), credential } };
  });

  await addSeason(club, { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 });
  // Answers, guests and the line.
  const sessionId = await club.session();
  await say('POST /api/v1/Attendance/sessions/{sessionId}', (of) => ({
    ...{ as: me, params: { sessionId } },
    body: { isAttending: true, notes: of('notes') },
  }));
  await say('POST /api/v1/Sessions/{id}/guests', (of) => ({
    ...{ as: me, params: { id: sessionId } },
    body: { firstName: of('firstName') },
  }));
  const guestOf = async (id: string) =>
    (await club.call('GET /api/v1/Sessions/{id}', { as: me, params: { id } })).ok().place?.guests[0]?.id;
  await say('PUT /api/v1/Attendance/sessions/{sessionId}', (of) => ({
    ...{ as: me, params: { sessionId } },
    body: { isAttending: true, notes: of('notes'), updateReason: of('updateReason'), guests: [of('guests')] },
  }));
  const guestId = await guestOf(sessionId);
  for (const move of [{ move: 'out', guestId }, { move: 'out' }, { move: 'in' }]) {
    await say('PUT /api/v1/Sessions/{id}/places/{userId}', (of) => ({
      ...{ as: admin, params: { id: sessionId, userId } },
      body: { ...move, reason: of('reason') },
    }));
  }
  const gone = await club.session({ sessionDate: '2026-12-05' });
  await say('PUT /api/v1/Sessions/{id}/places/{userId}', (of) => ({
    ...{ as: admin, params: { id: gone, userId } },
    body: { move: 'in', reason: of('reason') },
  }));
  (await club.call('DELETE /api/v1/Sessions/{id}', { as: admin, params: { id: gone }, body: null })).ok();
  const full = await club.session({ sessionDate: '2026-12-12', maxCapacity: 1 });
  await club.call('POST /api/v1/Sessions/{id}/register', { as: await club.person(), params: { id: full } });
  await say('POST /api/v1/Sessions/{id}/waiting-list', (of) => ({
    ...{ as: me, params: { id: full } },
    body: { notes: of('notes') },
  }));
  const drawn = await club.session({ sessionDate: '2026-12-19', drawsAt: '2026-12-15T17:00:00.000Z' });
  await say('POST /api/v1/Sessions/{id}/waiting-list', (of) => ({
    ...{ as: me, params: { id: drawn } },
    body: { guest: of('guest') },
  }));

  // No morning is closed before its day.
  const evening = { sessionDate: '2026-11-21', startTime: '20:00', endTime: '22:00' };
  const today = await club.session(evening);
  await say('PUT /api/v1/Sessions/{id}/places/{userId}', (of) => ({
    ...{ as: admin, params: { id: today, userId } },
    body: { move: 'in', reason: of('reason') },
  }));
  // The door: somebody who walks in, and why people did not come.
  const walkIn = newId();
  await say('POST /api/v1/Sessions/{id}/door-events', (of) => {
    const [firstName, lastName] = [of('events.walkIn.firstName'), of('events.walkIn.lastName')];
    const named = { firstName, lastName, email: mail(of('events.walkIn.email')) };
    const came = doorEvents('walk-in', walkIn, { walkIn: named });
    const { events } = doorEvents('excused', userId, { reason: of('events.reason') });
    return { as: admin, params: { id: today }, body: { ...came, events: [...came.events, ...events] } };
  });
  await say('POST /api/v1/Sessions/{id}/close', (of) => ({
    ...{ as: admin, params: { id: today } },
    body: { marks: [{ person: userId, mark: 'absent', reason: of('marks.reason') }], reason: of('reason') },
  }));
  await say('POST /api/v1/Sessions/{id}/close', (of) => ({
    ...{ as: admin, params: { id: today } },
    body: { marks: [{ person: userId, mark: 'here' }], reason: of('reason') },
  }));

  await say('DELETE /api/v1/Users/{id}/no-shows', (of) => ({
    ...{ as: admin, params },
    body: { reason: of('reason') },
  }));

  // Money.
  for (const [kind, amount] of [
    ['credit', 30],
    ['correction', -5],
    ['refund', -5],
  ]) {
    await say('POST /api/v1/Balances/{id}/entries', (of) => ({
      ...{ as: admin, params },
      body: { kind, amount, reason: of('reason') },
    }));
  }
  const paid = await recordPayment(club, { userId, amount: 50 });
  for (const status of [PaymentStatus.Completed, PaymentStatus.Refunded]) {
    (await setPaymentStatus(club, paid.id, status)).ok();
  }
  for (const { id } of (await club.call('GET /api/v1/Refunds', { as: admin })).ok()) {
    for (const decision of ['send', 'undo', 'drop']) {
      await say('PUT /api/v1/Refunds/{id}/decision', (of) => ({
        ...{ as: admin, params: { id } },
        body: { decision, note: of('note') },
      }));
    }
  }
  const owed = await recordPayment(club, { userId, amount: 70 });
  const { reference } = (await club.call('GET /api/v1/Balances/mine', { as: me })).ok();
  for (const name of ['POST /api/v1/Transfers/preview', 'POST /api/v1/Transfers/import'] as const) {
    await say(name, (of) => ({
      as: admin,
      body: {
        content: statement(
          `2026-11-20,INTERAC from ${of('content')} ${reference},1.00`,
          `2026-11-20,INTERAC from ${of('content')},70.00`,
          // A parent's, for another payment.
          `2026-11-20,INTERAC from ${named.firstName} ${named.lastName},3.00`,
          `2026-11-20,INTERAC from ${of('content')} ${named.email},4.00`,
        ),
      },
    }));
  }
  const asked = (await club.call('GET /api/v1/Transfers', { as: admin, query: { state: 'open' } })).ok();
  const ofAmount = (amount: number) => asked.find((one) => one.amount === amount)?.id ?? '';
  const other = await club.person();
  for (const [amount, body, isNoted] of [
    [3, { decision: 'notOurs' }, true],
    [70, { decision: 'settle', paymentId: owed.id }, true],
    [70, { decision: 'undo' }, true],
    [70, { decision: 'credit', userId: other.id }, false],
    [70, { decision: 'undo' }, false],
    [70, { decision: 'credit', userId }, true],
  ] as const) {
    await say('PUT /api/v1/Transfers/{id}/decision', (of) => ({
      ...{ as: admin, params: { id: ofAmount(amount) } },
      body: { ...body, ...(isNoted && { note: of('note') }) },
    }));
  }

  // E-mails to them alone, one of them also to somebody who leaves after them.
  await recordPayment(club, { userId, amount: 900 });
  await say('POST /api/v1/Balances/remind', (of) => ({
    as: admin,
    body: { ids: [userId], customMessage: of('customMessage'), customMessageFr: of('customMessageFr') },
  }));
  const next = await newcomer();
  const addresses = [named.email, next.email];
  for (const emails of [addresses, [named.email]]) {
    await say('POST /api/v1/Communication/{emailType}', (of) => {
      of('emails');
      const messages = { customMessage: of('customMessage'), customMessageFr: of('customMessageFr') };
      const subjects = { customSubject: of('customSubject'), customSubjectFr: of('customSubjectFr') };
      const params = { emailType: 'announcement' };
      return { as: admin, params, body: { emails, language: 2, ...messages, ...subjects } };
    });
  }
  await say('POST /api/v1/Communication/recipients', (of) => {
    of('emails');
    return { as: admin, body: { emailType: 'announcement', emails: addresses } };
  });
  await say('POST /api/v1/Communication/{emailType}/preview', (of) => ({
    ...{ as: admin, params: { emailType: 'announcement' } },
    body: {
      ...{ language: 2, customMessage: of('customMessage'), customMessageFr: of('customMessageFr') },
      ...{ customSubject: of('customSubject'), customSubjectFr: of('customSubjectFr') },
    },
  }));

  // An account that an administrator makes, changes and deletes.
  const made = await say('POST /api/v1/Users/create-user', (of) => ({
    as: admin,
    body: {
      ...{ username: of('username'), firstName: of('firstName'), lastName: of('lastName') },
      ...{ email: mail(of('email')), password: secret(of('password')) },
    },
  }));
  const { id: madeId } = made.body as { id: string };
  for (const name of ['POST /api/v1/Users/{id}/recipients', 'PUT /api/v1/Users/{id}'] as const) {
    await say(name, (of) => ({
      ...{ as: admin, params: { id: madeId } },
      body: {
        ...{ username: of('username'), firstName: of('firstName'), lastName: of('lastName') },
        ...{ email: mail(of('email')), isAdmin: false, status: 0, paymentPlan: 0 },
      },
    }));
  }

  // What they owed before the club kept its books here.
  const balances = (said: string) => contentOf(`Email,Owes,Reason\n${named.email},5,${said}`);
  await say('POST /api/v1/Openings/preview', (of) => ({
    as: admin,
    body: { content: balances(of('content')) },
  }));
  await say('POST /api/v1/Openings', (of) => ({
    as: admin,
    body: { content: balances(of('content')), total: { owed: 5, credit: 0 } },
  }));

  // The pass that they had, which is told by nothing but its dates.
  const passes = (said: string) =>
    contentOf(`Email,Name,From,To,Price,Paid\n${named.email},${said},2019-01-05,2019-03-05,20,x`);
  await say('POST /api/v1/SeasonSubscriptions/imports/preview', (of) => ({
    as: admin,
    body: { content: passes(of('content')) },
  }));
  await say('POST /api/v1/SeasonSubscriptions/imports', (of) => ({
    as: admin,
    body: { content: passes(of('content')), total: { passes: 1, paid: 20, owed: 0 } },
  }));

  // When they came before the club was here.
  const attendance = (said: string) => contentOf(`Email,Name,2019-01-05\n${named.email},${said},x`);
  const read = (came: string) => ({
    ...{
      firstRow: 1,
      email: 0,
      names: [1],
      days: [2],
      dateOrder: 'ymd' as const,
      came: ['x', came.slice(0, 20)],
    },
  });
  await say('POST /api/v1/Attendance/imports/preview', (of) => ({
    as: admin,
    body: { content: attendance(of('content')), columns: read(of('columns.came')) },
  }));
  await say('POST /api/v1/Attendance/imports', (of) => ({
    as: admin,
    body: {
      ...{ content: attendance(of('content')), columns: read(of('columns.came')) },
      total: { sessions: 1, attendances: 1 },
    },
  }));

  // A list of people, looked at and then invited.
  await say('POST /api/v1/Users/invitations/preview', (of) => ({
    as: admin,
    body: {
      content: Buffer.from(`${of('content')} Roy <roy@club.test>`).toString('base64'),
      corrections: [
        {
          line: 0,
          person: {
            firstName: of('corrections.person.firstName'),
            lastName: of('corrections.person.lastName'),
            email: mail(of('corrections.person.email')),
          },
        },
      ],
    },
  }));
  let invited = '';
  await say('POST /api/v1/Users/invitations', (of) => {
    invited = mail(of('people.email'));
    const named = { firstName: of('people.firstName'), lastName: of('people.lastName'), email: invited };
    return { as: admin, body: { people: [named] } };
  });

  // Somebody who came from a shared session.
  let joined = '';
  await say('POST /api/v1/Users/join', (of) => {
    joined = mail(of('email'));
    return { body: { firstName: of('firstName'), email: joined, returnTo: `/schedule?${of('returnTo')}` } };
  });

  // What they ask about their data by mail, and somebody under their name.
  const wanted = { kind: 'deletion', userId, askedOn: '2026-11-20', answeredOn: '2026-11-21' };
  const request = await say('POST /api/v1/PrivacyRequests', (of) => ({
    as: admin,
    body: { ...wanted, name: of('name'), details: of('details'), answer: of('answer') },
  }));
  const { id: requestId } = request.body as { id: string };
  await say('PUT /api/v1/PrivacyRequests/{id}', (of) => ({
    ...{ as: admin, params: { id: requestId } },
    body: { ...wanted, name: of('name'), details: of('details'), answer: of('answer') },
  }));
  const incident = {
    ...{ noticedOn: '2026-11-20', happened: 'Today', what: 'A list was left', information: 'Names' },
    ...{ people: 3, whom: '', serious: false, reasons: '', commissionToldOn: null, peopleToldOn: null },
    measures: '',
  };
  (await club.call('POST /api/v1/Incidents', { as: admin, body: incident })).ok();

  // An administrator who writes in the log and then leaves.
  const boss = await club.person({ isAdmin: true, firstName: word('POST /api/v1/Users/register', 'boss') });
  (await club.call('DELETE /api/v1/Users/{id}/logins', { as: boss, params: { id: other.id } })).ok();

  // Every search.
  for (const name of names.filter((one) => one.startsWith('GET') && textsOf(one).includes('search'))) {
    await sayInVain(name, { as: admin, params: { id: ofAmount(3) } });
  }

  // Found before, so that it is looked for where it would be.
  expect(wordsIn(await dump())).toEqual(
    expect.arrayContaining([
      'POST /api/v1/Balances/{id}/entries reason',
      'PUT /api/v1/Refunds/{id}/decision note',
      'PUT /api/v1/Sessions/{id}/places/{userId} reason',
      'POST /api/v1/Communication/{emailType} customMessage',
      'POST /api/v1/Openings content',
      'POST /api/v1/Transfers/import content',
      'POST /api/v1/Sessions/{id}/door-events events.walkIn.firstName',
      'POST /api/v1/Sessions/{id}/close marks.reason',
    ]),
  );

  await sayInVain('DELETE /api/v1/Users/me', { as: me });
  (await club.call('DELETE /api/v1/Users/me', { as: me, body: { password: current } })).ok();
  (await club.call('DELETE /api/v1/Users/me', { as: boss, body: { password } })).ok();
  const idOf = async (search: string) =>
    (await club.call('GET /api/v1/Users', { as: admin, query: { search } })).ok()[0]?.id ?? '';
  for (const id of [madeId, await idOf(next.email), await idOf(invited), await idOf(joined), walkIn]) {
    await say('DELETE /api/v1/Users/{id}', (of) => ({
      ...{ as: admin, params: { id } },
      body: { reason: of('reason') },
    }));
  }
  await club.drain();

  const fields = names.flatMap((name) => textsOf(name).map((field) => `${name} ${field}`));
  const kept = Object.entries(apart).flatMap(([name, texts]) =>
    Object.keys(texts).map((one) => `${name} ${one}`),
  );
  expect(fields.filter((field) => !kept.includes(field) && ![...marked.values()].includes(field))).toEqual(
    [],
  );
  expect(kept.filter((field) => !fields.includes(field))).toEqual([]);
  expect(wordsIn(await dump())).toEqual([]);
  const answers = await everyAnswer();
  expect(wordsIn(answers)).toEqual([]);
  expect(wordsIn(log)).toEqual([]);
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  for (const file of files) {
    expect(wordsIn(readFileSync(join(file.parentPath, file.name), 'latin1'))).toEqual([]);
  }
  // What the books need stays.
  const { db } = club.database;
  const booked = await db.select().from(entries).where(eq(entries.accountId, userId)).orderBy(entries.id);
  expect(booked.map(({ amountCents }) => amountCents)).toEqual(expect.arrayContaining([3000, -500, 7000]));
});
