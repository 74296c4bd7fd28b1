import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../data/rows';
import { mailedTokens, users } from '../../data/schema';
import { isMember, type Member, type UserRow } from '../../data/users';
import { linkLifetimes } from '../../mail/link-lifetimes';
import type { Clock } from '../../time/clock';

/** The purposes of mailed tokens as they are stored. */
const purposes = { confirm: 0, reset: 1, change: 2, restore: 3, invitation: 4 };
type TokenPurpose = keyof typeof purposes;

/** How long a used confirmation is remembered, to tell its holder that it is already confirmed. */
const usedLifetime = 30 * 86_400_000;

/** A valid link and its owner, whose row is locked. */
export interface MailedToken {
  id: string;
  purpose: TokenPurpose;
  /** The mailbox that it was sent to, in lower case. */
  address: string;
  isUsed: boolean;
  user: Member;
}

const isFor = (wanted: readonly TokenPurpose[]) =>
  inArray(
    mailedTokens.purpose,
    wanted.map((purpose) => purposes[purpose]),
  );

const tokensOf = (userId: string, ...wanted: TokenPurpose[]) =>
  and(eq(mailedTokens.userId, userId), isFor(wanted));

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether two spellings are the same address. */
export const isSameAddress = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Whose link it is, and the address that it is mailed to. */
type Addressee = Pick<UserRow, 'id' | 'credentialVersion'> & { email: string };

/**
 * Creates a token that works once, for a limited time, for one address, and until its owner's password, address or
 * status changes. Only restore tokens survive that, since they are for people who have lost the account.
 * @returns the token, to be mailed to this address and nowhere else
 */
export async function issueToken(
  tx: Tx,
  { id, credentialVersion }: Pick<UserRow, 'id' | 'credentialVersion'>,
  purpose: TokenPurpose,
  address: string,
  clock: Clock,
): Promise<string> {
  const [token = ''] = await issueTokens(tx, [{ id, credentialVersion, email: address }], purpose, clock);
  return token;
}

/** The same for several people at once; one for each, in their order. */
export async function issueTokens(
  tx: Tx,
  people: readonly Addressee[],
  purpose: TokenPurpose,
  clock: Clock,
): Promise<string[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'));
  const expiresAt = new Date(clock.now().getTime() + linkLifetimes[purpose]);
  await tx.insert(mailedTokens).values(
    people.map(({ id, credentialVersion, email }, at) => ({
      userId: id,
      purpose: purposes[purpose],
      address: email.toLowerCase(),
      credentialVersion: purpose === 'restore' ? null : credentialVersion,
      tokenHash: digest(tokens[at] ?? ''),
      expiresAt,
    })),
  );
  return tokens;
}

/**
 * Looks up a link's token, and locks its owner until the transaction ends, so that concurrent clicks are serialised.
 * @param wanted purposes that the page supports
 * @param email as in the link, if any; the token's own is authoritative
 * @returns null when it is unknown, expired, invalidated by a change of the account, or for another purpose or address
 */
export async function findToken(
  tx: Tx,
  token: string,
  wanted: readonly TokenPurpose[],
  email: string | undefined,
  clock: Clock,
): Promise<MailedToken | null> {
  const isMeant = and(
    eq(mailedTokens.tokenHash, digest(token)),
    isFor(wanted),
    gt(mailedTokens.expiresAt, clock.now()),
  );
  const [found] = await tx.select({ userId: mailedTokens.userId }).from(mailedTokens).where(isMeant);
  if (!found) return null;
  // Locked first and read again: it may have been used while this call waited.
  const [user] = await tx.select().from(users).where(eq(users.id, found.userId)).for('update');
  if (!user || !isMember(user)) return null;
  const isOfNow = or(
    isNull(mailedTokens.credentialVersion),
    eq(mailedTokens.credentialVersion, user.credentialVersion),
    isNotNull(mailedTokens.usedOn),
  );
  const [row] = await tx.select().from(mailedTokens).where(and(isMeant, isOfNow));
  if (!row || (email !== undefined && !isSameAddress(email, row.address))) return null;
  const purpose = wanted.find((name) => purposes[name] === row.purpose);
  if (!purpose) return null;
  return { id: row.id, purpose, address: row.address, isUsed: row.usedOn !== null, user };
}

/** Whether somebody has a link of this purpose that still works. */
export async function hasToken(
  tx: Tx,
  { id, credentialVersion }: Pick<UserRow, 'id' | 'credentialVersion'>,
  purpose: TokenPurpose,
  clock: Clock,
): Promise<boolean> {
  const works = and(
    eq(mailedTokens.credentialVersion, credentialVersion),
    isNull(mailedTokens.usedOn),
    gt(mailedTokens.expiresAt, clock.now()),
  );
  return (await tx.$count(mailedTokens, and(tokensOf(id, purpose), works))) > 0;
}

/** Marks every confirmation of an address as used; opening one again says so. */
export async function markConfirmationsUsed(tx: Tx, userId: string, address: string, clock: Clock) {
  const now = clock.now();
  await tx
    .update(mailedTokens)
    .set({ usedOn: now, expiresAt: new Date(now.getTime() + usedLifetime) })
    .where(
      and(
        tokensOf(userId, 'confirm', 'change', 'invitation'),
        eq(mailedTokens.address, address.toLowerCase()),
      ),
    );
}

/** Invalidates an account's outstanding links, except restore tokens, which only `endRestoreTokens` ends. */
export async function deleteMailedTokens(tx: Tx, userId: string): Promise<void> {
  const links = tokensOf(userId, 'confirm', 'reset', 'change', 'invitation');
  await tx.delete(mailedTokens).where(and(links, isNull(mailedTokens.usedOn)));
}

/**
 * Ends a used restore token and those issued after it: an earlier owner's claim outranks a later one's.
 * @param since the token that was used
 */
export async function endRestoreTokens(tx: Tx, userId: string, since: string): Promise<void> {
  // Ids sort by age (UUIDv7).
  await tx.delete(mailedTokens).where(and(tokensOf(userId, 'restore'), gte(mailedTokens.id, since)));
}
