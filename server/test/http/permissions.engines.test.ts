import { type Call, calls } from 'shared-api/contract';
import { clubForAll, type Person } from '../support/club';
import { addSeason } from '../support/seasons';
import { matrix, type Role, rows } from './permissions';

const club = clubForAll();
let people: Record<Role, Person | undefined>;
let door: Person;
beforeAll(async () => {
  const [player, other, admin] = [await club.person(), await club.person(), await club.admin()];
  people = { anonymous: undefined, player, other, admin };
  door = await club.person({ isDoor: true });
  await addSeason(club, { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 });
});

const roles: Role[] = ['anonymous', 'player', 'other', 'admin'];

test.each(rows)('%s', async (name) => {
  const { answers, send } = matrix[name];
  const owner = people.player as Person;
  const found: number[] = [];
  for (const role of roles) {
    const as = people[role];
    const sent = (await send?.(club, owner, as)) ?? {};
    found.push((await club.call(name, { as, ...sent })).status);
  }
  expect(found).toEqual([...answers]);

  // The door role opens the door's calls, and is a player everywhere else.
  const asDoor = (await send?.(club, owner, door)) ?? {};
  const [, , asPlayer, asAdmin] = answers;
  const { access } = calls[name] as Call;
  const expected = access === 'door' ? asAdmin : asPlayer;
  expect((await club.call(name, { as: door, ...asDoor })).status).toBe(expected);
});
