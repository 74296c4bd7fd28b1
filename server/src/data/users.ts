import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Plan, plain, rules, UserStatus } from 'shared-api/contract';
import { refuse } from '../errors/app-error';
import { keptAddress } from './address';
import { violatedIndex } from './conflict';
import { type Db, firstOf, isOneOf, jsonRowsOf, type Tx } from './rows';
import { users } from './schema';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
/** Somebody with an account. */
export type Member = UserRow & { username: string; email: string };
/** The fields that may change; the versions are derived. */
type UserValues = Partial<Omit<NewUser, 'version' | 'credentialVersion'>>;

/** @returns the user, or undefined */
export const findUser = (db: Db, id: string): Promise<UserRow | undefined> => one(db, eq(users.id, id));

/** Some users, unordered. */
export const findUsers = (db: Db, ids: string[]): Promise<UserRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.select().from(users).where(inArray(users.id, ids));

/** Whether somebody has an account: walk-ins have none. */
export const isMember = <Row extends Pick<UserRow, 'username' | 'email'>>(
  row: Row,
): row is Row & { username: string; email: string } => row.username !== null && row.email !== null;

/** An address as the API shows it: empty without one. */
export const shownEmail = sql<string>`coalesce(${users.email}, '')`;

/** Finds by username or e-mail, ignoring case. */
export const findByLogin = (db: Db, login: string): Promise<Member | undefined> =>
  oneMember(db, or(sameUsername(login), sameEmail(login)));

/** Finds by e-mail, ignoring case. */
export const findByEmail = (db: Db, email: string): Promise<Member | undefined> =>
  oneMember(db, sameEmail(email));

/** Finds by username, ignoring case. */
export const findByUsername = (db: Db, username: string): Promise<UserRow | undefined> =>
  one(db, sameUsername(username));

/** Locks a user's row until the transaction ends. */
export const lockUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  firstOf(tx.select().from(users).where(eq(users.id, id)).for('update'));

const { id, firstName, lastName, email, language, status, asksFirst, wantsSpots, hasWaited } = users;
/** What a decision about places needs to know of somebody; building a statement takes time for each column. */
const person = { id, firstName, lastName, email, language, status, asksFirst, wantsSpots, hasWaited };
export type PersonRow = Pick<UserRow, keyof typeof person>;

/** Keeps users from being locked or deleted until the transaction ends. @returns those who still exist */
export const holdUsers = async (tx: Tx, ids: readonly string[]): Promise<PersonRow[]> =>
  ids.length === 0 ? [] : holding(tx, isOneOf(users.id, ids));

/** The same, as a part of a statement, whose rows `readHeld` reads. */
export const holding = (tx: Tx, who: SQL) =>
  tx.select(person).from(users).where(who).orderBy(asc(users.id)).for('key share');
export const readHeld = jsonRowsOf(person);

/** @throws AppError `usernameTaken` or `emailTaken` */
export async function insertUser(db: Db, values: NewUser): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning().catch(refuseTaken);
  return row as UserRow;
}

/**
 * Changes a user and increments the version; a new password, address or status also invalidates earlier mailed links.
 * @throws AppError `usernameTaken` or `emailTaken`
 */
export async function updateUser(tx: Tx, id: string, values: UserValues): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({
      ...values,
      version: sql`${users.version} + 1`,
      credentialVersion: sql`${users.credentialVersion} + case when ${changesCredentials(values)} then 1 else 0 end`,
    })
    .where(eq(users.id, id))
    .returning()
    .catch(refuseTaken);
  return row as UserRow;
}

/** Puts people on a plan. A form that still shows another one is not saved over it, which would give or end a pass. */
export const putOnPlan = (tx: Tx, paymentPlan: Plan, who: SQL | undefined) =>
  tx
    .update(users)
    .set({ paymentPlan, version: sql`${users.version} + 1` })
    .where(and(who, ne(users.paymentPlan, paymentPlan)));

/** Replaces the hash of a password that stays the same; does nothing if another has been set since. */
export async function renewHash(
  db: Db,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  renewed: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? '')));
}

/** Switches the news off for one person. @returns whether they were on; not for somebody who has left */
export async function stopNews(tx: Tx, id: string): Promise<boolean> {
  const stopped = await tx
    .update(users)
    .set({ wantsNews: false })
    .where(and(eq(users.id, id), users.wantsNews))
    .returning({ id: users.id });
  return stopped.length > 0;
}

