import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { mailedTokens } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Clock } from '../../time/clock';

/** What a mailed token is good for, and for how many milliseconds. */
const purposes = {
  confirm: { number: 0, lifetime: 24 * 3600_000 },
  reset: { number: 1, lifetime: 3600_000 },
};
export type TokenPurpose = keyof typeof purposes;

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a token that works once and for a limited time. Only its hash is kept.
 * @returns the token, to be mailed and nothing else
 */
export async function issueToken(
  tx: Db,
  userId: string,
  purpose: TokenPurpose,
  clock: Clock,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { number, lifetime } = purposes[purpose];
  const expiresAt = new Date(clock.now().getTime() + lifetime);
  await tx.insert(mailedTokens).values({ userId, purpose: number, tokenHash: digest(token), expiresAt });
  return token;
}

/**
 * Uses a token up, and every other one of its kind that its owner has.
 * @returns whose it was, or null when it is unknown, used or too old
 */
export async function redeemToken(
  tx: Db,
  token: string,
  purpose: TokenPurpose,
  clock: Clock,
): Promise<string | null> {
  const { number } = purposes[purpose];
  // Deleting is what redeems it: of two at once, one deletes the row and the other finds none.
  const [found] = await tx
    .delete(mailedTokens)
    .where(
      and(
        eq(mailedTokens.tokenHash, digest(token)),
        eq(mailedTokens.purpose, number),
        gt(mailedTokens.expiresAt, clock.now()),
      ),
    )
    .returning({ userId: mailedTokens.userId });
  if (!found) return null;
  await tx
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, found.userId), eq(mailedTokens.purpose, number)));
  return found.userId;
}
