import { eq, sql } from 'drizzle-orm';
import { lockAccounts } from '../../src/club/money/ledger';
import { lockSession } from '../../src/club/places/store';
import type { Tx } from '../../src/data/rows';
import { accounts, sessions, users } from '../../src/data/schema';
import { lockUser } from '../../src/data/users';
import { clubForAll } from '../support/club';

/** That no transaction locks rows out of order is proven by every test; here, that it would be noticed. */
const club = clubForAll();
const id = '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01';

const orders: [string, boolean, (tx: Tx) => Promise<unknown>][] = [
  [
    'in order',
    true,
    async (tx) => {
      await lockSession(tx, id);
      await lockUser(tx, id);
      await tx.update(users).set({ firstName: 'Ann' }).where(eq(users.id, id));
    },
  ],
  [
    'a session after a user',
    false,
    async (tx) => {
      await lockUser(tx, id);
      await lockSession(tx, id);
    },
  ],
  [
    'a user’s row after an account',
    false,
    async (tx) => {
      await lockAccounts(tx, [id]);
      await tx.update(users).set({ firstName: 'Ann' }).where(eq(users.id, id));
    },
  ],
  [
    'an account after a payment, by hand',
    false,
    async (tx) => {
      await tx.execute(sql`update payments p set withdrawn_on = null where p.id = ${id}`);
      await tx.delete(accounts).where(eq(accounts.id, id));
    },
  ],
  [
    'another session, once one is locked',
    true,
    async (tx) => {
      await lockSession(tx, id);
      await lockUser(tx, id);
      await tx.update(sessions).set({ location: 'The gym' }).where(eq(sessions.id, id));
    },
  ],
  [
    'a session after a user whose lock a savepoint has given back',
    true,
    async (tx) => {
      const undone = tx.transaction(async (savepoint) => {
        await lockUser(savepoint, id);
        throw new Error('released');
      });
      await expect(undone).rejects.toThrow('released');
      await lockSession(tx, id);
    },
  ],
];

test.each(orders)('%s: %s', async (_, isAllowed, lock) => {
  const locked = club.database.db.transaction(lock);
  if (isAllowed) await locked;
  else await expect(locked).rejects.toThrow(/^Locks \w+ after/);
});
