import { mergeUsers } from '../../src/club/people/merge';
import { newId } from '../../src/data/schema';
import type { Admin } from '../../src/http/access';
import { clubForAll } from '../support/club';
import { doorIn } from '../support/door';
import { somebodyWaits } from '../support/locks';
import { placesIn } from '../support/places';

// Two connections: PGlite has only one.
const club = clubForAll();
const { owed } = placesIn(() => club);
const { phone, seen } = doorIn(() => club);

test('cash of a walk-in who is merged while it arrives is entered for whoever they are', async () => {
  const [ana, earlier, id] = [await club.person(), await club.session(), await club.session()];
  club.clock.set('2026-11-28T15:10:00Z');
  const walkIn = newId();
  await phone(earlier).say('walk-in', walkIn, { walkIn: { firstName: 'Ana' } });
  const { note, unsent } = phone(id);
  note('here', walkIn);
  note('paid', walkIn, { method: 'cash' });
  const keeper = await club.again(await club.admin());
  const sent = {
    as: keeper,
    params: { id },
    body: { sentAt: club.clock.now().toISOString(), events: unsent },
  };
  const { sending } = await club.perform(async (command) => {
    await mergeUsers(command, { from: walkIn, into: ana.id }, keeper as unknown as Admin);
    const sending = club.call('POST /api/v1/Sessions/{id}/door-events', sent);
    await somebodyWaits(club.database.db);
    return { sending };
  });
  expect((await sending).ok()).toMatchObject([{ result: 'applied' }, { result: 'applied' }]);
  expect(await seen(id, ana.id)).toMatchObject({ standing: 'in', mark: 'here', owes: false });
  expect((await owed(ana)).filter(({ sessionId }) => sessionId === id)).toEqual([]);
});
