import { createECDH } from 'node:crypto';
import { decrypt } from 'http_ece';
import { decryptAs } from '../../../infra/bootstrap/own-push-service';
import { encryptFor, longestContent } from '../../src/mail/push/encrypt';
import { createVapid } from '../../src/mail/push/vapid';
import { testConfig } from '../support/parts';

const pairOf = (secret: string) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  return pair;
};

// RFC 8291, appendix A.
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const browser = pairOf('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');
const club = pairOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
const p256dh = browser.getPublicKey().toString('base64url');
const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
const text = 'When I grow up, I want to be a watermelon';
const encrypted =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('the example of RFC 8291 is encrypted to the letter', () => {
  expect(p256dh).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  expect(encryptFor({ p256dh, auth }, text, { pair: club, salt }).toString('base64url')).toBe(encrypted);
});

test('what is encrypted is read by two browsers that nothing is shared with, up to its longest', () => {
  for (const content of [text, '', 'é🏀'.repeat(20), 'x'.repeat(longestContent)]) {
    const body = encryptFor({ p256dh, auth }, content);
    expect(body.length).toBeLessThanOrEqual(4096);
    expect(decryptAs({ pair: browser, auth: Buffer.from(auth, 'base64url') }, body)).toBe(content);
    const parameters = { version: 'aes128gcm', privateKey: browser, authSecret: auth } as const;
    expect(decrypt(body, parameters).toString()).toBe(content);
  }
});

test('nothing is encrypted twice alike, nor what is too long, nor for a key that is none', () => {
  const once = () => encryptFor({ p256dh, auth }, text).toString('base64url');
  expect(once()).not.toBe(once());
  expect(() => encryptFor({ p256dh, auth }, 'x'.repeat(longestContent + 1))).toThrow('too long');
  expect(() => encryptFor({ p256dh: `B${'A'.repeat(86)}`, auth }, text)).toThrow();
});

test('the club’s key follows from its secret alone', () => {
  const { key } = createVapid(testConfig);
  expect(createVapid(testConfig).key).toBe(key);
  expect(key).toMatch(/^B[\w-]{86}$/);
  const other = { ...testConfig, keys: { ...testConfig.keys, push: new Uint8Array(48).fill(7) } };
  expect(createVapid(other).key).not.toBe(key);
});
