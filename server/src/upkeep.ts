import { lt } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { mailedTokens, rateLimits, webauthnChallenges } from './db/schema';
import { removeOldSecurityEvents } from './features/audit/security-log';
import { removeEndedLogins } from './features/logins/store';
import { completePastSessions } from './features/sessions/store';
import { endExpired } from './features/subscriptions/store';
import { removeOldReplies } from './http/once';
import { giveUpEmails, removeOldEmails } from './outbox/store';
import type { Services } from './services';

/** Scheduled maintenance. Idempotent. */
export async function upkeep({ db, clock, config }: Services): Promise<void> {
  const now = clock.now();
  await completePastSessions(db, now);
  await endExpired(db, clubDate(now));
  await removeOldSecurityEvents(db, now);
  await removeEndedLogins(db, now, config.login);
  await removeOldReplies(db, now);
  await db.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now));
  await db.delete(webauthnChallenges).where(lt(webauthnChallenges.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
  await giveUpEmails(db, now);
  await removeOldEmails(db, now);
}