const sameUsername = (username: string) => sql`lower(${users.username}) = ${username.trim().toLowerCase()}`;
const sameEmail = (email: string) => sql`lower(${users.email}) = ${keptAddress(email.trim()).toLowerCase()}`;

const one = (db: Db, where: SQL | undefined): Promise<UserRow | undefined> =>
  firstOf(db.select().from(users).where(where).limit(1));

async function oneMember(db: Db, where: SQL | undefined): Promise<Member | undefined> {
  const found = await one(db, where);
  return found && isMember(found) ? found : undefined;
}

/** Whether these values change the row's password, address or status. Removing a password does not count. */
function changesCredentials({ passwordHash, email, status }: UserValues): SQL {
  const changes = [
    passwordHash ? sql`${users.passwordHash} is distinct from ${passwordHash}` : undefined,
    email
      ? sql`lower(${users.email}) is distinct from ${keptAddress(email.trim()).toLowerCase()}`
      : undefined,
    status !== undefined ? ne(users.status, status) : undefined,
  ];
  return or(...changes) ?? sql`false`;
}

// Two people may request the same name at the same moment: the unique indexes decide.
function refuseTaken(error: unknown): never {
  const index = violatedIndex(error);
  if (index === 'users_username_key') return refuse('usernameTaken');
  if (index === 'users_email_key') return refuse('emailTaken');
  throw error;
}

/** Condition on `users`: an active administrator. */
export const isAdministrator = and(eq(users.isAdmin, true), eq(users.status, UserStatus.Active));

/**
 * Locks people who may stop being administrators, and all administrators, until the transaction ends: in a fixed order,
 * so that two who remove each other at once can neither both succeed nor deadlock.
 * @returns the people who exist
 */
export async function lockWithAdministrators(tx: Tx, ids: string[]): Promise<UserRow[]> {
  const locked = await tx
    .select()
    .from(users)
    .where(or(inArray(users.id, ids), isAdministrator))
    .orderBy(users.id)
    .for('update');
  return locked.filter(({ id }) => ids.includes(id));
}

/** Whether nobody has proven yet that this registration is theirs. */
export const isUnconfirmedRegistration = ({ status, emailConfirmedOn }: UserRow): boolean =>
  status === UserStatus.Pending && emailConfirmedOn === null;

/** Whether somebody has an account that they have never opened: an administrator or the operator has made it. */
export const isInvited = (user: UserRow): boolean =>
  isUnconfirmedRegistration(user) && user.email !== null && user.passwordHash === null;

/** Names in their stored form: trimmed. */
export const trimNames = <Person extends { firstName: string; lastName: string }>(
  person: Person,
): Person => ({
  ...person,
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
});

/**
 * Keeps the club from losing its last administrator; `lockWithAdministrators` comes first.
 * @param leaving who stops being one
 * @throws AppError `lastAdministrator`
 */
export async function assertOtherAdministrator(tx: Tx, leaving: string): Promise<void> {
  const all = await tx.select({ id: users.id }).from(users).where(isAdministrator);
  if (all.every(({ id }) => id === leaving)) refuse('lastAdministrator');
}

const { min, max } = rules.username;

/** A username made of an address: `marie.tremblay@…` becomes `marie-tremblay`; too short ones are filled up. */
const usernameOf = (email: string): string =>
  plain(email.split('@', 1)[0] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, max - 5)
    .padEnd(min, '0');

/**
 * Usernames that nobody has, one for each address: the usual one, or with a number. Read at once: on the embedded engine,
 * hundreds of questions would let nobody else be answered meanwhile.
 * @param taken others that are not to be used
 */
export async function freeUsernames(
  db: Db,
  emails: readonly string[],
  taken: readonly string[] = [],
): Promise<string[]> {
  const wanted = emails.map(usernameOf);
  const name = sql<string>`lower(${users.username})`;
  const numbered = sql`regexp_replace(${name}, '-[0-9]+$', '')`;
  const rows = await db
    .select({ name })
    .from(users)
    .where(or(inArray(name, wanted), inArray(numbered, wanted)));
  const used = new Set([...taken, ...rows.map((row) => row.name)]);
  return wanted.map((usual) => {
    let free = usual;
    for (let number = 2; used.has(free); number++) free = `${usual}-${number}`;
    used.add(free);
    return free;
  });
}

/** A username for an address that nobody has. @param taken others that are not to be used */
export async function freeUsername(db: Db, email: string, taken: readonly string[] = []): Promise<string> {
  const [username = ''] = await freeUsernames(db, [email], taken);
  return username;
}
