import { Language, Plan, UserStatus } from 'shared-api/contract';
import { newId, users } from '../db/schema';
import type { Db } from '../db/types';
import { hashPassword } from '../security/passwords';
import { people } from './people';

export type Member = typeof users.$inferInsert & { id: string };

/** The accounts shown at start-up, with well-known passwords. */
export const accounts = [
  {
    username: 'admin',
    password: 'Admin123!',
    firstName: 'Nadia',
    lastName: 'Charbonneau',
    isAdmin: true,
    paymentPlan: Plan.DropIn,
  },
  {
    username: 'player',
    password: 'Player123!',
    firstName: 'Alexandre',
    lastName: 'Martin',
    isAdmin: false,
    paymentPlan: Plan.DropIn,
  },
  {
    username: 'member',
    password: 'Member123!',
    firstName: 'Mélanie',
    lastName: 'Lapointe',
    isAdmin: false,
    paymentPlan: Plan.Membership,
  },
];

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/**
 * Fills the club with people; every sixth has a season pass, and so has `member`. @returns all of them, the named
 * accounts first
 */
export async function addMembers(db: Db, now: Date, random: () => number): Promise<Member[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const named = await Promise.all(
    accounts.map(async ({ password, ...account }, index) => ({
      ...account,
      id: newId(),
      email: `${account.username}@courtside.example`,
      passwordHash: await hashPassword(password),
      status: UserStatus.Active,
      language: Language.English,
      emailConfirmedOn: daysAgo(300 - index),
      createdOn: daysAgo(300 - index),
    })),
  );
  // Nobody logs in as these: one hash of an unknown password serves all and keeps the start fast.
  const passwordHash = await hashPassword(newId());
  const others = people.map(([firstName, lastName], index): Member => {
    const createdOn = daysAgo(Math.floor(20 + random() * 270));
    const isPending = index === 44;
    const language = random() < 0.6 ? Language.French : Language.English;
    return {
      id: newId(),
      username: `${plain(firstName).slice(0, 1)}${plain(lastName)}${index}`,
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@example.com`,
      passwordHash,
      paymentPlan: index % 6 === 0 ? Plan.Membership : Plan.DropIn,
      asksFirst: index === 40,
      status: isPending ? UserStatus.Pending : index === 45 ? UserStatus.Suspended : UserStatus.Active,
      language: index === 43 ? Language.Bilingual : language,
      emailConfirmedOn: isPending ? null : createdOn,
      createdOn,
    };
  });
  const all = [...named, ...others];
  await db.insert(users).values(all);
  return all;
}
