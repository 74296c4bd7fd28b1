import {
  type AttendanceReceipt,
  type AttendanceUpdate,
  type PaymentDue,
  type PlaceMove,
  type Registration,
  type Session,
  UserStatus,
} from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { newId } from '../../data/schema';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin, PlayerId } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Services } from '../../http/services';
import { reasonOf } from '../../mail/message';
import type { Message } from '../../messages';
import { audit } from '../log/write';
import { askFor, dueForPlace } from '../money/dues';
import type { PaymentRow } from '../money/ledger';
import { type Changed, type Circumstances, changeOpenPlaces, dueOf } from './change';
import { whoInvites } from './draw';
import type { Known, PlaceRow } from './known';
import type { PlaceEvent } from './model/facts';
import { sendNotices, viewOf } from './notices';
import { creditReturnedTo, creditUsedFor, toRecord, toSummary } from './read';
import { registrationsOf } from './records';
import { namedApart } from './rules';
import { findSession } from './sessions';
import type { SessionRow } from './store';

/** A player's request to answer. */
interface GivenAnswer extends AttendanceUpdate {
  /** `none`: fails for a second answer; `existing`: fails for a first one. */
  expect?: 'none' | 'existing';
}

/** Records a player's yes or no: place, guests, status, payment, waiting list and mails, under the session's row lock. */
export function answer(
  services: Command,
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
  return change(services, sessionId, [event], circumstances, async (_, changed) => ({
    isNew: !ownPlace(changed.known),
    receipt: receiptOf(services, changed, userId),
  }));
}

/** Whether somebody has said yes or no; a pass's place or a turn on the waiting list is no answer. */
const isAnswered = (place: PlaceRow | undefined): boolean =>
  place !== undefined && (place.standing === 'in' || place.standing === 'out') && place.source !== 'pass';

/**
 * Puts a player at the end of a full session's waiting list, or into its draw; if already waiting, they keep their
 * position.
 * @param invitation of the one with whom they are to be drawn; `guest`: the first name of the guest
 */
export async function joinWaitingList(
  services: Command,
  sessionId: string,
  userId: PlayerId,
  { notes, invitation, guest }: { notes?: string | null; invitation?: string; guest?: string },
): Promise<Session> {
  const events: [PlaceEvent, ...PlaceEvent[]] = [{ type: 'join', key: userId }];
  if (invitation) {
    const other =
      (await whoInvites(services.db, sessionId, invitation, { caller: userId, now: services.clock.now() })) ??
      refuse('invitationEnded');
    events.push({ type: 'together', key: userId, other: other.id });
  }
  if (guest) events.push({ type: 'plus-one', key: userId });
  return act(services, sessionId, userId, events, {
    ...(notes != null && { texts: { key: userId, notes } }),
    ...(guest && { plusOne: guest.trim() }),
  });
}

/** Lets a player be in a draw alone. */
export const stayAlone = (services: Command, sessionId: string, userId: PlayerId): Promise<Session> =>
  act(services, sessionId, userId, [{ type: 'alone', key: userId }]);

/** Takes a player off the waiting list; does nothing if they are not on it. */
export async function leaveWaitingList(
  services: Command,
  sessionId: string,
  userId: PlayerId,
): Promise<void> {
  await act(services, sessionId, userId, [{ type: 'leave', key: userId }]);
}

/**
 * Adds a guest, for whom the caller pays; a namesake of another one is told apart by a number.
 * @throws AppError `sessionNotFound`, `sessionFull`, `notIn`, `guestLimit`, and for a session that takes no answers
 */
export function bringGuest(
  services: Command,
  sessionId: string,
  host: PlayerId,
  firstName: string,
): Promise<Session> {
  const guest = newId();
  const guests = new Map([[guest, firstName.trim()]]);
  return act(services, sessionId, host, [{ type: 'bring', host, guest }], { guests });
}

/** Gives up a guest's place. @throws AppError `sessionNotFound`, `guestUnknown`, and for a session that takes no answers */
export const giveUpGuest = (
  services: Command,
  sessionId: string,
  host: PlayerId,
  guest: string,
): Promise<Session> => act(services, sessionId, host, [{ type: 'drop', host, guest }]);

/** Carries out a player's action, and returns the session as they see it then. */
const act = (
  services: Command,
  sessionId: string,
  userId: PlayerId,
  events: readonly [PlaceEvent, ...PlaceEvent[]],
  circumstances: Circumstances = {},
): Promise<Session> =>
  change(services, sessionId, events, circumstances, async (tx, changed) => {
    const placeOf = () => viewOf(changed, userId);
    const session = await findSession(tx, sessionId, services.clock.now(), userId, placeOf);
    return session ?? refuse('sessionNotFound');
  });

/** Carries out a player's action, tells everybody whom it concerns, and reads the reply. */
async function change<Reply>(
  services: Command,
  sessionId: string,
  events: readonly [PlaceEvent, ...PlaceEvent[]],
  circumstances: Circumstances,
  reply: (tx: Tx, changed: Changed) => Promise<Reply>,
): Promise<Reply> {
  const { db: tx } = services;
  const changed = await changeOpenPlaces(services, tx, sessionId, events, circumstances);
  await sendNotices(services, tx, changed, { by: 'person' });
  return reply(tx, changed);
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

/**
 * Adds a player, removes them or one of their guests, or moves them to the front of the waiting list; the log keeps the
 * reason.
 * @param reason the administrator's message to the player
 * @returns everybody who answered or waits, after the change
 * @throws AppError `sessionNotFound`, `userNotFound`, `guestUnknown`, `sessionFull`, `notWaiting`, and for a session
 * that takes no answers
 */
export async function movePlayer(
  services: Command,
  { id, userId }: { id: string; userId: string },
  { move, overbook = false, guestId, refund = false }: PlaceMove,
  actor: Admin,
  reason: Message,
): Promise<Registration[]> {
  const events: Record<PlaceMove['move'], PlaceEvent> = {
    in: { type: 'put-in', key: userId, overbook },
    out: guestId ? { type: 'put-guest-out', host: userId, guest: guestId } : { type: 'put-out', key: userId },
    forward: { type: 'forward', key: userId },
  };
  const { db: tx } = services;
  const user = (await findUser(tx, userId)) ?? refuse('userNotFound');
  // Suspended players can be removed.
  if (move !== 'out' && user.status !== UserStatus.Active) return refuse('userNotFound');
  const refunds = move === 'out' && refund ? { refunds: userId } : undefined;
  const changed = await changeOpenPlaces(services, tx, id, [events[move]], refunds);
  await sendNotices(services, tx, changed, { by: 'administrator', reason, forgives: move === 'out' });
  const logged = (places: readonly PlaceRow[]) => {
    const place = places.find((place) => place.userId === userId);
    const isGuest = ({ hostId, standing }: PlaceRow) => hostId === userId && standing === 'in';
    return {
      userId,
      standing: place?.standing ?? null,
      ...(place?.late && { late: true }),
      // Their number without names: the log outlives the guest.
      ...(guestId && { guests: places.filter(isGuest).length }),
    };
  };
  await audit(tx, actor, {
    action: 'session.place',
    entityId: id,
    about: [userId],
    before: logged(changed.known.places),
    after: {
      ...logged([...changed.rows.values()]),
      ...{ move, ...(refunds && { refund }), ...reasonOf(reason) },
    },
  });
  return registrationsOf(tx, id);
}
