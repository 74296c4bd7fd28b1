import type { Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { type NoticeMailbox, type NoticeMailboxChange, PaymentStatus, rules } from 'shared-api/contract';
import { fetchBySchedule } from '../../src/club/interac/mailbox/fetch';
import { deriveKeys } from '../../src/crypto/keys';
import { auditLog, noticeMailbox, payments, transfers } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { account, type ImapServer, startImapServer } from '../support/imap';
import { emptyTables } from '../support/ledger';
import { noticeMail } from '../support/notices';
import { testConfig } from '../support/parts';
import { recordPayment } from '../support/payments';

const mailOfClub = { ...testConfig.mail, trustedServer: 'mx.club.test' };
const club = clubForAll({ mail: mailOfClub });
let admin: Person;
let server: ImapServer;
let settings: NoticeMailboxChange;

beforeAll(async () => {
  admin = await club.admin();
});
beforeEach(async () => {
  await emptyTables(club.database.db, noticeMailbox, transfers, payments, auditLog);
  club.mailer.sent.length = 0;
  club.clock.set('2026-11-21T23:00:00Z');
  server = await startImapServer();
  settings = {
    ...{ host: '127.0.0.1', port: server.port, security: 'none', ...account },
    ...{ folder: 'Interac', isOn: true },
  };
});
afterEach(() => server.stop());

const put = (change: NoticeMailboxChange) =>
  club.call('PUT /api/v1/Transfers/mailbox', { as: admin, body: change });
const fetchNow = async (): Promise<NoticeMailbox> =>
  (await club.call('POST /api/v1/Transfers/mailbox/fetch', { as: admin })).ok();
const shown = async () => (await club.call('GET /api/v1/Transfers/mailbox', { as: admin })).ok();
const kept = () => club.database.db.select().from(transfers).orderBy(transfers.id);
const owed = async (amount = 10) => recordPayment(club, { userId: (await club.person()).id, amount });
const statusOf = async (id: string) =>
  (await club.call('GET /api/v1/Payments/{id}', { as: admin, params: { id } })).ok().status;
const minutesLater = (minutes: number) =>
  club.clock.set(new Date(club.clock.now().getTime() + minutes * 60_000));

const pass = 'mx.club.test; dkim=pass header.d=payments.interac.ca';
const notice = (reference: string, number: string, result = pass) => noticeMail(reference, number, result);
const letter = 'From: a@b.test\r\nSubject: Hello\r\nMIME-Version: 1.0\r\n\r\nSee you on Saturday.\r\n';

test('new notices are imported as if they were dropped, and nothing in the folder changes', async () => {
  const [proven, forged] = [await owed(), await owed()];
  server.deliver(notice(proven.reference, 'C1AProven001'));
  server.deliver(letter);
  server.deliver(notice(forged.reference, 'C1AForged001', 'mx.evil.test; dkim=pass header.d=interac.ca'));
  (await put(settings)).ok();
  expect(await fetchNow()).toMatchObject({
    ...{ problem: null, isFetching: false, hasMore: false, fetchedOn: '2026-11-21T23:00:00.000Z' },
    last: { messages: 3, notices: 2, settled: 1, asked: 1 },
  });
  expect(await kept()).toMatchObject([
    { source: 'mail', state: 'settled', dkim: 'pass payments.interac.ca (mx.club.test)', decidedBy: null },
    { source: 'mail', state: 'unmatched', reason: 'unproven' },
  ]);
  expect(await statusOf(proven.id)).toBe(PaymentStatus.Completed);
  expect(await statusOf(forged.id)).toBe(PaymentStatus.Pending);
  await club.drain();
  expect(club.mailer.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('ayment')]);
  const log = await club.database.db.select().from(auditLog).where(eq(auditLog.actorName, 'System'));
  expect(log.map(({ action }) => action).sort()).toEqual(['payment.status', 'transfer.import']);

  expect(server.flags()).toEqual([]);
  expect(
    server.commands.filter((line) => /^(UID )?(SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND)/i.test(line)),
  ).toEqual([]);
});

