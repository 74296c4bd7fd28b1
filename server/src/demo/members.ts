import { addDays } from 'shared-api/calendar';
import { Language, Plan, plain, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { Db } from '../data/rows';
import { newId } from '../data/schema';
import { type Member as Account, insertUser } from '../data/users';
import type { PlayerId } from '../http/access';
import { hashPassword } from '../http/passwords';

/** Somebody of the demo club. */
export type Member = Account & { id: PlayerId };

/** Fictitious names common in Montreal: who buys a season pass, and who pays for each session. */
const people = {
  holders: [
    ['Émilie', 'Tremblay'],
    ['Mathieu', 'Gagnon'],
    ['Nguyen', 'Tran'],
    ['Fatoumata', 'Diallo'],
    ['Olivier', 'Bouchard'],
    ['Maria', 'Papadopoulos'],
    ['Kevin', 'Joseph'],
    ['Chloé', 'Lavoie'],
    ['Daniel', 'Cohen'],
    ['Priya', 'Patel'],
    ['Samuel', 'Côté'],
  ],
  others: [
    ['Sofia', 'Benali'],
    ['Liam', 'O’Connor'],
    ['Hugo', 'Morin'],
    ['Leila', 'Mansouri'],
    ['Antonio', 'Di Marco'],
    ['Wei', 'Zhang'],
    ['Karim', 'Belkacem'],
    ['Camille', 'Pelletier'],
    ['Jamal', 'Baptiste'],
    ['Marie-Ève', 'Girard'],
  ],
} as const satisfies Record<string, readonly (readonly [first: string, last: string])[]>;

/** The accounts shown at start-up, with well-known passwords. */
export const accounts = {
  admin: { password: 'Admin123!', firstName: 'Nadia', lastName: 'Charbonneau' },
  player: { password: 'Player123!', firstName: 'Alexandre', lastName: 'Martin' },
  member: { password: 'Member123!', firstName: 'Mélanie', lastName: 'Lapointe' },
} as const;

type Ten = [Member, Member, Member, Member, Member, Member, Member, Member, Member, Member];

/**
 * Adds the people of the club, who joined one after the other, the last of them just now.
 * @returns the named accounts; who buys a season pass, `member` first; and who pays for each session
 */
export async function addPeople(db: Db, lastSaturday: string, now: Date) {
  const before = (days: number) => instantOf(addDays(lastSaturday, -days), '20:00');
  const admin = await addAccount(db, 'admin', accounts.admin, before(400));
  const member = await addAccount(db, 'member', accounts.member, before(300));
  const player = await addAccount(db, 'player', accounts.player, before(200));
  const [holders, others]: [Member[], Member[]] = [[member], []];
  for (const [index, name] of people.holders.entries())
    holders.push(await addPerson(db, name, index, before(290 - 20 * index)));
  const newest = people.others.length - 1;
  for (const [index, name] of people.others.entries())
    others.push(await addPerson(db, name, index, index === newest ? now : before(195 - 20 * index)));
  return { admin, player, member, holders, others: others as Ten };
}

const lettersOf = (name: string) => plain(name).replace(/[^a-z]/g, '');

/** Adds an account with a well-known password. */
async function addAccount(
  db: Db,
  username: string,
  { password, ...name }: { password: string; firstName: string; lastName: string },
  joinedOn: Date,
): Promise<Member> {
  return add(db, {
    ...name,
    username,
    email: `${username}@courtside.example`,
    language: Language.English,
    passwordHash: await hashPassword(password),
    isAdmin: username === 'admin',
    joinedOn,
  });
}

/** Adds somebody whom no password logs in. Every second one gets e-mails in French. */
const addPerson = (
  db: Db,
  [firstName, lastName]: readonly [string, string],
  index: number,
  joinedOn: Date,
): Promise<Member> =>
  add(db, {
    firstName,
    lastName,
    passwordHash: null,
    isAdmin: false,
    joinedOn,
    username: `${lettersOf(firstName).slice(0, 1)}${lettersOf(lastName)}`,
    email: `${lettersOf(firstName)}.${lettersOf(lastName)}@example.com`,
    language: index % 2 === 0 ? Language.French : Language.English,
  });

type New = Pick<
  Member,
  'username' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'isAdmin' | 'language'
>;

const add = async (db: Db, { joinedOn, ...person }: New & { joinedOn: Date }): Promise<Member> => {
  const row = await insertUser(db, {
    id: newId(),
    ...person,
    paymentPlan: Plan.DropIn,
    status: UserStatus.Active,
    emailConfirmedOn: joinedOn,
    createdOn: joinedOn,
  });
  return { ...row, ...person, id: row.id as PlayerId };
};
