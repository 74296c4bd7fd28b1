import { replyOf } from '../../src/mail/push/send';
import { isOfPushService, isPublicAddress, publicLookup } from '../../src/mail/push/services';

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-bl2p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user:secret@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilfcm.googleapis.com/x', false],
  ['https://evil-push.apple.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://own.example/x', true],
  ['https://own.example:444/x', false],
  ['http://own.example/x', false],
  ['nonsense', false],
])('%s: sent to or not', (endpoint, isKnown) => {
  expect(isOfPushService(endpoint, ['https://own.example'])).toBe(isKnown);
});

test.each([
  ['142.250.69.106', true],
  ['2607:f8b0:4020:807::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['192.168.0.1', false],
  ['172.16.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
])('%s: on the internet or not', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that leads to this machine is refused where it is connected to', async () => {
  for (const all of [true, false]) {
    const error = await new Promise<Error | null>((done) =>
      publicLookup('localhost', { all }, (failed) => done(failed)),
    );
    expect(error).toMatchObject({ code: 'EPRIVATE' });
  }
});

test.each([
  [201, undefined, { type: 'accepted' }],
  [404, undefined, { type: 'gone' }],
  [410, undefined, { type: 'gone' }],
  [429, '120', { type: 'failed', afterMs: 120_000, isForGood: false }],
  [503, new Date(Date.now() + 60_000).toUTCString(), { type: 'failed', isForGood: false }],
  [500, 'soon', { type: 'failed', afterMs: 0, isForGood: false }],
  [413, undefined, { type: 'failed', isForGood: true }],
  [302, undefined, { type: 'failed', isForGood: true }],
])('an answer of %d', (status, retryAfter, reply) => {
  expect(replyOf(status, retryAfter)).toMatchObject(reply);
});
