import { and, eq, gt, isNull } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import { webauthnChallenges } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Clock } from '../../time/clock';

/** A challenge's purpose. */
export const challengePurpose = { register: 0, login: 1, prove: 2 } as const;

export interface Challenge {
  challenge: string;
  purpose: (typeof challengePurpose)[keyof typeof challengePurpose];
  /** The user it is for; null for a login, where the user is not known yet. */
  userId: string | null;
}

/** Stores a challenge for as long as the prompt stays open, and a little longer. */
export async function rememberChallenge(db: Db, challenge: Challenge, clock: Clock): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + rules.biometricTimeoutMs + 30_000);
  await db.insert(webauthnChallenges).values({ ...challenge, expiresAt });
}

/** Consumes a challenge. @returns true once: whether it exists, is for this purpose, and has not expired */
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
