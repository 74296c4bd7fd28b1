import { and, eq, inArray, isNull } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { type Calls, type DoorEventResult, isVisible, rules, type Shape } from 'shared-api/contract';
import {
  type DoorEvent,
  type DoorRemark,
  doorState,
  happenedOn,
  type StoredDoorEvent,
} from 'shared-api/door';
import type { Tx } from '../../data/rows';
import { doorEvents, newId } from '../../data/schema';
import { refuse, refuseField } from '../../errors/app-error';
import { type Caller, isAdmin, type Said } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Feature } from '../feature';
import { audit } from '../log/write';
import { lockSession, type SessionRow } from '../places/store';
import { carryOut, type Happened, type Morning } from './carry-out';
import { eventsAbout, forgetAtDoor, holdNamed, readEvents } from './events';
import { noteRemark, readRemarks, sessionsToLookAt } from './remarks';
import { type RosterView, readRoster } from './roster';

export const door: Feature = {
  routes: doorRoutes,
  forget: forgetAtDoor,
  exportData: async (db, userId) => ({ door: await eventsAbout(db, userId) }),
};

/** What somebody at the door sees; without an account, they hold a link. */
const viewOf = (caller: Caller | null): RosterView =>
  isAdmin(caller) ? 'everything' : caller ? 'reasons' : 'ticks';

/** The door: who comes to a session. */
function doorRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Sessions/{id}/roster', ({ params, query, caller }) =>
    readRoster(db, params.id, clock.now(), viewOf(caller), query.search),
  );

  route('POST /api/v1/Sessions/{id}/door-events', ({ services, params, body, caller }) =>
    receiveEvents(services, params.id, body, caller, isAdmin(caller)),
  );

  route('POST /api/v1/Sessions/{id}/close', async ({ services, params, body, caller }) => {
    // Who holds a link is nobody who could answer for it.
    if (!caller) return refuse('notAllowed');
    await closeMorning(services, params.id, body, caller);
    return readRoster(services.db, params.id, services.clock.now(), viewOf(caller));
  });

  route('GET /api/v1/Sessions/{id}/door-remarks', ({ params }) => readRemarks(db, params.id));
  route('GET /api/v1/Dashboard/door-remarks', () => sessionsToLookAt(db, clock.now()));
  route('POST /api/v1/Sessions/{id}/door-remarks/{eventId}/noted', async ({ services, params, caller }) => {
    await noteRemark(services.db, params, caller, services.clock.now());
    return null;
  });
}

type Sent = Shape<Calls['POST /api/v1/Sessions/{id}/door-events']>['body'];
type Closing = Shape<Calls['POST /api/v1/Sessions/{id}/close']>['body'];

/**
 * Keeps what happened at a session's door, and carries it out. Nothing that happened is refused; closing and correcting
 * are decisions, which follow the rules of `closeMorning`.
 * @param said whose login says so; null for a link
 * @param isAdmin learns whether an address belongs to somebody
 * @returns a result for each event, in their order
 * @throws AppError `sessionNotFound`, `doorFull`, `accountNeeded`, `sessionAhead`, `validation`
 */
