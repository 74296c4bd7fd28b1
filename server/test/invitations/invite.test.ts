import { PgDialect } from 'drizzle-orm/pg-core';
import { type Calls, Language, rules, type Shape, UserStatus } from 'shared-api/contract';
import { users } from '../../src/data/schema';
import { findByEmail } from '../../src/data/users';
import { linkLifetimes } from '../../src/mail/link-lifetimes';
import { clubForEach, openClub } from '../support/club';
import { linkIn, mailedLink, queryIn } from '../support/mails';

const club = clubForEach();
const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');
type Said = Omit<Shape<Calls['POST /api/v1/Users/invitations/preview']>['body'], 'content'>;
const preview = async (content: string, said: Said = {}) =>
  club.call('POST /api/v1/Users/invitations/preview', { as: await club.admin(), body: { content, ...said } });
const marie = { firstName: 'Marie', lastName: 'Tremblay', email: 'marie@x.ca' };
const luc = { firstName: 'Luc', lastName: 'Roy', email: 'Luc@x.ca' };
const newPassword = 'First-of-all-9!';

interface More {
  key?: string;
  language?: Language;
}
const invite = async (people: object[], { key, language }: More = {}) =>
  club.call('POST /api/v1/Users/invitations', {
    as: await club.admin(),
    body: { people, ...(language !== undefined && { language }) } as never,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const mailed = async () => {
  await club.drain();
  return club.mailer.sent.map(({ to }) => to).sort();
};

test('a preview says what becomes of each line, and changes nothing', async () => {
  const known = await club.person({ email: 'Zoe@x.ca' });
  (await invite([luc])).ok();
  const before = await club.database.db.$count(users);
  const list =
    'Prénom;Nom;Courriel\nMarie;Tremblay;marie@x.ca\nZoé;Roy;zoe@x.ca\nLuc;Roy;luc@X.ca\nMarie;T.;MARIE@x.ca\nÈve;;eve@x.ca';
  const shown = (await preview(base64(list, 'latin1'))).ok();
  expect(shown.text).toBe(list);
  expect(shown.people.map(({ firstName, fate }) => [firstName, fate])).toEqual([
    ['Marie', 'new'],
    ['Zoé', 'known'],
    ['Luc', 'waiting'],
    ['Marie', 'twice'],
    ['Ève', 'noLastName'],
  ]);
  expect(shown.people[1]?.userId).toBe(known.id);
  expect(await club.database.db.$count(users)).toBe(before);
});

test('two people with one address are both shown, until one has another or is left out', async () => {
  const list = base64('Prénom,Nom,Courriel\nZoé,Tremblay,zoe@x.ca\nLéo,Tremblay,ZOE@x.ca\nZoé,T.,zoe@x.ca');
  const fates = async (corrections: Said['corrections'] = []) =>
    (await preview(list, { corrections })).ok().people.map(({ email, fate }) => `${email} ${fate}`);
  expect(await fates()).toEqual(['zoe@x.ca shared', 'ZOE@x.ca shared', 'zoe@x.ca shared']);
  expect(await fates([{ line: 1, person: null }])).toEqual([
    'zoe@x.ca new',
    'ZOE@x.ca leftOut',
    'zoe@x.ca twice',
  ]);
  const leo = { firstName: ' Léo ', lastName: 'Tremblay', email: 'zoe+leo@x.ca' };
  expect(await fates([{ line: 1, person: leo }])).toEqual([
    'zoe@x.ca new',
    'zoe+leo@x.ca new',
    'zoe@x.ca twice',
  ]);
});

test('what looks odd is invited once somebody has looked; what is none cannot be', async () => {
  const list = base64(
    'Zoé Tremblay #12 <zoe@x.ca>\nLuc Roy <luc@gmail.con>\nAna Li <basket@googlegroups.com>\nLéo <leo@x.ca>',
  );
  const people = (await preview(list)).ok().people;
  expect(people.map(({ fate }) => fate)).toEqual(['oddName', 'meant', 'group', 'noLastName']);
  const corrections = people.map(({ firstName, lastName, email }, line) => ({
    ...{ line, person: { firstName, lastName, email } },
  }));
  expect((await preview(list, { corrections })).ok().people).toMatchObject([
    { firstName: 'Zoé', lastName: 'Tremblay', fate: 'new' },
    ...[{ fate: 'new' }, { fate: 'group' }, { fate: 'noLastName' }],
  ]);
});

test('a list whose columns are not sure invites nobody until somebody chooses them', async () => {
  const list = base64('Tremblay;Zoé;zoe@x.ca\nRoy;Luc;luc@x.ca');
  const asked = (await preview(list)).ok();
  expect(asked).toMatchObject({ mapping: null, people: [], asked: { doubts: ['names'] } });
  expect(asked.sample[0]).toEqual(['Tremblay', 'Zoé', 'zoe@x.ca']);
  const columns = { firstRow: 0, first: 1, last: 0, emails: [2], order: 'firstLast' } as const;
  const read = (await preview(list, { columns: { ...columns, emails: [2] } })).ok();
  expect(read.people).toMatchObject([
    { firstName: 'Zoé', fate: 'new' },
    { firstName: 'Luc', fate: 'new' },
  ]);
});

test('letters that may be others are shown, and read as somebody chooses', async () => {
  const list = Buffer.from('Name,Email\nBeno\x94t Roy,b@x.ca', 'latin1').toString('base64');
  const asked = (await preview(list)).ok();
  expect(asked.letters).toEqual([
    { code: 'macintosh', example: 'Benoît' },
    { code: 'cp850', example: 'Benoöt' },
  ]);
  expect(asked.people).toMatchObject([{ fate: 'oddName' }]);
  const read = (await preview(list, { letters: 'macintosh' })).ok();
  expect(read.people).toMatchObject([{ firstName: 'Benoît', fate: 'new' }]);
});

test('who is invited reads as such until they have opened their account', async () => {
  (await invite([marie])).ok();
  await club.person({ email: 'luc@x.ca', status: UserStatus.Pending, emailConfirmedOn: null });
  const listed = async () => {
    const all = (await club.call('GET /api/v1/Users', { as: await club.admin() })).ok();
    return all.filter(({ invited }) => invited).map(({ email }) => email);
  };
  expect(await listed()).toEqual([marie.email]);
  await mailed();
  const { token } = queryIn(club.mailer.sent[0], 'confirm-email');
  (await club.call('POST /auth/verify-email', { body: { token, newPassword } })).ok();
  expect(await listed()).toEqual([]);
});

test('everyone who is new gets an account, and one link to choose its password, in their language', async () => {
  const people = [{ ...marie, language: Language.English }, luc, { ...marie, email: 'MARIE@x.ca' }];
  await club.session({ location: 'Gymnase du parc' });
  expect((await invite(people, { language: Language.French })).ok()).toEqual({ invited: 2, known: 0 });
  expect(await mailed()).toEqual(['Luc@x.ca', 'marie@x.ca']);
  const [mail] = club.mailer.sent.filter(({ to }) => to === 'Luc@x.ca');
  expect(mail?.subject).toBe('Ada vous invite\u00a0: Courtside');
  expect(mail?.text).toContain('Ada vous invite à jouer avec Courtside');
  expect(mail?.text).toMatch(/Prochaine séance[\s\S]*Gymnase du parc[\s\S]*places libres/);
  expect(linkIn(mail, 'confirmer-email').searchParams.get('returnTo')).toBe('/confirmation-presence');

  const { token, email } = queryIn(mail, 'confirmer-email');
  const opened = await club.call('POST /api/v1/Users/confirm-email', { query: { token, email } });
  expect(opened.error().code).toBe('passwordToChoose');
  (await club.call('POST /auth/verify-email', { body: { token, newPassword } })).ok();
  const login = { username: 'luc@x.ca', password: newPassword };
  expect((await club.call('POST /api/v1/Users/login', { body: login })).ok()).toMatchObject({
    username: 'luc',
    isAdmin: false,
  });
  expect(await findByEmail(club.database.db, 'marie@x.ca')).toMatchObject({ language: Language.English });
});

test('nobody is invited twice: not with the same key, another one, or by two administrators at once', async () => {
  const key = 'one-intention-0001';
  expect((await invite([marie, luc], { key })).ok()).toEqual({ invited: 2, known: 0 });
  expect((await invite([marie, luc], { key })).ok()).toEqual({ invited: 2, known: 0 });
  expect((await invite([luc, marie])).ok()).toEqual({ invited: 0, known: 2 });
  expect((await invite([marie], { key })).error().code).toBe('keyReused');
  expect(await mailed()).toHaveLength(2);

  const many = Array.from({ length: 30 }, (_, at) => ({ ...marie, email: `marie@${at}.ca` }));
  const other = await club.person({ isAdmin: true, firstName: 'Bob' });
  const replies = await Promise.all([
    invite(many),
    club.call('POST /api/v1/Users/invitations', { as: other, body: { people: many.toReversed() } }),
  ]);
  expect(replies.reduce((sum, reply) => sum + reply.ok().invited, 0)).toBe(30);
  expect(await mailed()).toHaveLength(32);
  const names = await club.database.db.select({ username: users.username }).from(users);
  expect(new Set(names.map(({ username }) => username)).size).toBe(names.length);
});

test('many people at once take no more questions than one, since those let nobody else be answered', async () => {
  await club.person({ username: 'Marie-2' });
  await club.admin();
  const asked = jest.spyOn(PgDialect.prototype, 'sqlToQuery');
  const questionsFor = async (people: object[]) => {
    asked.mockClear();
    expect((await invite(people)).ok().invited).toBe(people.length);
    return asked.mock.calls.length;
  };
  const single = await questionsFor([luc]);
  const many = Array.from({ length: rules.invitation.people }, (_, at) => ({
    ...marie,
    email: `${at % 5 ? `marie.${at}` : 'marie'}@${at}.ca`,
  }));
  expect(single).toBeGreaterThan(0);
  expect(await questionsFor(many)).toBeLessThan(single + 10);
  asked.mockRestore();
  const names = (await club.database.db.select({ username: users.username }).from(users)).map(
    ({ username }) => username,
  );
  expect(names).toEqual(expect.arrayContaining(['marie', 'Marie-2', 'marie-3', 'marie-101', 'marie-499']));
  expect(names).not.toContain('marie-2');
  expect(new Set(names).size).toBe(names.length);
});

test('who never answered can be sent the link again, and a link that no longer works asks for another', async () => {
  (await invite([marie])).ok();
  const first = await mailedLink(club, marie.email, 'confirm-email');
  club.clock.set(new Date(club.clock.now().getTime() + linkLifetimes.invitation + 1));
  const late = await club.call('POST /auth/verify-email', { body: { token: first.token, newPassword } });
  expect(late.error().code).toBe('invalidConfirmationLink');

  const { id = '' } = (await findByEmail(club.database.db, marie.email)) ?? {};
  (await club.call('POST /Users/{id}/reset-password', { as: await club.admin(), params: { id } })).ok();
  const second = await mailedLink(club, marie.email, 'confirm-email');
  expect(club.mailer.sent.at(-1)?.subject).toBe('Ada invites you to Courtside');
  (await club.call('POST /auth/verify-email', { body: { token: second.token, newPassword } })).ok();
  expect(await findByEmail(club.database.db, marie.email)).toMatchObject({ status: UserStatus.Active });
});

test('who is invited can as well register, and is one person', async () => {
  (await invite([marie])).ok();
  const { token } = await mailedLink(club, marie.email, 'confirm-email');
  const body = { ...marie, username: 'mimi', password: 'Guessed-by-someone-9!' };
  (await club.call('POST /api/v1/Users/register', { body })).ok(201);
  // Whoever registered may be a stranger: the mailbox decides.
  (await club.call('POST /auth/verify-email', { body: { token, newPassword } })).ok();
  const logIn = (password: string) =>
    club.call('POST /api/v1/Users/login', { body: { username: 'mimi', password } });
  expect((await logIn(body.password)).error().code).toBe('invalidCredentials');
  (await logIn(newPassword)).ok();
});

test('lists that are too long, no text, or hostile are refused with the reason', async () => {
  const line = (at: number) => `Marie Tremblay <m${at}@x.ca>\n`;
  const many = Array.from({ length: 10_000 }, (_, at) => line(at)).join('');
  const refused = (await preview(base64(many))).error();
  expect(refused).toMatchObject({ code: 'tooManyPeople', message: expect.stringContaining('500') });
  const most = Array.from({ length: rules.invitation.people }, (_, at) => line(at)).join('');
  expect((await preview(base64(most))).ok().people).toHaveLength(500);
  expect((await preview(base64('PK\u0003\u0004\0\0'))).error().code).toBe('unreadableWorkbook');
  expect((await preview(base64('%PDF-1.7'))).error().code).toBe('unreadableList');
  expect(
    (await invite(Array.from({ length: 501 }, (_, at) => ({ ...marie, email: `m${at}@x.ca` })))).error().code,
  ).toBe('validation');
  for (const person of [
    { ...marie, email: 'no' },
    { ...marie, firstName: '\u202e' },
    { ...marie, isAdmin: true },
  ])
    expect((await invite([person])).error().code).toBe('validation');
  expect(await mailed()).toEqual([]);
});

test('one administrator can invite only so many lists an hour', async () => {
  const limited = await openClub({ rateLimits: true });
  const as = await limited.admin();
  const body = { people: [marie] };
  const statuses: number[] = [];
  for (let list = 0; list < 21; list++)
    statuses.push((await limited.call('POST /api/v1/Users/invitations', { as, body })).status);
  await limited.close();
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

test('the log says who invited how many, and forgets nobody’s name, for it has none', async () => {
  (await invite([marie, luc])).ok();
  const log = await club.call('GET /api/v1/Audit', { as: await club.admin(), query: {} });
  expect(log.ok()[0]).toMatchObject({ action: 'user.invite', actorName: 'Ada Boss', after: { invited: 2 } });
});