test('what was read is not read again, and what is new is', async () => {
  (await put(settings)).ok();
  expect((await fetchNow()).last.messages).toBe(0);
  const payment = await owed();
  server.deliver(notice(payment.reference, 'C1AFirst0001'));
  expect((await fetchNow()).last).toEqual({ messages: 1, notices: 1, settled: 1, asked: 0 });
  const before = await kept();
  expect((await fetchNow()).last).toEqual({ messages: 0, notices: 0, settled: 0, asked: 0 });
  server.deliver(letter);
  expect((await fetchNow()).last.messages).toBe(1);
  // All messages have new numbers: they are read again, and recognised.
  server.renumber(8);
  expect((await fetchNow()).last).toEqual({ messages: 2, notices: 1, settled: 0, asked: 0 });
  expect(await kept()).toEqual(before);
});

test('messages from long ago, and ones too large for a notice, are left', async () => {
  const payment = await owed();
  server.deliver(notice(payment.reference, 'C1AOld000001'), '20-Aug-2026 12:00:00 +0000');
  server.deliver(
    `${notice(payment.reference, 'C1ALarge0001')}${'x'.repeat(rules.noticeMailbox.messageBytes)}`,
  );
  (await put(settings)).ok();
  expect((await fetchNow()).last).toEqual({ messages: 1, notices: 0, settled: 0, asked: 0 });
  expect(await kept()).toEqual([]);
});

test('a full folder is read a part at a time', async () => {
  const payment = await owed();
  for (let count = 0; count < rules.noticeMailbox.messages + 5; count++) server.deliver(letter);
  server.deliver(notice(payment.reference, 'C1ALast00001'));
  (await put(settings)).ok();
  expect(await fetchNow()).toMatchObject({ hasMore: true, last: { messages: rules.noticeMailbox.messages } });
  expect(await fetchNow()).toMatchObject({ hasMore: false, last: { messages: 6, settled: 1 } });
});

test('a connection that is lost loses nothing, and nothing happens twice', async () => {
  const payments = [await owed(), await owed()];
  server.deliver(notice(payments[0]?.reference ?? '', 'C1ALost00001'));
  for (let count = 0; count < 20; count++) server.deliver(letter);
  server.deliver(notice(payments[1]?.reference ?? '', 'C1ALost00002'));
  (await put(settings)).ok();
  server.onCommand = (line, socket) => {
    if (/FETCH 21,/.test(line)) socket.destroy();
  };
  const lost = await fetchNow();
  expect(lost).toMatchObject({
    problem: 'unreachable',
    problemSince: '2026-11-21T23:00:00.000Z',
    fetchedOn: null,
  });
  expect(await kept()).toHaveLength(1);
  server.onCommand = () => {};
  minutesLater(5);
  expect(await fetchNow()).toMatchObject({
    problem: null,
    problemSince: null,
    last: { messages: 2, settled: 1 },
  });
  expect(await kept()).toHaveLength(2);
});

test('a process that ended in the middle is waited for, and what it had not noted is known', async () => {
  const payment = await owed();
  server.deliver(notice(payment.reference, 'C1AMiddle001'));
  (await put(settings)).ok();
  await fetchNow();
  const before = await kept();
  // It had imported the notice, but not recorded that it had.
  const leasedUntil = new Date(club.clock.now().getTime() + 120_000);
  await club.database.db.update(noticeMailbox).set({ leasedUntil, lastUid: 0, uidValidity: null });
  expect(await fetchNow()).toMatchObject({ isFetching: true });
  minutesLater(3);
  expect(await fetchNow()).toMatchObject({
    isFetching: false,
    last: { messages: 1, notices: 1, settled: 0 },
  });
  expect(await kept()).toEqual(before);
});

test('of several that fetch at once one does', async () => {
  const payment = await owed();
  server.deliver(notice(payment.reference, 'C1AOnce00001'));
  (await put(settings)).ok();
  let ended = 0;
  let held: Socket | undefined;
  // It is answered only once the others have ended: one that started after it would rightly look again.
  server.onCommand = (line, socket) => {
    if (ended === 3 || !/LOGIN/.test(line)) return;
    socket.cork();
    held = socket;
  };
  const all = [fetchNow(), fetchNow(), fetchNow(), fetchBySchedule(club.app.services)];
  await Promise.all(
    all.map(async (one) => {
      await one;
      ended++;
      if (ended === 3) held?.uncork();
    }),
  );
  expect(server.commands.filter((line) => line.startsWith('LOGIN'))).toHaveLength(1);
  expect(server.commands.filter((line) => line.startsWith('EXAMINE'))).toHaveLength(1);
  expect(await kept()).toHaveLength(1);
});

