import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../bootstrap/own-product';
import { patience } from '../bootstrap/patience.mjs';
import { missingPrograms } from '../bootstrap/programs.mjs';
import {
  carry,
  emptyDataDir,
  freePorts,
  type Home,
  installed,
  nextVersion,
  packProduct,
  startCaddy,
  startDatabase,
} from './support/machine';
import { startMailServer } from './support/mail-server';

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const password = 'Unusual-Passw0rd!';
const player = { username: 'noor', email: 'noor@club.test', firstName: 'Noor', lastName: 'Haddad', password };
const log: string[] = [];

(missingPrograms('caddy', 'postgresql', 'pg_dump').length > 0 ? test.skip : test)(
  'a club begins on one machine, is backed up, updated, and moves to another, over https',
  async () => {
    const began = performance.now();
    const note = (line: string) =>
      log.push(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);
    const ports = await freePorts();
    const mail = await startMailServer();
    stops.push(mail.stop);
    const settings = {
      PUBLIC_URL: `https://localhost:${ports.https}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'club@club.test',
      ADMIN_EMAIL: 'Marie Tremblay <marie@club.test>',
      LOG_LEVEL: 'error',
    };
    const folder = packProduct();
    note('packed');
    const [first, later] = [folder, nextVersion(folder)].map((one) =>
      installed(one, ports.product, settings),
    );
    if (!first || !later) throw new Error('nothing is packed');
    const database = await startDatabase();
    const { ask, stop } = await startCaddy(ports.https, [ports.product]);
    stops.push(database.stop, stop);
    const home: Home = { databaseUrl: database.url, dataDir: emptyDataDir() };

    /** A call that must succeed. @returns its reply */
    const call = async (method: string, path: string, body?: unknown, token?: string) => {
      const { status, text } = await ask(method, path, body, token);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
      return text ? JSON.parse(text) : undefined;
    };
    /** Waits for a mailed link. */
    const linkTo = async (address: string, pattern: RegExp): Promise<URL> => {
      await waitUntil(
        async () => mail.linkTo(address, pattern) !== undefined,
        () => `no link like ${pattern} to ${address}`,
      );
      return new URL(mail.linkTo(address, pattern) ?? '');
    };
    const logIn = async (username: string) =>
      (await call('POST', '/api/v1/Users/login', { username, password })).token as string;

    // The first start asks for nothing, and mails the administrator a link.
    const running = await first.start(home);
    stops.push(running.stop);
    expect(running).toMatchObject({ isReady: true });
    note('first start: ready');
    const page = await ask('GET', '/');
    expect(page.status).toBe(200);
    expect(page.headers).toHaveProperty('strict-transport-security');
    const invitation = await linkTo('marie@club.test', /token=/);
    const token = invitation.searchParams.get('token');
    await call('POST', '/auth/verify-email', { token, newPassword: password });
    const admin = await logIn('marie@club.test');
    note('the administrator has followed the mailed link, over https');

    const club = { organizationName: 'Ballon du mardi', address: 'Gym', defaultPrice: 12, maxCapacity: 20 };
    const notifications = { welcomeEmail: true, sessionReminder: true, lowCapacityAlert: true };
    const open = { ...club, notifications, paymentEmail: 'pay@club.test' };
    await call('PUT', '/api/v1/Settings', open, admin);
    await call('POST', '/api/v1/Settings/opening', undefined, admin);

    // A player registers, confirms, answers, pays.
    await call('POST', '/api/v1/Users/register', player);
    const confirmation = await linkTo(player.email, /token=/);
    const confirm = `/api/v1/Users/confirm-email${confirmation.search}`;
    await call('POST', confirm);
    const noor = await logIn(player.username);
    const session = await call(
      'POST',
      '/api/v1/Sessions',
      {
        ...{ sessionDate: '2030-01-05', startTime: '09:00', endTime: '11:00', location: 'Gym' },
        ...{ maxCapacity: 20, dropInPrice: 12 },
      },
      admin,
    );
    await call('POST', `/api/v1/Sessions/${session.id}/register`, undefined, noor);
    const [due] = await call('GET', '/api/v1/Payments/mine', undefined, noor);
    const received = { status: 1, method: 4 };
    await call('PUT', `/api/v1/Payments/${due.id}/status`, received, admin);
    const before = {
      payments: await call('GET', '/api/v1/Payments/mine', undefined, noor),
      sessions: await call('GET', '/api/v1/Sessions/my-sessions', undefined, noor),
      club: await call('GET', '/api/v1/Settings/club'),
    };
    note(`registered, confirmed, answered, paid ${before.payments[0].amount} $`);
    const isAllThere = async () => {
      expect(await call('GET', '/api/v1/Payments/mine', undefined, noor)).toEqual(before.payments);
      expect(await call('GET', '/api/v1/Sessions/my-sessions', undefined, noor)).toEqual(before.sessions);
      expect(await call('GET', '/api/v1/Settings/club')).toEqual(before.club);
      // Somebody who opens an old link again is told that it is done.
      await call('POST', confirm);
      return call('GET', '/api/v1/Settings', undefined, admin);
    };
    expect((await isAllThere()).system.lastBackup).toBeNull();

    // The next version changes the database, which it does only with a backup.
    await running.stop();
    const hasty = await later.start(home);
    expect(hasty.isReady).toBe(false);
    expect(hasty.output()).toContain('no backup is younger than 26 hours');
    note('the next version refuses to start without a backup');
    const backup = first.run(home, 'courtside-backup.service');
    expect(backup).toMatchObject({ code: 0 });
    const [name = ''] = readdirSync(join(home.dataDir, 'backups'));
    note(backup.output.replace(home.dataDir, '…'));
    const updated = await later.start(home);
    stops.push(updated.stop);
    expect(updated.isReady).toBe(true);
    const { lastBackup, backupFailed } = (await isAllThere()).system;
    expect(Date.now() - Date.parse(lastBackup)).toBeLessThan(600_000);
    expect(backupFailed).toBeNull();
    note('the next version: everything there, logins and links still good');
    // Another administrator, beside the running server.
    const asked = later.run(home, 'courtside-admin@.service', 'luc@club.test');
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('will be mailed a link') });
    await linkTo('luc@club.test', /token=/);
    note('somebody else has an administrator’s link');
    // What was written since is in the next backup, made while people use it.
    await call('POST', '/api/v1/Users/forgot-password', { email: player.email });
    const reset = await linkTo(player.email, /reset|motdepasse|mot-de-passe/);
    expect(later.run(home, 'courtside-backup.service')).toMatchObject({ code: 0 });
    const newest = readdirSync(join(home.dataDir, 'backups')).sort().at(-1) ?? '';
    expect(newest).not.toBe(name);
    const inUse = later.run(home, 'courtside-restore@.service', newest);
    expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('stop it first') });
    await updated.stop();

    // Another machine: an empty database, an empty folder.
    await database.stop();
    const elsewhere = await startDatabase();
    stops.push(elsewhere.stop);
    const newHome: Home = { databaseUrl: elsewhere.url, dataDir: emptyDataDir() };
    carry(join(home.dataDir, 'backups', newest), newHome);
    expect(later.run(newHome, 'courtside-restore@.service', newest)).toMatchObject({ code: 0 });
    note('another machine: restored');
    const moved = await later.start(newHome);
    stops.push(moved.stop);
    expect(moved.isReady).toBe(true);
    expect((await isAllThere()).system.lastBackup).not.toBeNull();
    await call('POST', '/api/v1/Users/reset-password', {
      token: reset.searchParams.get('token'),
      email: player.email,
      newPassword: `${password}2`,
    });
    note('everything there: logins, payments, a link mailed before the move');
    await moved.stop();
    for (const { output } of [running, updated, moved]) expect(output()).toBe('');
    process.stdout.write(`${log.join('\n')}\n`);
  },
  // It may have to build first.
  300_000 * patience,
);
