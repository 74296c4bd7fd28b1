import type { SessionSummary } from 'shared-api/contract';
import type { Services } from '../../services';
import { findSession } from '../sessions/store';
import { toSummary } from '../sessions/view';

/** The costs of a no. */
interface Loss {
  session: SessionSummary;
  /** The price that stays due, in dollars. */
  costs: number;
  /** First names of the guests whose spots are given up too. */
  guests: string[];
}

/** What a no would cost a player now, apart from their own spot; undefined when nothing. */
export async function lossOf(
  { db, clock }: Services,
  sessionId: string,
  userId: string,
): Promise<Loss | undefined> {
  const now = clock.now();
  const found = await findSession(db, sessionId, now, userId);
  if (!found?.place) return undefined;
  const { noCosts } = found.place;
  const costs = noCosts && Date.parse(noCosts.until) <= now.getTime() ? noCosts.amount : 0;
  const guests = found.place.guests.map(({ firstName }) => firstName);
  if (costs === 0 && guests.length === 0) return undefined;
  return { session: toSummary(found), costs, guests };
}
