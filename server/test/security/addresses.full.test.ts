import { parseProxies } from '../../src/config/proxies';
import { networkOf } from '../../src/http/request';
import { clubForAll } from '../support/club';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['player@club.example', 'player@club.example'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['false', false],
  ['1', 1],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['fc00::/7', ['fc00::/7']],
  ['true', undefined],
  ['0', undefined],
  ['10.0.0.0/40', undefined],
  ['the.proxy', undefined],
])('TRUST_PROXY=%s means %j', (text, proxies) => {
  expect(parseProxies(text)).toEqual(proxies);
});

describe('an attacker with a network of addresses', () => {
  const club = clubForAll({ rateLimits: true, trustProxy: 1 });

  const report = (remoteAddress: string, forwardedFor: string) =>
    club.app.inject({
      method: 'POST',
      url: '/api/v1/Telemetry/remotes',
      payload: { remote: 'player-portal', cause: 'crashed' },
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor },
    });

  test('is one caller, and the neighbours are others', async () => {
    for (let host = 1; host <= 30; host++) {
      expect((await report('10.0.0.1', `2001:db8::${host}`)).statusCode).toBe(204);
    }
    expect((await report('10.0.0.1', '2001:db8::ffff')).statusCode).toBe(429);
    expect((await report('10.0.0.1', '2001:db8:0:1::1')).statusCode).toBe(204);
  });
});
