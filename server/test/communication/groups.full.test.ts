import { Language, type MailGroup, PaymentStatus, UserStatus } from 'shared-api/contract';
import { stopNews } from '../../src/data/users';
import { clubForEach, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { changePayments, recordPayment } from '../support/payments';
import { placesIn } from '../support/places';

const club = clubForEach();
const { say, sweep, wait } = placesIn(() => club);
const { phone, close } = doorIn(() => club);
const longAgo = new Date('2026-06-01T12:00:00Z');

const send = async (emailType: string, body: object) =>
  club.call('POST /api/v1/Communication/{emailType}', {
    as: await club.admin(),
    params: { emailType },
    body,
  });
const recipients = async (query: MailGroup & { emailType?: string }) =>
  club.call('GET /api/v1/Communication/recipients', {
    as: await club.again(await club.admin()),
    query,
  });
const records = async () =>
  (await club.call('GET /api/v1/Communication/mailings', { as: await club.admin() })).ok();

/** Somebody in, out, waiting and without an answer, for a session with two spots; one of those who are in has a pass. */
async function aSession() {
  const id = await club.session({ maxCapacity: 2 });
  const holder = await club.passHolder({ firstName: 'Holder', createdOn: longAgo });
  await sweep();
  const named = (firstName: string) => club.person({ firstName, createdOn: longAgo });
  const [payer, out, waiting] = [await named('Payer'), await named('Out'), await named('Waiting')];
  (await say(payer, id, true)).ok();
  (await say(out, id, false)).ok();
  (await wait(waiting, id)).ok();
  const silent = await named('Silent');
  await club.drain();
  club.mailer.sent.length = 0;
  return { id, holder, payer, out, waiting, silent };
}

test('a group is an intersection, counted and named before anything is sent', async () => {
  const { id, silent } = await aSession();
  const named = async (group: MailGroup) =>
    (await recipients({ sessionId: id, ...group })).ok().names.map((name) => name.split(' ')[0]);
  expect(await named({ standing: 'in' })).toEqual(['Holder', 'Payer']);
  expect(await named({ standing: 'in', owes: true })).toEqual(['Payer']);
  expect(await named({ standing: 'in', plan: 'pass' })).toEqual(['Holder']);
  expect(await named({ standing: 'in', plan: 'dropIn' })).toEqual(['Payer']);
  expect(await named({ standing: 'in', plan: 'pass', owes: true })).toEqual([]);
  expect(await named({ standing: 'out' })).toEqual(['Out']);
  expect(await named({ standing: 'waiting' })).toEqual(['Waiting']);
  expect(await named({ standing: 'unanswered' })).toEqual(['Silent']);
  expect((await recipients({ plan: 'pass' })).ok().names).toHaveLength(1);

  // Owing something else is not owing for the session.
  await recordPayment(club, { userId: silent.id, amount: 5 });
  await recordPayment(club, { userId: silent.id, amount: 6 });
  expect(await named({ owes: true })).toEqual(['Payer']);
  expect((await recipients({ owes: true })).ok()).toMatchObject({ people: 2 });
});

test('who has not played for 30 days is in a group, a newcomer is not', async () => {
  const { payer, holder, out, waiting, silent } = await aSession();
  await club.person({ firstName: 'New', createdOn: new Date('2026-12-20T12:00:00Z') });
  const away = async () => (await recipients({ awayDays: 30 })).ok().names.length;
  const all = [payer, holder, out, waiting, silent];
  club.clock.set('2026-12-01T12:00:00Z');
  expect(await away()).toBe(all.length - 2);
  club.clock.set('2027-01-01T12:00:00Z');
  expect(await away()).toBe(all.length);
});

test('who had a spot and did not come has not played', async () => {
  const { id, payer } = await aSession();
  const away = async () => (await recipients({ awayDays: 30 })).ok().names;
  club.clock.set('2026-11-28T15:10:00Z');
  await phone(id).say('here', payer.id);
  club.clock.set('2026-12-01T12:00:00Z');
  const before = await away();
  (await close(id, { marks: [] })).ok();
  const after = await away();
  expect(after).toHaveLength(before.length + 1);
  expect(after.join()).not.toContain(payer.lastName);
});

test('who may not get it is counted apart: it depends on what the e-mail is', async () => {
  const { id, silent } = await aSession();
  const suspended = await club.person({ status: UserStatus.Suspended });
  await club.perform(({ db: tx }) => stopNews(tx, silent.id));
  const group = { sessionId: id, standing: 'unanswered' } as const;
  expect((await recipients(group)).ok()).toEqual({
    ...{ people: 0, names: [], skipped: 1, lastOn: null },
    readers: { english: 0, french: 0 },
  });
  expect((await recipients({ ...group, emailType: 'payment-reminder' })).ok()).toMatchObject({ people: 1 });
  expect((await recipients({})).ok().names.join()).not.toContain(suspended.lastName);
});

test('a nudge goes to those who have not answered, once each, about the chosen session, in their language', async () => {
  await club.session();
  const { id, silent } = await aSession();
  const later = await club.session({ sessionDate: '2026-12-05' });
  const french = await club.person({ language: Language.French, createdOn: longAgo });
  await club.drain();
  club.mailer.sent.length = 0;
  const group = { sessionId: later, standing: 'unanswered' } as const;
  const sent = (await send('attendance-reminder', { group })).ok();
  await club.drain();
  const subjectOf = (to: Person) => club.mailer.sent.filter((mail) => mail.to === to.email);
  expect(subjectOf(silent).map(({ subject }) => subject)).toEqual([
    'Will you be there on Saturday, December 5?',
  ]);
  expect(subjectOf(french).map(({ subject }) => subject)).toEqual(['Y serez-vous le samedi 5 décembre?']);
  expect(new Set(club.mailer.sent.map(({ to }) => to)).size).toBe(sent.total - sent.skipped);
  expect((await recipients({ ...group, emailType: 'attendance-reminder' })).ok().lastOn).not.toBeNull();
  expect((await recipients({ ...group, sessionId: id })).ok().lastOn).toBeNull();

  club.clock.set('2026-11-22T12:00:00Z');
  (await say(silent, later, false)).ok();
  const [record] = await records();
  expect(record).toMatchObject({ sessionDate: '2026-12-05', group, state: 'sent', answered: 1, failed: 0 });
  expect(record?.sent).toBe(sent.total);
});

test('a reminder of what is owed counts who has paid since', async () => {
  const { id, payer } = await aSession();
  (await send('payment-reminder', { group: { sessionId: id, standing: 'in', owes: true } })).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toEqual([payer.email]);
  expect((await records())[0]).toMatchObject({ total: 1, sent: 1, answered: 0 });
  await changePayments(club, { status: PaymentStatus.Completed }, payer.id);
  expect((await records())[0]).toMatchObject({ answered: 1 });
});

test('an announcement to a group has its own subject, also when its session has begun', async () => {
  const { id, payer, holder } = await aSession();
  club.clock.set('2026-11-28T18:00:00Z');
  const body = { group: { sessionId: id, standing: 'in' }, customMessage: 'Well played!' };
  const subjects = { customSubject: 'Thanks for Saturday', customSubjectFr: 'Merci pour samedi' };
  (await send('announcement', { ...body, ...subjects, language: Language.Bilingual })).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to).sort()).toEqual([payer.email, holder.email].sort());
  expect(club.mailer.sent[0]?.subject).toBe('Thanks for Saturday / Merci pour samedi');
  expect(club.mailer.sent[0]?.text).toContain('Well played!');
  expect((await records())[0]).toMatchObject({ ...subjects, answered: null, by: 'Ada Boss' });
});

