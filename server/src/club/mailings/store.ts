import { and, asc, eq, inArray, isNotNull, max, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type EmailType, Language, type MailGroup, type MailRecipients } from 'shared-api/contract';
import { type Db, isOneOf, type Tx } from '../../data/rows';
import { auditLog, mailings, outbox, users } from '../../data/schema';
import { isEmail, mayGet } from '../../mail/outbox/store';
import { withoutWords } from '../log/write';

/** A list of addresses as one JSON parameter, however many there are. */
const listed = (emails: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`;

/**
 * Users with these addresses, ignoring case. The lateral limit makes both engines look each address up in the index;
 * without it they read the whole table for every list.
 */
export const withAddress = (emails: readonly string[]): SQL => sql`${users.id} in (
  select found.id from ${listed(emails)} as address
  cross join lateral (select id from users u where lower(u.email) = lower(address) limit 1) found)`;

/** Addresses that no user has, limited to a readable number. */
export async function unknownAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from ${listed(emails)} as address
    where not exists (select 1 from ${users} where lower(${users.email}) = lower(address)) limit 20`);
  return rows.map(({ address }) => address);
}

/** The users with these addresses. */
export async function idsOf(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(withAddress(emails));
  return rows.map(({ id }) => id);
}

/** How many names of a mailing's people are listed. */
const namesShown = 200;

/** Who of some users would get a mailing, by first name, and how many would not. @param who condition on `users` */
export async function membersOf(
  db: Db,
  who: SQL | undefined,
  template: EmailType,
): Promise<Omit<MailRecipients, 'lastOn'>> {
  const may = and(who, mayGet(template));
  const inOnly = (language: Language) =>
    sql<number>`count(*) filter (where ${users.language} = ${language}::smallint)::int`;
  const [counted] = await db
    .select({
      people: sql<number>`count(*)::int`,
      english: inOnly(Language.English),
      french: inOnly(Language.French),
    })
    .from(users)
    .where(may);
  const { people = 0, english = 0, french = 0 } = counted ?? {};
  const rows = await db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(may)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(namesShown);
  const names = rows.map(({ name }) => name);
  return { people, names, readers: { english, french }, skipped: (await db.$count(users, who)) - people };
}

/** When a mailing of this kind was last sent to a group; null if never. */
export async function lastSentTo(db: Db, template: EmailType, group: MailGroup): Promise<string | null> {
  const isAlike = sql`${mailings.audience} = ${JSON.stringify(group)}::jsonb`;
  const [row] = await db
    .select({ on: max(mailings.dueOn) })
    .from(mailings)
    .where(and(eq(mailings.template, template), eq(mailings.state, 'sent'), isAlike));
  return row?.on?.toISOString() ?? null;
}

const { customSubject, customSubjectFr, customMessage, customMessageFr } = mailings;
const words = { customSubject, customSubjectFr, customMessage, customMessageFr };
const wordless = { customSubject: null, customSubjectFr: null, customMessage: null, customMessageFr: null };

/** What administrators wrote in mailings to a person. */
export const wordsTo = (db: Db, userId: string) =>
  db
    .select({ createdOn: mailings.createdOn, ...words })
    .from(mailings)
    .innerJoin(outbox, eq(outbox.mailingId, mailings.id))
    .where(and(isEmail, eq(outbox.userId, userId), or(...Object.values(words).map((one) => isNotNull(one)))));

/**
 * Forgets the words of mailings whose other recipients, if there were any, have left before; a scheduled one that is only
 * to them is cancelled.
 */
export async function forgetMailings(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .update(mailings)
    .set({ people: sql`array_remove(${mailings.people}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${mailings.people})`);
  const cancelled = await tx
    .update(mailings)
    .set({ ...wordless, state: 'cancelled', people: null })
    .where(eq(mailings.people, []))
    .returning({ id: mailings.id });
  const others = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.mailingId, mailings.id), isNotNull(outbox.userId), ne(outbox.userId, id)));
  const theirs = tx
    .select({ mailingId: outbox.mailingId })
    .from(outbox)
    .where(and(eq(outbox.userId, id), isNotNull(outbox.mailingId)));
  const forgotten = await tx
    .update(mailings)
    .set(wordless)
    .where(and(inArray(mailings.id, theirs), notExists(others)))
    .returning({ id: mailings.id });
  const ids = [...cancelled, ...forgotten].map((mailing) => mailing.id);
  if (ids.length === 0) return;
  await withoutWords(tx, and(eq(auditLog.entity, 'mailing'), isOneOf(auditLog.entityId, ids)));
}
