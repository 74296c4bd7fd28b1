import { and, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import {
  type AttendanceReceipt,
  type AttendanceUpdate,
  type PaymentDue,
  type Place,
  type Session,
  SessionStatus,
} from 'shared-api/contract';
import { builtOnce } from '../../data/rows';
import { newId, places, sessions, settings } from '../../data/schema';
import { initial } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { askFor, dueForPlace } from '../money/dues';
import type { PaymentRow } from '../money/ledger';
import { type Changed, type Circumstances, changeOpenPlaces, dueOf } from './change';
import { whoInvites } from './draw';
import type { Known, PlaceRow } from './known';
import type { PlaceEvent } from './model/facts';
import { sendNotices, viewOf } from './notices';
import { creditReturnedTo, creditUsedFor, toRecord, toSummary } from './read';
import { namedApart } from './rules';
import { findSession } from './sessions';
import type { SessionRow } from './store';

/** Players' own answers, their turns in the line and their guests. */
export function answerRoutes(route: Route): void {
  route('POST /api/v1/Attendance/sessions/{sessionId}', {
    early: async ({ services, params, body, caller }) => {
      if (body.isAttending) await refuseIfFull(services, params.sessionId, caller.id);
    },
    perform: ({ services, params, body, caller }) =>
      answerOnPage(services, params.sessionId, caller.id, { ...body, expect: 'none' }),
  });

  route('PUT /api/v1/Attendance/sessions/{sessionId}', ({ services, params, body, caller }) =>
    answerOnPage(services, params.sessionId, caller.id, { ...body, expect: 'existing' }),
  );

  route('POST /api/v1/Sessions/{id}/register', {
    early: ({ services, params, caller }) => refuseIfFull(services, params.id, caller.id),
    perform: async ({ services, params, caller, reply }) => {
      const { isNew, receipt } = await answer(services, params.id, caller.id, { isAttending: true });
      reply.code(isNew ? 201 : 200);
      return receipt;
    },
  });

  route('DELETE /api/v1/Sessions/{id}/register', ({ services, params, caller }) =>
    answer(services, params.id, caller.id, { isAttending: false, expect: 'existing' }),
  );

  route('POST /api/v1/Sessions/{id}/waiting-list', ({ services, params, body, caller }) =>
    joinWaitingList(services, params.id, caller.id, body ?? {}),
  );

  route('DELETE /api/v1/Sessions/{id}/waiting-list', ({ services, params, caller: { id: key } }) =>
    act(services, params.id, key, [{ type: 'leave', key }]),
  );

  // To be in a draw alone.
  route('DELETE /api/v1/Sessions/{id}/together', ({ services, params, caller: { id: key } }) =>
    act(services, params.id, key, [{ type: 'alone', key }]),
  );

  // For a guest, the caller pays; a namesake of another one is told apart by a number.
  route('POST /api/v1/Sessions/{id}/guests', ({ services, params, body, caller: { id: host } }) => {
    const guest = newId();
    const guests = new Map([[guest, body.firstName.trim()]]);
    return act(services, params.id, host, [{ type: 'bring', host, guest }], { guests });
  });

  route('DELETE /api/v1/Sessions/{id}/guests/{guestId}', ({ services, params, caller: { id: host } }) =>
    act(services, params.id, host, [{ type: 'drop', host, guest: params.guestId }]),
  );
}

/** A session that takes answers, has as many in as its capacity, and in which somebody has no place. */
const fullSession = builtOnce((db) => {
  const its = (name: string) => sql.placeholder(name);
  const closes = sql`coalesce(${settings.answersCloseMinutes}, ${sql.raw(String(initial.answersCloseMinutes))})`;
  const own = and(eq(places.sessionId, sessions.id), eq(places.userId, its('userId')));
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(settings, sql`true`)
    .where(
      and(
        eq(sessions.id, its('sessionId')),
        eq(sessions.status, SessionStatus.Full),
        gte(sessions.registeredPlayersCount, sessions.maxCapacity),
        gt(sessions.startsAt, sql`${its('now')}::timestamptz + ${closes} * interval '1 minute'`),
        notExists(db.select({ id: places.id }).from(places).where(own)),
      ),
    )
    .prepare('full_session');
});

/**
 * Refuses a yes that `decide` would refuse, whatever else is so: a crowd does not wait for the session's lock to be told
 * that it is full.
 */
export async function refuseIfFull(
  { db, clock }: Services,
  sessionId: string,
  userId: string,
): Promise<void> {
  const [full] = await fullSession(db).execute({ sessionId, userId, now: clock.now().toISOString() });
  if (full) refuse('sessionFull');
}

/** A player's request to answer. */
interface GivenAnswer extends AttendanceUpdate {
  /** `none`: fails for a second answer; `existing`: fails for a first one. */
  expect?: 'none' | 'existing';
}

/** Records a player's yes or no: place, guests, status, payment, waiting list and mails, under the session's row lock. */
export function answer(
  command: Command,
  sessionId: string,
  userId: PlayerId,
  { expect, isAttending, guests: names = [], ...texts }: GivenAnswer,
): Promise<{ isNew: boolean; receipt: AttendanceReceipt }> {
  const guests = new Map<string, string>();
  for (const name of names) guests.set(newId(), namedApart(name.trim(), [...guests.values()]));
  const event: PlaceEvent = isAttending
    ? { type: 'yes', key: userId, guests: [...guests.keys()] }
    : { type: 'no', key: userId };
  const ownPlace = ({ places }: Known) => places.find((place) => place.userId === userId);
  const assertExpected = (known: Known) => {
    const was = ownPlace(known);
    if (expect === 'none' && isAnswered(was)) refuse('attendanceExists');
    if (expect === 'existing' && !was) refuse('attendanceMissing');
  };
  const circumstances = { assertExpected, texts: { key: userId, ...texts }, guests };
  return change(command, sessionId, [event], circumstances, (changed) => ({
    isNew: !ownPlace(changed.known),
    receipt: receiptOf(command, changed, userId),
  }));
}

/** The same, with the session as the player sees it then: a page shows it without asking again. */
const answerOnPage = async (
  command: Command,
  sessionId: string,
  userId: PlayerId,
  given: GivenAnswer,
): Promise<AttendanceReceipt> => {
  const { receipt } = await answer(command, sessionId, userId, given);
  return { ...receipt, session: await sessionFor(command, sessionId, userId, receipt.attendance.place) };
};

/** A session as a player sees it. @param place their own, just changed */
const sessionFor = async (
  { db, clock }: Command,
  sessionId: string,
  userId: PlayerId,
  place: Place | null,
): Promise<Session> =>
  (await findSession(db, sessionId, clock.now(), userId, () => place)) ?? refuse('sessionNotFound');

/** Whether somebody has said yes or no; a pass's place or a turn on the waiting list is no answer. */
const isAnswered = (place: PlaceRow | undefined): boolean =>
  place !== undefined && (place.standing === 'in' || place.standing === 'out') && place.source !== 'pass';

/**
 * Puts a player at the end of a full session's waiting list, or into its draw; if already waiting, they keep their
 * position.
 * @param invitation of the one with whom they are to be drawn; `guest`: the first name of the guest
 */
export async function joinWaitingList(
  command: Command,
  sessionId: string,
  userId: PlayerId,
  { notes, invitation, guest }: { notes?: string | null; invitation?: string; guest?: string },
): Promise<Session> {
  const events: [PlaceEvent, ...PlaceEvent[]] = [{ type: 'join', key: userId }];
  if (invitation) {
    const other =
      (await whoInvites(command.db, sessionId, invitation, { caller: userId, now: command.clock.now() })) ??
      refuse('invitationEnded');
    events.push({ type: 'together', key: userId, other: other.id });
  }
  if (guest) events.push({ type: 'plus-one', key: userId });
  return act(command, sessionId, userId, events, {
    ...(notes != null && { texts: { key: userId, notes } }),
    ...(guest && { plusOne: guest.trim() }),
  });
}

/** Carries out a player's action, and returns the session as they see it then. */
const act = (
  command: Command,
  sessionId: string,
  userId: PlayerId,
  events: readonly [PlaceEvent, ...PlaceEvent[]],
  circumstances: Circumstances = {},
): Promise<Session> =>
  change(command, sessionId, events, circumstances, (changed) =>
    sessionFor(command, sessionId, userId, viewOf(changed, userId)),
  );

/** Carries out a player's action, tells everybody whom it concerns, and reads the reply. */
async function change<Reply>(
  command: Command,
  sessionId: string,
  events: readonly [PlaceEvent, ...PlaceEvent[]],
  circumstances: Circumstances,
  reply: (changed: Changed) => Reply | Promise<Reply>,
): Promise<Reply> {
  const changed = await changeOpenPlaces(command, sessionId, events, circumstances);
  await sendNotices(command, changed, { by: 'person' });
  return reply(changed);
}

/** The response to an answer that has just been written. */
function receiptOf({ config }: Command, changed: Changed, userId: string): AttendanceReceipt {
  const { session, status, rows, dues, known } = changed;
  const row = rows.get(userId) ?? refuse('internal');
  const [user, place] = [known.people.get(userId), viewOf(changed, userId)];
  if (!user || !place) return refuse('internal');
  const credit = creditUsedFor(changed, row) ?? creditReturnedTo(changed, userId);
  const recorded = {
    place: row,
    user,
    session: toSummary({ ...session, status }),
    startsAt: session.startsAt,
  };
  return {
    attendance: toRecord(recorded, place),
    paymentDue: askedFor({ config }, session, dueOf(row, dues)),
    ...(credit && { credit: { used: 0, returned: 0, ...credit } }),
  };
}

/** Whether a payment is asked for: what they say to have sent is not asked for again. */
export const isAsked = ({ openCents, sentOn }: Pick<PaymentRow, 'openCents' | 'sentOn'>): boolean =>
  openCents > 0 && sentOn === null;

/**
 * The payment that somebody is asked for; null when there is none.
 * @param dues the payments for their place
 */
export function askedFor(
  { config }: Pick<Services, 'config'>,
  { settings, sessionDate }: SessionRow,
  dues: readonly PaymentRow[],
): PaymentDue | null {
  const due = dues.find(isAsked);
  return due ? askFor(dueForPlace(due, sessionDate), settings, config) : null;
}
