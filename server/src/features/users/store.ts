import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { violatedIndex } from '../../db/conflict';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../http/refusal';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** @returns the user, or undefined */
export const findUser = async (db: Db, id: string): Promise<UserRow | undefined> => one(db, eq(users.id, id));

/** Finds by username or e-mail, whatever the case. */
export const findByLogin = async (db: Db, login: string): Promise<UserRow | undefined> =>
  one(db, or(sameUsername(login), sameEmail(login)));

/** Finds by e-mail, whatever the case. */
export const findByEmail = async (db: Db, email: string): Promise<UserRow | undefined> =>
  one(db, sameEmail(email));

/** Locks a user's row until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Whether somebody (else) has this username. */
export async function isUsernameTaken(db: Db, username: string, except?: string): Promise<boolean> {
  return (
    (await one(db, and(sameUsername(username), except ? ne(users.id, except) : undefined))) !== undefined
  );
}

/** @throws Refusal `usernameTaken` or `emailTaken` */
export async function insertUser(tx: Db, values: NewUser): Promise<UserRow> {
  const [row] = await tx.insert(users).values(values).returning().catch(refuseTaken);
  return row as UserRow;
}

/** Changes a user and raises the version. @throws Refusal `usernameTaken` or `emailTaken` */
export async function updateUser(tx: Db, id: string, values: Partial<NewUser>): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning()
    .catch(refuseTaken);
  return row as UserRow;
}

/** Starts or stops the news for one person; somebody who has left has none anyway. */
export async function setNews(tx: Db, id: string, wantsNews: boolean): Promise<void> {
  await tx.update(users).set({ wantsNews }).where(eq(users.id, id));
}

const sameUsername = (username: string) => sql`lower(${users.username}) = ${username.trim().toLowerCase()}`;
const sameEmail = (email: string) => sql`lower(${users.email}) = ${email.trim().toLowerCase()}`;

async function one(db: Db, where: SQL | undefined): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(where).limit(1);
  return row;
}

// Two people may ask for the same name at the same moment: the unique indexes decide.
function refuseTaken(error: unknown): never {
  const index = violatedIndex(error);
  if (index === 'users_username_key') return refuse('usernameTaken');
  if (index === 'users_email_key') return refuse('emailTaken');
  throw error;
}
