import { Language, UserStatus } from 'shared-api/contract';
import { auditLog, mailings } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { recordPayment } from '../support/payments';

const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});
beforeEach(async () => {
  // What the previous test queued without waiting for it.
  await club.drain();
  club.mailer.sent.length = 0;
});

const send = (emailType: string, body: object, as: Person | null = admin) =>
  club.call('POST /api/v1/Communication/{emailType}', { params: { emailType }, body, ...(as && { as }) });

const progress = (mailingId: string) =>
  club.call('GET /api/v1/Communication/mailings/{mailingId}', { params: { mailingId }, as: admin });

test('each recipient gets a mail of their own and sees nobody else', async () => {
  const people = [await club.person(), await club.person(), await club.person()];
  const emails = people.map(({ email }) => email.toUpperCase());
  const body = { emails, language: Language.Bilingual, customMessage: 'Hi!', customMessageFr: 'Allô!' };
  const queued = (await send('announcement', body)).ok(200);
  expect(queued).toMatchObject({ total: 3, sent: 0, failed: 0, skipped: 0 });
  expect(club.mailer.sent).toHaveLength(0);

  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  for (const mail of club.mailer.sent) {
    const others = people.filter(({ email }) => email !== mail.to);
    const whole = JSON.stringify(mail);
    for (const other of others)
      expect(whole).not.toMatch(new RegExp(`${other.email}|${other.firstName}\\b|${other.id}`));
    expect(whole).toContain('Hi!');
    expect(whole).toContain('Allô!');
  }
  expect((await progress(queued.mailingId)).ok()).toMatchObject({ total: 3, sent: 3, failed: 0, skipped: 0 });
});

test('an announcement without a message is refused, a reminder without one is not', async () => {
  const emails = [(await club.person()).email];
  const body = { emails, language: Language.Bilingual, customMessage: ' ', customMessageFr: '' };
  expect((await send('announcement', body)).error().errors).toEqual({
    customMessage: ['An announcement needs a message'],
  });
  (await send('attendance-reminder', body)).ok(200);
  (await send('announcement', { ...body, customMessageFr: 'Allô!' })).ok(200);
});

test('an address written in two ways is one recipient, and more than a statement’s worth are all written down', async () => {
  const people = await club.people(1100);
  const emails = people.map(({ email }) => email);
  const body = {
    emails: [...emails, ...emails.map((email) => email.toUpperCase())],
    language: Language.English,
    customMessage: 'Hi!',
  };
  expect((await send('announcement', body)).ok().total).toBe(1100);
  await club.database.db.delete(mailings);
});

test('a mailing leaves a row in the audit log, without anybody’s address', async () => {
  const player = await club.person();
  const queued = (await send('facility-update', { emails: [player.email], language: Language.English })).ok();
  const rows = await club.database.db.select().from(auditLog);
  const row = rows.find(({ entityId }) => entityId === queued.mailingId);
  expect(row).toMatchObject({
    actorId: admin.id,
    action: 'mailing.send',
    after: { emailType: 'facility-update', language: Language.English, recipients: 1, skipped: 0 },
  });
  expect(JSON.stringify(row)).not.toContain(player.email);
});

test('somebody who is no user of the club is refused by name, and nobody is written to', async () => {
  const player = await club.person();
  const emails = [player.email, 'stranger@example.com'];
  const reply = await send('announcement', { emails, language: Language.English, customMessage: 'Hi!' });
  expect(reply.error()).toMatchObject({
    status: 400,
    code: 'unknownRecipients',
    errors: { 'emails.1': ['Not a member of the club: stranger@example.com'] },
  });
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
});

test('a mailing needs recipients, a known type and an administrator', async () => {
  const player = await club.person();
  const language = Language.English;
  expect((await send('announcement', { emails: [], language })).error().errors).toEqual({
    emails: ['Please select at least one recipient'],
  });
  const body = { emails: [player.email], language };
  expect((await send('spam', body)).error().status).toBe(400);
  expect((await send('announcement', { ...body, language: 3 })).error().code).toBe('validation');
  expect((await send('announcement', { ...body, customMessage: 'x'.repeat(5001) })).error().code).toBe(
    'validation',
  );
  expect((await send('announcement', body, player)).error().code).toBe('notAllowed');
  expect((await send('announcement', body, null)).error().code).toBe('notLoggedIn');
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
});