test('a wrong password is said, and not tried again and again', async () => {
  (await put({ ...settings, password: 'wrong' })).ok();
  const logins = () => server.commands.filter((line) => line.startsWith('LOGIN')).length;
  await fetchBySchedule(club.app.services);
  expect(await shown()).toMatchObject({ problem: 'login', fetchedOn: null });
  expect(logins()).toBe(1);
  minutesLater(5);
  await fetchBySchedule(club.app.services);
  expect(logins()).toBe(1);
  minutesLater(60);
  await fetchBySchedule(club.app.services);
  expect(logins()).toBe(2);
  expect((await shown()).problemSince).toBe('2026-11-21T23:00:00.000Z');
  // A new password is tried at once.
  expect((await put(settings)).ok().problem).toBeNull();
  await fetchBySchedule(club.app.services);
  expect(await shown()).toMatchObject({ problem: null, fetchedOn: expect.any(String) });
  expect(logins()).toBe(3);
});

test('administrators are e-mailed once after a day without success, and when it is read again', async () => {
  (await put({ ...settings, folder: 'Nowhere' })).ok();
  const mailed = async () => {
    await club.drain();
    const sent = club.mailer.sent.splice(0).filter(({ to }) => to === admin.email);
    return sent.map(({ subject }) => subject);
  };
  const tryAfter = async (hours: number) => {
    minutesLater(hours * 60);
    await fetchBySchedule(club.app.services);
    return mailed();
  };
  expect(await tryAfter(0)).toEqual([]);
  // A different problem does not restart the day.
  await server.stop();
  expect(await tryAfter(23)).toEqual([]);
  expect((await shown()).problem).toBe('unreachable');
  expect(await tryAfter(1)).toEqual(['Interac notices aren’t being read']);
  expect(await tryAfter(30)).toEqual([]);
  server = await startImapServer();
  (await put({ ...settings, port: server.port, password: account.password })).ok();
  expect(await tryAfter(1)).toEqual(['Interac notices are read again']);
  expect(await tryAfter(1)).toEqual([]);
});

test('what is switched off is read only when somebody asks', async () => {
  (await put({ ...settings, isOn: false })).ok();
  await fetchBySchedule(club.app.services);
  expect(server.commands).toEqual([]);
  expect((await fetchNow()).fetchedOn).not.toBeNull();
});

test('what is wrong with the folder or the server is said', async () => {
  const nobody = await club.call('POST /api/v1/Transfers/mailbox/fetch', { as: admin });
  expect(nobody.error().code).toBe('mailboxNotSet');
  (await put({ ...settings, folder: 'Nowhere' })).ok();
  expect((await fetchNow()).problem).toBe('folder');
  (await put({ ...settings, port: 1 })).ok();
  expect((await fetchNow()).problem).toBe('unreachable');
});

test('the password is kept encrypted, for one server and user, and never answered', async () => {
  const saved = await put(settings);
  expect(saved.ok()).toMatchObject({ hasPassword: true, host: '127.0.0.1', trustedServer: 'mx.club.test' });
  expect(JSON.stringify([saved.ok(), await shown()])).not.toContain(account.password);
  const stored = JSON.stringify([
    await club.database.db.select().from(noticeMailbox),
    await club.database.db.select().from(auditLog),
  ]);
  expect(stored).not.toContain(account.password);

  const { password: _, ...others } = settings;
  expect((await put({ ...others, folder: 'INBOX' })).ok()).toMatchObject({ hasPassword: true });
  expect((await fetchNow()).problem).toBeNull();
  // Whoever changes where the password is sent must know it.
  for (const change of [
    { host: 'localhost' },
    { port: 1 },
    { username: 'other' },
    { security: 'startTls' },
  ] as const) {
    expect((await put({ ...others, ...change })).error().code).toBe('mailboxPasswordNeeded');
  }
  expect((await put({ ...settings, host: 'imap.example.com' })).error().code).toBe('mailboxUnprotected');
  const { version } = await shown();
  expect((await put({ ...settings, version: version + 1 })).error().code).toBe('changedMeanwhile');

  // As if the club were restored on a machine with another secret.
  const { config } = club.app.services;
  Object.assign(config, {
    keys: { ...config.keys, mailboxPassword: deriveKeys('x'.repeat(40)).mailboxPassword },
  });
  expect((await fetchNow()).problem).toBe('passwordLost');
});
