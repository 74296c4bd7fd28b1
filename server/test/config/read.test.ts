import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../src/config/read';

const folder = mkdtempSync(join(tmpdir(), 'courtside-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: folder, ...env });

test('an empty environment is a working installation', () => {
  const config = read();
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { kind: 'embedded' },
    demoData: true,
    mail: { mailbox: { page: 1080, smtp: 1025 } },
  });
  expect(config.keys.accessToken).toHaveLength(32);
});

test('the generated secret stays the same, so that people stay logged in over a restart', () => {
  expect(read().keys).toEqual(read().keys);
});

test.each(['', 'half'])('a generated secret of which "%s" is left signs nothing', (left) => {
  const other = mkdtempSync(join(folder, 'cut-'));
  writeFileSync(join(other, 'jwt-secret'), left);
  expect(() => read({ DATA_DIR: other })).toThrow(`${other}/jwt-secret is cut off`);
});

test.each([
  [{ PORT: 'http' }, "PORT must be a port number from 1 to 65535, not 'http'"],
  [{ PORT: '70000' }, "PORT must be a port number from 1 to 65535, not '70000'"],
  [{ PUBLIC_URL: 'club.example' }, 'PUBLIC_URL must be an address such as https://club.example'],
  [{ DEMO_DATA: 'maybe' }, "DEMO_DATA must be true or false, not 'maybe'"],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be false, a number of proxies, or their networks'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must be at least 32 characters'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ ADMIN_EMAIL: 'Marie <marie>' }, 'ADMIN_EMAIL must be an address such as marie@club.example'],
  ...['pa#secret@', 'pa/secret@', '12/secret@', '12?secret@', 'pa%-secret@'].map(
    (password): [object, string] => [
      { SMTP_URL: `smtp://a:${password}mail.club.test`, PUBLIC_URL: 'https://club.test' },
      'SMTP_URL must be an address such as smtp://user:password@host:587, in whose password % is %25',
    ],
  ),
  [{ SMTP_URL: 'smtp://mail.club.test:587' }, 'PUBLIC_URL is missing: the mail server of SMTP_URL'],
  [
    { SMTP_URL: 'smtps://a:secret@mail.club.test', PUBLIC_URL: 'http://127.0.0.1:3000' },
    'PUBLIC_URL is missing',
  ],
])('%j is refused with one line that names the variable', (env, line) => {
  const attempt = () => read(env as Record<string, string>);
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(line);
  expect(attempt).not.toThrow(/secret@|'short'|\n/);
});

test.each([
  { SMTP_URL: 'smtp://mail.club.test:587', PUBLIC_URL: 'https://club.test' },
  { SMTP_URL: 'smtp://club@club.test:a%2Fb@mail.club.test:587', PUBLIC_URL: 'https://club.test' },
  { SMTP_URL: 'smtp://[::1]:25' },
  { SMTP_URL: 'smtp://localhost:25' },
])('%j sends links that can be opened', (env) => {
  expect(read(env as Record<string, string>).mail.smtpUrl).toBe(env.SMTP_URL);
});

test('who is named to run the club makes it a real one, without the demo', () => {
  for (const ADMIN_EMAIL of ['marie@club.test', 'Marie Tremblay <marie@club.test>'])
    expect(read({ ADMIN_EMAIL })).toMatchObject({ adminEmail: ADMIN_EMAIL, demoData: false });
});

test('a club’s data are migrated at a start with a backup only, or not at all; a demo always', () => {
  const club = { DATABASE_URL: 'postgres://h/d' };
  expect(read(club).migration).toBe('with backup');
  expect(read({ ...club, MIGRATE: 'false' }).migration).toBe('elsewhere');
  expect(read().migration).toBe('now');
});

test('with a PostgreSQL server, nothing is filled in unless asked', () => {
  const secret = { JWT_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://h/d' };
  expect(read(secret).demoData).toBe(false);
  expect(read(secret)).toMatchObject({ contactEmail: '', paymentEmail: '' });
  const demo = read({ ...secret, DEMO_DATA: 'true' });
  expect(demo.demoData).toBe(true);
  expect(demo.paymentEmail).toBe('payments@courtside.example');
});

test.each(['no-reply@club.test', 'Courtside <no-reply@club.test>', '"Club, Ltd." <no-reply@club.test>'])(
  'of %j only the address is taken: the name is a setting',
  (from) => {
    expect(read({ MAIL_FROM: from }).mail.from).toBe('no-reply@club.test');
  },
);
