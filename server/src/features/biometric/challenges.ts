import { and, eq, gt, isNull } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import { webauthnChallenges } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Clock } from '../../time/clock';

/** What a challenge may be answered for. */
export const purpose = { register: 0, login: 1, prove: 2 } as const;

export interface Challenge {
  challenge: string;
  purpose: (typeof purpose)[keyof typeof purpose];
  /** Whose challenge it is; null for a login, where nobody is known yet. */
  userId: string | null;
}

/** Remembers a challenge for as long as the prompt stays open, and a little longer. */
export async function rememberChallenge(db: Db, challenge: Challenge, clock: Clock): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + rules.biometricTimeoutMs + 30_000);
  await db.insert(webauthnChallenges).values({ ...challenge, expiresAt });
}

/** Uses a challenge up. @returns whether it was ours, for this, and not too old: true once */
export async function redeemChallenge(
  db: Db,
  { challenge, purpose, userId }: Challenge,
  clock: Clock,
): Promise<boolean> {
  const redeemed = await db
    .delete(webauthnChallenges)
    .where(
      and(
        eq(webauthnChallenges.challenge, challenge),
        eq(webauthnChallenges.purpose, purpose),
        userId ? eq(webauthnChallenges.userId, userId) : isNull(webauthnChallenges.userId),
        gt(webauthnChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: webauthnChallenges.challenge });
  return redeemed.length === 1;
}
