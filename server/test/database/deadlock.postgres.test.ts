import { eq } from 'drizzle-orm';
import { users } from '../../src/data/schema';
import { lockUser } from '../../src/data/users';
import { clubForAll } from '../support/club';

const club = clubForAll();

test('two transactions that wait for each other both succeed', async () => {
  const { db } = club.app.services;
  const [ann, ben] = await Promise.all([club.person(), club.person()]);
  let tries = 0;
  let bothHaveOne = () => {};
  const haveOne = new Promise<void>((resolve) => {
    bothHaveOne = resolve;
  });
  const lockBoth = (first: string, second: string) =>
    db.transaction(async (tx) => {
      await lockUser(tx, first);
      if (++tries === 2) bothHaveOne();
      await haveOne;
      await lockUser(tx, second);
      await tx.update(users).set({ firstName: 'Both' }).where(eq(users.id, second));
    });
  await Promise.all([lockBoth(ann.id, ben.id), lockBoth(ben.id, ann.id)]);
  // At least one retry: on a busy machine the undone one may lock its row again before the other has woken up.
  expect(tries).toBeGreaterThan(2);
  expect(await db.$count(users, eq(users.firstName, 'Both'))).toBe(2);
});