test('of a group and of chosen people it is known how many read one language only', async () => {
  const before = (await recipients({})).ok().readers ?? { english: 0, french: 0 };
  const frank = await club.person({ language: Language.French });
  const both = await club.person({ language: Language.Bilingual });
  const away = await club.person({ language: Language.French, status: UserStatus.Suspended });
  const chosen = await club.call('POST /api/v1/Communication/recipients', {
    as: await club.again(await club.admin()),
    body: {
      emailType: 'announcement',
      emails: [frank.email.toUpperCase(), both.email, away.email, 'nobody@club.test'],
    },
  });
  expect(chosen.ok()).toEqual({
    names: [frank, both].map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort(),
    ...{ people: 2, skipped: 1, readers: { english: 0, french: 1 }, lastOn: null },
  });
  const { english, french } = before;
  expect((await recipients({})).ok().readers).toEqual({ english, french: french + 1 });
});

test('a subject in one language is kept for readers of the other, like the message', async () => {
  const { email } = await club.person();
  const words = { customMessage: 'Well played!', customSubject: 'Thanks for Saturday' };
  (await send('announcement', { emails: [email], ...words, language: Language.French })).ok();
  await club.drain();
  expect(club.mailer.sent[0]).toMatchObject({ subject: 'Thanks for Saturday' });
  expect(club.mailer.sent[0]?.text).toContain('Well played!');
});

test('a test to oneself is not among the mailings; one to others, too, is', async () => {
  const { email } = await club.admin();
  const body = { customMessage: 'Hello' };
  (await send('announcement', { ...body, emails: [email] })).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toEqual([email]);
  expect(await records()).toEqual([]);
  (await send('announcement', { ...body, emails: [email, (await club.person()).email] })).ok();
  expect(await records()).toMatchObject([{ total: 2 }]);
});

test('nothing is sent without a group or addresses, to both, to nobody, or by half a group', async () => {
  const sessionId = await club.session();
  const words = { customMessage: 'Hello' };
  const emails = [(await club.person()).email];
  const nobody = { emails: ['Please select at least one recipient'] };
  expect((await send('announcement', words)).error().errors).toEqual(nobody);
  expect((await send('announcement', { ...words, emails, group: {} })).error().errors).toEqual(nobody);
  const waiting = { sessionId, standing: 'waiting' };
  expect((await send('announcement', { ...words, group: waiting })).error().errors).toEqual({
    group: ['Please select at least one recipient'],
  });
  expect((await send('announcement', { ...words, group: { standing: 'in' } })).error().code).toBe(
    'validation',
  );
  const gone = { sessionId: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01' };
  expect((await send('announcement', { ...words, group: gone })).error().code).toBe('sessionNotFound');
  expect((await send('announcement', { group: {} })).error().errors).toHaveProperty('customMessage');
  await club.drain();
  expect(club.mailer.sent).toEqual([]);
  expect(await records()).toEqual([]);
});
