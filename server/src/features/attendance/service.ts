import type { AttendanceReceipt, AttendanceUpdate, Session } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { newId } from '../../db/schema';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { PlayerId } from '../../security/caller';
import { type Changed, type Circumstances, changeOpenPlaces } from '../places/change';
import type { Known, PlaceRow } from '../places/known';
import type { PlaceEvent } from '../places/model/events';
import { sendNotices } from '../places/notices';
import { namedApart } from '../places/policy';
import { findSession } from '../sessions/store';
import { receiptOf } from './receipt';

/** A player's request to answer. */
export interface GivenAnswer extends AttendanceUpdate {
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
  return change(services, sessionId, event, circumstances, async (tx, changed) => ({
    isNew: !ownPlace(changed.known),
    receipt: await receiptOf(services, tx, changed, userId),
  }));
}

/** Whether somebody has said yes or no; a pass's place or a turn on the waiting list is no answer. */
const isAnswered = (place: PlaceRow | undefined): boolean =>
  place !== undefined && (place.standing === 'in' || place.standing === 'out') && place.source !== 'pass';

/** Puts a player at the end of a full session's waiting list; if already waiting, they keep their position. */
export const joinWaitingList = (
  services: Command,
  sessionId: string,
  userId: PlayerId,
  notes: string | null,
): Promise<Session> =>
  act(
    services,
    sessionId,
    userId,
    { type: 'join', key: userId },
    notes === null ? {} : { texts: { key: userId, notes } },
  );

/** Takes a player off the waiting list; does nothing if they are not on it. */
export async function leaveWaitingList(
  services: Command,
  sessionId: string,
  userId: PlayerId,
): Promise<void> {
  await act(services, sessionId, userId, { type: 'leave', key: userId });
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
  return act(services, sessionId, host, { type: 'bring', host, guest }, { guests });
}

/** Gives up a guest's place. @throws AppError `sessionNotFound`, `guestUnknown`, and for a session that takes no answers */
export const giveUpGuest = (
  services: Command,
  sessionId: string,
  host: PlayerId,
  guest: string,
): Promise<Session> => act(services, sessionId, host, { type: 'drop', host, guest });

/** Carries out a player's action, and returns the session as they see it then. */
const act = (
  services: Command,
  sessionId: string,
  userId: PlayerId,
  event: PlaceEvent,
  circumstances: Circumstances = {},
): Promise<Session> =>
  change(
    services,
    sessionId,
    event,
    circumstances,
    async (tx) =>
      (await findSession(tx, sessionId, services.clock.now(), userId)) ?? refuse('sessionNotFound'),
  );

/** Carries out a player's action, tells everybody whom it concerns, and reads the reply. */
async function change<Reply>(
  services: Command,
  sessionId: string,
  event: PlaceEvent,
  circumstances: Circumstances,
  reply: (tx: Tx, changed: Changed) => Promise<Reply>,
): Promise<Reply> {
  const { db: tx } = services;
  const changed = await changeOpenPlaces(services, tx, sessionId, event, circumstances);
  await sendNotices(services, tx, changed, { by: 'person' });
  return reply(tx, changed);
}
