import { unsubscribeToken } from '../../src/mail/context';
import { clubForAll, password } from '../support/club';
import { logIn } from '../support/logins';
import { mailedLink, resetLink } from '../support/mails';

const lines: string[] = [];
const club = clubForAll({ logLevel: 'trace', metricsToken: 'a-metrics-token' }, undefined, {
  write: (line) => void lines.push(line),
});
/** Secrets that must not appear anywhere else. */
const secrets: string[] = [password, 'Wr0ng-one!'];

/** Uses everything with a token, an address or a password once: mailed links, logins, answers, errors. */
async function useEverything() {
  const draft = { username: 'zoe', email: 'zoe@secret.test', firstName: 'Zoé', lastName: 'Roy', password };
  (await club.call('POST /api/v1/Users/register', { body: draft })).ok(201);
  const query = await mailedLink(club, draft.email, 'confirm-email');
  (await club.call('POST /api/v1/Users/confirm-email', { query })).ok();
  await club.call('POST /api/v1/Users/confirm-email', { query: { ...query, token: 'made-up-by-hand' } });
  const login = (await logIn(club, 'zoe')).ok();
  await logIn(club, 'zoe', 'Wr0ng-one!');
  const reset = await resetLink(club, draft.email);
  await club.app.inject(`/api/v1/nothing/at-all?token=${login.token}&email=${draft.email}`);
  await club.app.inject(`/reset-password?${new URLSearchParams(reset)}`);
  const { id } = login;
  const unsubscribe = unsubscribeToken(id, club.app.services.config);
  await club.call('POST /api/v1/Communication/unsubscribe', { query: { token: unsubscribe } });
  secrets.push(
    query.token,
    reset.token,
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
