import type * as policy from '../../src/features/users/policy';
import { clubForAll, password } from '../support/club';
import { somebodyWaits } from '../support/locks';

// What happens between the locks of an account's deletion: its owner answers.
const mockOnce: { sessionsLocked?: () => Promise<void>; userLocked?: () => Promise<void> } = {};
const mockThen = async (key: keyof typeof mockOnce) => {
  const act = mockOnce[key];
  delete mockOnce[key];
  await act?.();
};
jest.mock('../../src/features/users/policy', () => {
  const real = jest.requireActual<typeof policy>('../../src/features/users/policy');
  const lockWithAdministrators: typeof real.lockWithAdministrators = async (...who) => {
    await mockThen('sessionsLocked');
    const locked = await real.lockWithAdministrators(...who);
    await mockThen('userLocked');
    return locked;
  };
  return { ...real, lockWithAdministrators };
});

const club = clubForAll();

test('an answer that comes between the locks of a deletion, with another on its way, ends in no deadlock', async () => {
  const as = await club.person();
  const waiting = await club.person();
  const [early, late] = [await club.session(), await club.session({ maxCapacity: 1 })];
  const register = (id: string) => club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } });
  (await register(early)).ok(201);
  let onItsWay: ReturnType<typeof register> | undefined;
  mockOnce.sessionsLocked = async () => {
    (await register(late)).ok(201);
    const params = { id: late };
    (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waiting, params })).ok(200);
  };
  mockOnce.userLocked = async () => {
    // Has the session, and waits for the user.
    onItsWay = register(late);
    await somebodyWaits(club.database.db);
  };
  (await club.call('DELETE /api/v1/Users/me', { as, body: { password } })).ok(204);
  expect((await onItsWay)?.status).toBeLessThan(500);
  const seen = await club.call('GET /api/v1/Sessions/{id}', { as: waiting, params: { id: late } });
  expect(seen.ok()).toMatchObject({ isAttending: true, registeredPlayersCount: 1 });
});
