import { deriveKeys } from '../../src/crypto/keys';
import { seal, unseal } from '../../src/crypto/seal';

const { mailboxPassword: key, digest } = deriveKeys('a secret that is long enough for tests');

test('what is sealed opens with the same key and context only, and is never the same twice', () => {
  const sealed = seal('mot de passe — 密码', key, 'imap.club.test');
  expect(unseal(sealed, key, 'imap.club.test')).toBe('mot de passe — 密码');
  expect(sealed).not.toBe(seal('mot de passe — 密码', key, 'imap.club.test'));
  expect(unseal(sealed, digest, 'imap.club.test')).toBeNull();
  expect(unseal(sealed, key, 'imap.evil.test')).toBeNull();
});

test.each([0, 12, 28, 30])('byte %d of what is sealed cannot be changed', (at) => {
  const bytes = Buffer.from(seal('secret', key, ''), 'base64');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  expect(unseal(bytes.toString('base64'), key, '')).toBeNull();
});

test('what is no sealed text opens to nothing', () => {
  expect(unseal('', key, '')).toBeNull();
  expect(unseal('AAAA', key, '')).toBeNull();
});
