import { changeAccount } from '../support/accounts';
import { clubForEach } from '../support/club';

const club = clubForEach();

test('an administrator gives the door role, which the login says and the log keeps, and takes it back', async () => {
  const as = await club.admin();
  const person = await club.person();
  const isDoor = async () => (await club.call('GET /api/v1/Users/me', { as: person })).ok().isDoor;
  expect(await isDoor()).toBe(false);
  (await changeAccount(club, person, { isDoor: true })).ok();
  expect(await isDoor()).toBe(true);
  // A form of before the role leaves it as it is.
  (await changeAccount(club, person, {})).ok();
  expect(await isDoor()).toBe(true);
  const listed = (await club.call('GET /api/v1/Users', { as, query: { role: 'door' } })).ok();
  expect(listed.map(({ id }) => id)).toEqual([person.id]);
  (await changeAccount(club, person, { isDoor: false })).ok();
  expect(await isDoor()).toBe(false);
  const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'security' } })).ok();
  const roles = log
    .filter(({ action }) => action === 'security.role-changed')
    .map(({ after }) => after?.isDoor);
  expect(roles).toEqual([false, true]);
});
