import { Language, Plan, UserStatus } from 'shared-api/contract';
import { newId } from '../db/schema';
import type { Db } from '../db/types';
import { insertUser, type UserRow } from '../features/users/store';
import type { PlayerId } from '../security/caller';
import { hashPassword } from '../security/passwords';

/** Somebody of the demo club. */
export type Member = UserRow & { id: PlayerId };

/** The accounts shown at start-up, with well-known passwords. */
export const accounts = {
  admin: { password: 'Admin123!', firstName: 'Nadia', lastName: 'Charbonneau' },
  player: { password: 'Player123!', firstName: 'Alexandre', lastName: 'Martin' },
  member: { password: 'Member123!', firstName: 'Mélanie', lastName: 'Lapointe' },
} as const;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Adds people who joined on some day, one of the named accounts with its password. */
export async function addAccount(
  db: Db,
  username: string,
  { password, ...name }: { password: string; firstName: string; lastName: string },
  joinedOn: Date,
): Promise<Member> {
  return add(db, {
    ...{ ...name, username, email: `${username}@courtside.example`, language: Language.English },
    ...{ passwordHash: await hashPassword(password), isAdmin: username === 'admin', joinedOn },
  });
}

/** Adds somebody whom no password logs in. Every second one gets e-mails in French. */
export const addPerson = (
  db: Db,
  [firstName, lastName]: readonly [string, string],
  index: number,
  joinedOn: Date,
): Promise<Member> =>
  add(db, {
    ...{ firstName, lastName, passwordHash: null, isAdmin: false, joinedOn },
    username: `${plain(firstName).slice(0, 1)}${plain(lastName)}`,
    email: `${plain(firstName)}.${plain(lastName)}@example.com`,
    language: index % 2 === 0 ? Language.French : Language.English,
  });

type New = Pick<
  Member,
  'username' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'isAdmin' | 'language'
>;

const add = async (db: Db, { joinedOn, ...person }: New & { joinedOn: Date }): Promise<Member> => {
  const row = await insertUser(db, {
    ...{ id: newId(), ...person, paymentPlan: Plan.DropIn, status: UserStatus.Active },
    ...{ emailConfirmedOn: joinedOn, createdOn: joinedOn },
  });
  return { ...row, id: row.id as PlayerId };
};
