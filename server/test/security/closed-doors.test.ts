import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/read';
import { createSmtpMailer } from '../../src/mail/mailer';
import { clubForAll, openClub } from '../support/club';
import { testConfig } from '../support/parts';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'courtside-doors-'));

describe('/metrics', () => {
  const club = clubForAll({ metricsToken: 'a token of the test', trustProxy: 1 });

  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await club.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test.each([
    ['a program of this machine', '127.0.0.1', {}, 200],
    ['a program of this machine, by IPv6', '::1', { host: '[::1]:3000' }, 200],
    ['another machine', '203.0.113.7', {}, 401],
    ['another machine with the token', '203.0.113.7', { authorization: 'Bearer a token of the test' }, 200],
    ['another machine with another token', '203.0.113.7', { authorization: 'Bearer a token' }, 401],
    ['a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 401],
    ['who claims to be this machine', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }, 401],
    ['a page whose name leads here', '127.0.0.1', { host: 'stranger.example:3000' }, 401],
  ])('%s', async (_, address, headers, status) => {
    expect(await ask(address, headers as Record<string, string>)).toBe(status);
  });
});

test('without a token nobody but this machine reads the metrics', async () => {
  const club = await openClub();
  const ask = (authorization: string) =>
    club.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers: { authorization } });
  for (const value of ['', 'Bearer ', 'Bearer undefined']) expect((await ask(value)).statusCode).toBe(401);
  await club.close();
});

test('the API reference is open in the demo, closed without it, and where it is asked for', () => {
  const production = {
    DATABASE_URL: 'postgres://h/d',
    JWT_SECRET: 'x'.repeat(32),
    DATA_DIR: temporaryFolder(),
  };
  expect(readConfig({ DATA_DIR: temporaryFolder() }).apiDocs).toBe(true);
  expect(readConfig(production).apiDocs).toBe(false);
  expect(readConfig({ ...production, API_DOCS: 'true' }).apiDocs).toBe(true);
});

test('a closed API reference is nowhere', async () => {
  const club = await openClub({ apiDocs: false });
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])
    expect((await club.app.inject({ url })).statusCode).toBe(404);
  await club.close();
});

test('scripts of developers are refused where there are no demo data', () => {
  const env = { REMOTE_OVERRIDES: 'true', DATA_DIR: temporaryFolder() };
  expect(readConfig(env).remoteOverrides).toBe(true);
  expect(() => readConfig({ ...env, DEMO_DATA: 'false' })).toThrow(
    'REMOTE_OVERRIDES lets scripts of developers in: it is refused without demo data',
  );
});

describe('every answer', () => {
  const siteDir = temporaryFolder();
  for (const folder of ['assets', 'registry/releases/shell'])
    mkdirSync(join(siteDir, folder), { recursive: true });
  for (const name of [
    'index.html',
    'service-worker.js',
    'assets/a.js',
    'assets/a.css',
    'assets/a.svg',
    'registry/shell.json',
    'registry/releases/shell/1.json',
  ])
    writeFileSync(join(siteDir, name), 'content');
  const club = clubForAll({ siteDir });

  const nothing = "default-src 'none'; frame-ancestors 'none'";
  const page = "default-src 'self'; script-src 'self'; style-src 'self'; ";
  test.each([
    ['/', page],
    ['/horaire', page],
    ['/service-worker.js', page],
    ['/assets/a.svg', page],
    ['/registry/shell.json', page],
    ['/assets/a.js', undefined],
    ['/assets/a.css', undefined],
    ['/assets/none.js', nothing],
    ['/assets/%c3%28', nothing],
    ['/registry/releases/shell/1.json', nothing],
    ['/api/v1/Seasons', "default-src 'none';frame-ancestors 'none'"],
    ['/api/v1/none', "default-src 'none';frame-ancestors 'none'"],
    ['/health/live', nothing],
    ['/metrics', nothing],
    ['/api/docs/json', "default-src 'none'; script-src 'self'; style-src 'self'; "],
    ['/api/docs/', "default-src 'none'; script-src 'self'; style-src 'self'; "],
  ])('%s is what it says it is, with its policy', async (url, policy) => {
    const { headers } = await club.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['x-content-type-options']).toBe('nosniff');
    const sent = headers['content-security-policy'];
    expect(policy === undefined ? sent : String(sent).slice(0, policy.length)).toBe(policy);
    if (policy !== undefined) expect(headers['x-frame-options']).toBe('DENY');
  });

  test('who released is not for visitors', async () => {
    const { statusCode } = await club.app.inject({ url: '/registry/releases/shell/1.json' });
    expect(statusCode).toBe(404);
  });
});

test('a password for the mail server never leaves without encryption', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard.push(data.toString());
      // Somebody in between has removed STARTTLS from what the server offers.
      socket.write(
        /^EHLO/i.test(data.toString()) ? '250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n',
      );
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  for (const query of ['', '?ignoreTLS=true']) {
    const smtpUrl = `smtp://club:s3cret@127.0.0.1:${port}${query}`;
    const mailer = createSmtpMailer({ ...testConfig, mail: { ...testConfig.mail, smtpUrl } });
    const mail = {
      from: { name: 'Club', address: 'c@b.example' },
      replyTo: 'c@b.example',
      to: 'a@b.example',
      subject: '',
      html: '',
      text: '',
      headers: {},
      messageId: '<1@b.example>',
    };
    await expect(mailer.send(mail)).rejects.toThrow();
    mailer.close();
  }
  server.close();
  expect(heard.join('')).toMatch(/STARTTLS/);
  expect(heard.join('')).not.toMatch(/AUTH/);
});
