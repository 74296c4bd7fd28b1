import { eq } from 'drizzle-orm';
import { places, sessions } from '../../src/data/schema';
import { clubForAll } from '../support/club';

const logged: string[] = [];
const club = clubForAll({ logLevel: 'info' }, undefined, { write: (line) => logged.push(line) });

const revision = async (): Promise<string> => {
  const { clock } = club;
  clock.set(new Date(clock.now().getTime() + 1000));
  return (await club.call('GET /api/v1/Sessions/revision')).ok(200).revision;
};

test('what is written but not committed shows once it is, also after what was begun later', async () => {
  const { db } = club.database;
  const [slow, quick] = [await club.session(), await club.session()];
  const player = await club.person();
  const before = await revision();
  let meanwhile = '';
  await db.transaction(async (tx) => {
    await tx.insert(places).values({ sessionId: slow, userId: player.id, standing: 'in', source: 'person' });
    // The uncommitted place is neither shown nor waited for.
    expect(await revision()).toBe(before);
    await db.update(sessions).set({ location: 'Elsewhere' }).where(eq(sessions.id, quick));
    meanwhile = await revision();
    expect(meanwhile).not.toBe(before);
  });
  const after = await revision();
  expect(after).not.toBe(meanwhile);
});

test('what is taken back changes nothing', async () => {
  const id = await club.session();
  const before = await revision();
  const undone = club.database.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, id));
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await revision()).toBe(before);
});

test('the log has a line for other calls, and none for this one', async () => {
  logged.length = 0;
  await revision();
  expect(logged).toEqual([]);
  await club.call('GET /api/v1/Sessions/upcoming');
  expect(logged).not.toEqual([]);
});
