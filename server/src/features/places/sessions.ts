import { eq } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { places } from '../../db/schema';
import type { Db } from '../../db/types';
import type { SessionFacts } from '../../emails/facts';
import type { Services } from '../../services';
import { changePlaces } from './change';
import type { PlaceEvent } from './model/decide';
import { factsOfSession, sendDuesChanged, sendNotices } from './notices';
import { hasClosed } from './policy';
import type { SessionRow } from './session-row';
import { holdersOn } from './store';

/** What a new session holds for the owners of passes, by user. */
export type HeldInSession = Map<string, { session: SessionFacts; isIn: boolean }>;

/**
 * Gives a new session's places to those whose passes cover it, by the time of purchase; the rest are first in line. They
 * are told by the caller: several sessions may be made at once.
 */
export async function openPlaces(services: Services, tx: Db, session: SessionRow): Promise<HeldInSession> {
  if (hasClosed(session, services.clock.now())) return new Map();
  const holders = await holdersOn(tx, session.sessionDate);
  const changed = await changePlaces(services, tx, session, holders.map(cover));
  return new Map(
    holders.map(({ id }) => [
      id,
      { session: factsOfSession(changed), isIn: changed.rows.get(id)?.standing === 'in' },
    ]),
  );
}

const cover = ({ id: key }: { id: string }): PlaceEvent => ({ type: 'cover', key });

/**
 * Makes the places of a locked session follow a change of its date, capacity or status, and tells those whose place has
 * changed. That the session itself is off or elsewhere is told by its own mail.
 * @throws AppError `capacityBelowRegistered`
 */
export async function followChange(
  services: Services,
  tx: Db,
  before: SessionRow,
  session: SessionRow,
): Promise<void> {
  const isOpen = !hasClosed(session, services.clock.now());
  const events: PlaceEvent[] = [{ type: 'capacity', capacity: session.maxCapacity }];
  const isOff = session.status === SessionStatus.Cancelled;
  const wasOff = before.status === SessionStatus.Cancelled;
  if (isOff !== wasOff) events.push({ type: isOff ? 'cancel' : 'restore' });
  if (isOpen && !isOff && (wasOff || before.sessionDate !== session.sessionDate)) {
    events.push(...(await playersOf(tx, session.id)).map((key) => ({ type: 'uncover' as const, key })));
    events.push(...(await holdersOn(tx, session.sessionDate)).map(cover));
  }
  const keepsStatus = session.status !== before.status && session.maxCapacity === before.maxCapacity;
  const changed = await changePlaces(services, tx, session, events, {
    before,
    keepsStatus: keepsStatus && !wasOff,
  });
  if (isOff) return;
  await sendNotices(services, tx, changed, { by: 'pass' });
  await sendDuesChanged(services, tx, changed);
}

/** Everybody who is in, asked or waiting. */
async function playersOf(tx: Db, sessionId: string): Promise<string[]> {
  const rows = await tx.select({ userId: places.userId }).from(places).where(eq(places.sessionId, sessionId));
  return rows.flatMap(({ userId }) => userId ?? []);
}