async function receiveEvents(
  command: Command,
  sessionId: string,
  { sentAt, events }: Sent,
  said: Said,
  isAdmin: boolean,
): Promise<DoorEventResult[]> {
  const { db: tx, clock } = command;
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  const now = clock.now();
  const seen = await storedIds(
    tx,
    events.map(({ id }) => id),
  );
  const fresh = events.filter(({ id }) => !seen.has(id) && seen.add(id));
  await assertRoom(tx, sessionId, said?.id ?? null, fresh.length);
  const happened = fresh.map((event) => ({
    ...event,
    happenedOn: happenedOn(event.deviceTime, sentAt, now, session.startsAt),
  }));
  assertDecided(happened, session, said);
  const kept = await readEvents(tx, sessionId);
  const aliases = await holdNamed(tx, [...kept, ...happened]);
  const remarks = await keep(command, session, { kept, happened, aliases }, said);
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
 * Closes a session's morning: who has a spot and no mark was absent. Afterwards, corrects who came. It adds the events
 * that a phone would send, as a device of its own.
 * @throws AppError `sessionNotFound`, `sessionAhead` before its day, `validation` without the reason of a correction, or
 * of an excuse, `doorFull`
 */
async function closeMorning(
  command: Command,
  sessionId: string,
  { marks, reason }: Closing,
  caller: NonNullable<Said>,
): Promise<void> {
  const { db: tx, clock } = command;
  const session = (await lockSession(tx, sessionId)) ?? refuse('sessionNotFound');
  const kept = await readEvents(tx, sessionId);
  const aliases = await holdNamed(tx, [...kept, ...marks]);
  const before = doorState(kept, aliases, session.sessionDate);
  const isFirst = before.closedOn === null;
  const changes = marks.flatMap(({ person, mark: kind, reason: own }) => {
    const was = before.marks.get(aliases[person] ?? person)?.mark ?? 'absent';
    if (was === kind) return [];
    const why = own ?? reason;
    if (!isVisible(why) && !isFirst) return refuseField('reason', 'required');
    return { kind, person, ...(why && { reason: why }) };
  });
  const acts = [...changes, ...(isFirst ? [{ kind: 'closed' as const, person: null }] : [])];
  await assertRoom(tx, sessionId, caller.id, acts.length);
  // After all that it speaks of, even at the same moment.
  const after = Math.max(clock.now().getTime(), ...kept.map((event) => Date.parse(event.happenedOn) + 1));
  const deviceTime = new Date(after).toISOString();
  const device = newId();
  const happened = acts.map((act, sequence): Happened => {
    return { ...act, id: newId(), device, sequence, deviceTime, happenedOn: deviceTime };
  });
  assertDecided(happened, session, caller);
  await keep(command, session, { kept, happened, aliases }, caller);
}

/** Whether an event closes a morning, or corrects it: it is decided, and answered for. */
const isDecision = ({ kind, reason }: DoorEvent): boolean =>
  kind === 'closed' || kind === 'absent' || kind === 'excused' || reason !== undefined;

/** @throws AppError `accountNeeded`, `sessionAhead`, `validation` for what may not be decided, or not by them */
function assertDecided(events: readonly Happened[], { sessionDate }: SessionRow, said: Said): void {
  const decisions = events.filter(isDecision);
  // Who holds a link is nobody who could answer for it.
  if (decisions.length > 0 && said === null) refuse('accountNeeded');
  const isEarly = ({ kind, happenedOn }: Happened) =>
    (kind === 'closed' || kind === 'absent') && clubDate(new Date(happenedOn)) < sessionDate;
  if (decisions.some(isEarly)) refuse('sessionAhead');
  if (decisions.some(({ kind, reason = kind === 'excused' ? '' : kind }) => !isVisible(reason)))
    refuseField('reason', 'required');
}

/** Stores what has happened, carries it out, and logs what was decided. @returns what the desk should look at */
async function keep(
  command: Command,
  session: SessionRow,
  { kept, happened, aliases }: Morning,
  said: Said,
): Promise<Map<string, DoorRemark>> {
  const { db: tx, clock } = command;
  const remarks = await carryOut(command, session, { kept, happened, aliases }, said);
  const now = clock.now();
  const stored = happened.map((event) => asStored(event, now, remarks.get(event.id)));
  await addEvents(tx, session.id, stored, said?.id ?? null);
  await logDecisions(tx, session, { kept, happened: stored, aliases }, said);
  return remarks;
}

async function logDecisions(
  tx: Tx,
  { id: entityId, sessionDate }: SessionRow,
  { kept, happened, aliases }: Morning<StoredDoorEvent>,
  said: Said,
): Promise<void> {
  const before = doorState(kept, aliases, sessionDate);
  const isClosed = before.closedOn === null && happened.some(({ kind }) => kind === 'closed');
  const changesNothing: readonly (DoorRemark | null)[] = ['personGone', 'early'];
  const marked = happened.filter((event) => isDecision(event) && !changesNothing.includes(event.remark));
  await audit(
    tx,
    said,
    ...(isClosed ? [{ action: 'session.close', entityId, about: [] }] : []),
    ...marked.flatMap(({ person, kind: mark, reason }) => {
      if (person === null) return [];
      const userId = aliases[person] ?? person;
      return {
        ...{ action: 'session.mark', entityId, about: [userId] },
        before: { userId, mark: before.marks.get(userId)?.mark ?? 'absent' },
        after: { userId, mark, ...(reason && { reason }) },
      };
    }),
  );
}

/** Words about somebody who is gone are not kept, nor of whom the club does not know. */
function asStored(
  { reason, walkIn, ...event }: Happened,
  now: Date,
  remark: StoredDoorEvent['remark'] | undefined,
): StoredDoorEvent {
  const isNobody = remark === 'personGone' || (remark === 'early' && event.kind === 'walk-in');
  return {
    ...event,
    ...(!isNobody && { ...(reason !== undefined && { reason }), ...(walkIn && { walkIn }) }),
    receivedOn: now.toISOString(),
    remark: remark ?? null,
  };
}

/** Which of some ids are of events that are stored, of whatever session. */
async function storedIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: doorEvents.id })
    .from(doorEvents)
    .where(inArray(doorEvents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether a session takes so many more events.
 * @param saidBy whose login says so; null for a link
 * @throws AppError `doorFull`
 */
async function assertRoom(tx: Tx, sessionId: string, saidBy: string | null, more: number): Promise<void> {
  const isTheirs = saidBy === null ? isNull(doorEvents.saidBy) : eq(doorEvents.saidBy, saidBy);
  const there = await tx.$count(doorEvents, and(eq(doorEvents.sessionId, sessionId), isTheirs));
  const limit = rules.door.eventsKept;
  if (there + more > limit) refuse('doorFull', { values: { limit } });
}

/** Adds events of a locked session. @param saidBy whose login said so; null for a link */
async function addEvents(
  tx: Tx,
  sessionId: string,
  events: readonly StoredDoorEvent[],
  saidBy: string | null,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(doorEvents).values(
    events.map(({ deviceTime, happenedOn, receivedOn, ...event }) => ({
      ...event,
      sessionId,
      saidBy,
      deviceTime: new Date(deviceTime),
      happenedOn: new Date(happenedOn),
      receivedOn: new Date(receivedOn),
    })),
  );
}