test('a payment reminder tells each one their own amount, address and reference', async () => {
  const [debtor, other] = [await club.person(), await club.person()];
  const { reference } = await recordPayment(club, { userId: debtor.id, amount: 12.5 });
  await send('payment-reminder', { emails: [debtor.email, other.email], language: Language.French });
  await club.drain();
  const to = (person: Person) => club.mailer.sent.find((mail) => mail.to === person.email);
  expect(to(debtor)?.subject).toBe('Rappel de paiement\u00a0: 12,50\u00a0$');
  expect(to(debtor)?.text).toContain('payments@club.test');
  expect(to(debtor)?.text).toContain(reference);
  expect(to(other)?.text).toContain('Vous ne devez rien');
  expect(to(other)?.text).not.toContain(reference);
});

test('the links of an attendance reminder answer for its reader, without a login', async () => {
  const player = await club.person();
  const sessionId = await club.session();
  await send('attendance-reminder', { emails: [player.email], language: Language.English });
  await club.drain();
  const answer = async (attending: string) => {
    const found = new RegExp(`http://club.test/attendance/confirm\\?\\S+attending=${attending}[^>]+`).exec(
      club.mailer.sent[0]?.text ?? '',
    );
    const query = Object.fromEntries(new URL(found?.[0] ?? '').searchParams);
    expect(query).toMatchObject({ sessionId, userId: player.id });
    return (await club.call('GET /api/v1/Attendance/confirm', { query })).ok();
  };
  expect(await answer('true')).toMatchObject({ attending: true });
  expect(await answer('false')).toMatchObject({ attending: false });
});

test('a preview is the mail as it would arrive, and sends nothing', async () => {
  const reply = await club.call('POST /api/v1/Communication/{emailType}/preview', {
    as: admin,
    params: { emailType: 'schedule-change' },
    body: { language: Language.Bilingual, customMessage: '<b>Doors</b> at nine' },
  });
  const { subject, html, text } = reply.ok(200);
  expect(subject).toBe('Schedule change / Changement à l’horaire');
  expect(html).toContain('&lt;b&gt;Doors&lt;/b&gt; at nine');
  expect(text).toContain('<b>Doors</b> at nine');
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
});

test('an unknown mailing is not found', async () => {
  expect((await progress('01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01')).error().status).toBe(404);
});

test('whoever is suspended, or has not confirmed their address, gets nothing but mails about the account', async () => {
  const people = [
    await club.person({ status: UserStatus.Suspended }),
    await club.person({ status: UserStatus.Pending, emailConfirmedOn: null }),
    // An active member who has just changed their address.
    await club.person({ emailConfirmedOn: null }),
  ];
  const body = { emails: people.map(({ email }) => email), language: Language.English, customMessage: 'Hi!' };
  for (const emailType of ['announcement', 'payment-reminder', 'schedule-change']) {
    expect((await send(emailType, body)).ok()).toMatchObject({ total: 3, skipped: 3 });
  }
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
  for (const { id } of people)
    (await club.call('POST /Users/{id}/reset-password', { as: admin, params: { id } })).ok();
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
});

test('somebody who is suspended after a mailing was queued is passed over when it is sent', async () => {
  const player = await club.person();
  const { mailingId } = (await send('payment-reminder', { emails: [player.email], language: 0 })).ok();
  (await changeAccount(club, player, { status: UserStatus.Suspended })).ok();
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
  expect((await progress(mailingId)).ok()).toMatchObject({ sent: 0, skipped: 1 });
});

test.each(['attendance-reminder', 'low-attendance-warning'])(
  '%s says the price, and to whom a pass covers the date that nothing is to pay',
  async (emailType) => {
    await club.session();
    const [dropIn, holder] = [await club.person(), await club.passHolder()];
    (await send(emailType, { emails: [dropIn.email, holder.email], language: Language.English })).ok(200);
    await club.drain();
    const to = (person: Person) => club.mailer.sent.find((mail) => mail.to === person.email)?.text ?? '';
    expect(to(dropIn)).toContain('$10.00');
    expect(to(dropIn)).not.toMatch(/included/i);
    expect(to(holder)).toContain('Included in your season pass.');
    expect(to(holder)).not.toContain('$10.00');
  },
);
