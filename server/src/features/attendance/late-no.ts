import type { SessionSummary } from 'shared-api/contract';
import type { Services } from '../../services';
import { findSession } from '../sessions/store';

/** What a no of a player would cost now, and the session that it is about; undefined while it is free. */
export async function lateNoOf(
  { db, clock }: Services,
  sessionId: string,
  userId: string,
): Promise<{ session: SessionSummary; costs: number } | undefined> {
  const now = clock.now();
  const found = await findSession(db, sessionId, now, userId);
  const { noCosts } = found?.place ?? {};
  if (!found || !noCosts || Date.parse(noCosts.until) > now.getTime()) return undefined;
  const { id, sessionDate, startTime, endTime, location, status, dropInPrice } = found;
  const session = { id, sessionDate, startTime, endTime, location, status, dropInPrice };
  return { session, costs: noCosts.amount };
}
