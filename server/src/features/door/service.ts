import type { Calls, DoorEventResult, Shape } from 'shared-api/contract';
import { type DoorEvent, doorState, happenedOn, type StoredDoorEvent } from 'shared-api/door';
import type { Command } from '../../commands/perform';
import { newId } from '../../db/schema';
import { refuse, refuseField } from '../../errors/app-error';
import type { Said } from '../../security/caller';
import { audit } from '../audit/store';
import { lockSession } from '../places/store';
import { carryOut } from './carry-out';
import { addEvents, aliasesOf, readEvents, storedIds } from './store';

type Sent = Shape<Calls['POST /api/v1/Sessions/{id}/door-events']>['body'];
type Closing = Shape<Calls['POST /api/v1/Sessions/{id}/close']>['body'];

/**
 * Keeps what happened at a session's door, and carries it out. Nothing is refused.
 * @param said whose login says so; null for a link
 * @param isAdmin learns whether an address belongs to somebody
 * @returns a result for each event, in their order
 * @throws AppError `sessionNotFound`
 */
export async function receiveEvents(
  services: Command,
  sessionId: string,
  { sentAt, events }: Sent,
  said: Said,
  isAdmin: boolean,
): Promise<DoorEventResult[]> {
  const { db: tx, clock } = services;
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  const now = clock.now();
  const seen = await storedIds(
    tx,
    events.map(({ id }) => id),
  );
  const fresh = events.filter(({ id }) => !seen.has(id) && seen.add(id));
  const happened = fresh.map((event) => ({
    ...event,
    happenedOn: happenedOn(event.deviceTime, sentAt, now),
  }));
  const kept = await readEvents(tx, sessionId);
  const aliases = await aliasesOf(tx, [...kept, ...happened]);
  const remarks =
    fresh.length > 0
      ? await carryOut(services, session, { events: [...kept, ...happened], fresh: happened, aliases }, said)
      : new Map();
  const stored = happened.map((event) => asStored(event, now, remarks.get(event.id)));
  await addEvents(tx, sessionId, stored, said?.id ?? null);
  const isFresh = new Set(fresh);
  return events.map((event): DoorEventResult => {
    const { id, kind, person } = event;
    const found = remarks.get(id);
    const remark = found === 'emailKnown' && !isAdmin ? undefined : found;
    return {
      id,
      ...(!isFresh.has(event)
        ? { result: 'duplicate' }
        : remark
          ? { result: 'remark', remark }
          : { result: 'applied' }),
      ...(kind === 'walk-in' && person && { person: aliases[person] ?? person }),
    };
  });
}

/**
 * Closes a session's morning: who has a spot and no mark was absent. Afterwards, corrects who came.
 * @throws AppError `sessionNotFound`, `validation` without the reason of a correction, or of an excuse
 */
export async function closeMorning(
  services: Command,
  sessionId: string,
  { marks, reason }: Closing,
  caller: NonNullable<Said>,
): Promise<void> {
  const { db: tx, clock } = services;
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  const kept = await readEvents(tx, sessionId);
  const aliases = await aliasesOf(tx, kept);
  const before = doorState(kept, aliases);
  const isFirst = before.closedOn === null;
  const now = clock.now();
  // After all that it speaks of, even at the same moment.
  const at = new Date(Math.max(now.getTime(), ...kept.map((event) => Date.parse(event.happenedOn) + 1)));
  let sequence = Math.max(
    -1,
    ...kept.filter(({ device }) => device === caller.id).map((event) => event.sequence),
  );
  const says = (event: Pick<DoorEvent, 'kind' | 'person' | 'reason'>) => {
    sequence++;
    const when = at.toISOString();
    return { id: newId(), device: caller.id, sequence, deviceTime: when, happenedOn: when, ...event };
  };
  const changes = marks.flatMap(({ person, mark, reason: own }) => {
    const was = before.marks.get(aliases[person] ?? person)?.mark ?? 'absent';
    if (was === mark) return [];
    const why = own ?? reason;
    if (!why?.trim() && (!isFirst || mark === 'excused')) return refuseField('reason', 'required');
    return [{ was, event: says({ kind: mark, person, ...(why && { reason: why }) }) }];
  });
  const happened = [
    ...changes.map(({ event }) => event),
    ...(isFirst ? [says({ kind: 'closed', person: null })] : []),
  ];
  if (happened.length === 0) return;
  const remarks = await carryOut(
    services,
    session,
    { events: [...kept, ...happened], fresh: happened, aliases },
    caller,
  );
  const stored = happened.map((event) => asStored(event, now, remarks.get(event.id)));
  await addEvents(tx, sessionId, stored, caller.id);
  await audit(
    tx,
    caller,
    ...(isFirst ? [{ action: 'session.close', entityId: sessionId, about: [] }] : []),
    ...changes.map(({ was, event: { person: userId, kind: mark, reason } }) => ({
      action: 'session.mark',
      entityId: sessionId,
      about: [userId],
      before: { userId, mark: was },
      after: { userId, mark, ...(reason && { reason }) },
    })),
  );
}

/** Words about somebody who is gone are not kept. */
const asStored = (
  { reason, ...event }: DoorEvent & { happenedOn: string },
  now: Date,
  remark: StoredDoorEvent['remark'] | undefined,
): StoredDoorEvent => ({
  ...event,
  ...(reason !== undefined && remark !== 'personGone' && { reason }),
  receivedOn: now.toISOString(),
  remark: remark ?? null,
});
