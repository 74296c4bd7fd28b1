jest.unmock('@node-rs/argon2');

import { hashPassword } from '../../src/http/passwords';

test('a password is hashed with argon2id at the cost that OWASP recommends first', async () => {
  expect(await hashPassword('Pick-and-r0ll!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
