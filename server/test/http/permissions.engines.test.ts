import { type Call, calls } from 'shared-api/contract';
import { clubForAll, type Person } from '../support/club';
import { addSeason } from '../support/seasons';
import { matrix, type Role, rows } from './permissions';

const club = clubForAll();
let people: Record<Role, Person | undefined>;
let door: Person;
let anyLink: string;
const linkTo = async (id: string) => {
  const asked = { as: await club.again(people.admin as Person), params: { id } };
  return (await club.call('POST /api/v1/Sessions/{id}/door-links', asked)).ok().secret;
};
beforeAll(async () => {
  const [player, other, admin] = [await club.person(), await club.person(), await club.admin()];
  people = { anonymous: undefined, player, other, admin };
  door = await club.person({ isDoor: true });
  await addSeason(club, { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 });
  anyLink = await linkTo(await club.session());
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

  // A link opens the door's calls for its session, but for closing, and is nobody everywhere else.
  const byLink = (await send?.(club, owner, undefined)) ?? {};
  const isOpen = access === 'door' && name !== 'POST /api/v1/Sessions/{id}/close';
  const [asNobody] = answers;
  const opened = isOpen ? asAdmin : access === 'door' ? 403 : asNobody;
  const own = access === 'door' && byLink.params?.id;
  const headers = { 'door-link': own ? await linkTo(own) : anyLink };
  expect((await club.call(name, { ...byLink, headers })).status).toBe(opened);
  if (access !== 'door') return;
  const elsewhere = { 'door-link': anyLink };
  expect((await club.call(name, { ...byLink, headers: elsewhere })).error().code).toBe('doorLinkEnded');
});
