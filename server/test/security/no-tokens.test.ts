import { unsubscribeToken } from '../../src/emails/unsubscribe';
import { type Club, openClub, password } from '../support/club';
import { linkIn } from '../support/mails';

const lines: string[] = [];
let club: Club;
/** What must be nowhere but where it belongs. */
const secrets: string[] = [password, 'Wr0ng-one!'];
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  club = await openClub({ logLevel: 'trace', metricsToken: 'a-metrics-token' }, undefined, logTo);
});
afterAll(() => club.close());

const mailedLink = (page: string) =>
  linkIn(
    club.mailer.sent.findLast(({ text }) => text.includes(`/${page}?`)),
    page,
  );

/** Everything that carries a token, an address or a password, once: mailed links, logins, answers, errors. */
async function useEverything() {
  const draft = { username: 'zoe', email: 'zoe@secret.test', firstName: 'Zoé', lastName: 'Roy', password };
  (await club.call('POST /api/v1/Users/register', { body: draft })).ok(201);
  await club.drain();
  const query = Object.fromEntries(mailedLink('confirm-email').searchParams);
  (await club.call('POST /api/v1/Users/confirm-email', { query })).ok();
  await club.call('POST /api/v1/Users/confirm-email', { query: { ...query, token: 'made-up-by-hand' } });
  const login = (await club.call('POST /api/v1/Users/login', { body: { username: 'zoe', password } })).ok();
  await club.call('POST /api/v1/Users/login', { body: { username: 'zoe', password: 'Wr0ng-one!' } });
  await club.call('POST /api/v1/Users/forgot-password', { body: { email: draft.email } });
  await club.drain();
  const reset = mailedLink('reset-password').searchParams;
  await club.app.inject(`/api/v1/nothing/at-all?token=${login.token}&email=${draft.email}`);
  await club.app.inject(`/reset-password?${reset}`);
  const { id } = login;
  const unsubscribe = unsubscribeToken(id, club.app.services.config);
  await club.call('POST /api/v1/Communication/unsubscribe', { query: { token: unsubscribe } });
  secrets.push(
    query.token ?? '',
    reset.get('token') ?? '',
    login.token,
    login.deviceToken ?? '',
    unsubscribe.split('.')[1] ?? '',
    'made-up-by-hand',
  );
  return login;
}

test('log, metrics and somebody’s own data carry no tokens, and the first two nobody’s address', async () => {
  const login = await useEverything();
  const data = JSON.stringify((await club.call('GET /api/v1/Users/me/export', { as: login })).ok());
  const headers = { authorization: 'Bearer a-metrics-token' };
  const metrics = (await club.app.inject({ url: '/metrics', headers })).body;
  expect(metrics).toContain('http_request_duration_seconds');
  const log = lines.join('');
  expect(log).toContain('/api/v1/Users/login');

  expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
  for (const text of [log, metrics, data]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|publicKey/);
  }
  for (const text of [log, metrics]) expect(text).not.toMatch(/zoe@secret\.test|127\.0\.0\.1/);
});
