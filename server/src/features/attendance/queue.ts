import type { Db } from '../../db/types';
import { AppError, refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import {
  type Changed,
  type Circumstances,
  carryOut,
  decideChange,
  knownAfter,
  type Locked,
  playersIn,
} from '../places/change';
import { readKnown } from '../places/known';
import type { PlaceEvent } from '../places/model/events';
import { sendNotices } from '../places/notices';
import { assertOpenForAnswers } from '../places/policy';
import { lockSession } from '../places/store';

/** What a player does to their place in a session. */
export interface PlaceAction<Reply = unknown> {
  services: Services;
  event: PlaceEvent;
  circumstances?: Circumstances | undefined;
  /** Builds the player's reply once the change is written. */
  reply(tx: Db, changed: Changed): Reply | Promise<Reply>;
}

/**
 * Carries out a player's action under the session's lock. Actions that arrive meanwhile are then done
 * together: one lock, one read and one commit for all, with a decision and a reply for each.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `answersClosed`, and as
 *   `changePlaces` does
 */
export const inTurn = <Reply>(sessionId: string, action: PlaceAction<Reply>): Promise<Reply> =>
  action.services.placeQueue.run(sessionId, action, (actions: readonly PlaceAction[]) =>
    doTogether(sessionId, actions),
  );

type Outcome = PromiseSettledResult<unknown>;

async function doTogether(sessionId: string, actions: readonly PlaceAction[]): Promise<Outcome[]> {
  const inOneTransaction = (some: readonly [PlaceAction, ...PlaceAction[]]) =>
    some[0].services.db.transaction((tx) => doInOrder(tx, sessionId, some));
  const [first, ...others] = actions;
  if (!first) return [];
  if (others.length === 0) return inOneTransaction([first]);
  // A failed batch writes nothing. Retried separately, only the action at fault fails, and none waits for
  // another's time-out.
  return inOneTransaction([first, ...others]).catch(async () =>
    (await Promise.allSettled(actions.map((action) => inOneTransaction([action])))).flatMap((alone) =>
      alone.status === 'fulfilled' ? alone.value : alone,
    ),
  );
}

/** Stops after an action that moved credit: accounts are locked in a fixed order only within one action. */
async function doInOrder(
  tx: Db,
  sessionId: string,
  actions: readonly [PlaceAction, ...PlaceAction[]],
): Promise<Outcome[]> {
  const { clock } = actions[0].services;
  const events = actions.map(({ event }) => event);
  let state = await lockForAll(tx, sessionId, events, clock.now());
  const outcomes: Outcome[] = [];
  for (const { services, event, circumstances, reply } of actions) {
    const { session, known } = state;
    let decided: Awaited<ReturnType<typeof decideChange>>;
    try {
      assertOpenForAnswers(session, clock.now(), event);
      decided = await decideChange(services, tx, session, [event], { ...circumstances, known });
    } catch (reason) {
      if (!(reason instanceof AppError)) throw reason;
      outcomes.push({ status: 'rejected', reason });
      continue;
    }
    const changed = await carryOut(services, tx, decided);
    await sendNotices(services, tx, changed, { by: 'person' });
    outcomes.push({ status: 'fulfilled', value: await reply(tx, changed) });
    if (changed.creditLeft.size > 0) break;
    state = knownAfter(changed);
  }
  return outcomes;
}

/**
 * Locks a session for one change of its places, and reads what it changes in the same round trip.
 * @throws AppError `sessionNotFound`, `sessionCancelled`, `sessionCompleted`, `answersClosed`
 */
export async function lockForChange(
  { clock }: Services,
  tx: Db,
  sessionId: string,
  event: PlaceEvent,
): Promise<Locked> {
  const locked = await lockForAll(tx, sessionId, [event], clock.now());
  assertOpenForAnswers(locked.session, clock.now(), event);
  return locked;
}

async function lockForAll(
  tx: Db,
  sessionId: string,
  events: readonly PlaceEvent[],
  now: Date,
): Promise<Locked> {
  const [session = refuse('sessionNotFound'), known] = await Promise.all([
    lockSession(tx, sessionId),
    readKnown(tx, sessionId, playersIn(events), now),
  ]);
  return { session, known };
}
