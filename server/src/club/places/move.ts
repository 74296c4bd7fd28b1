import { type PlaceMove, type Registration, UserStatus } from 'shared-api/contract';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import { messageIn, reasonOf } from '../../mail/message';
import type { Message } from '../../messages';
import { audit } from '../log/write';
import { registrationsOf } from './attendance';
import { changeOpenPlaces } from './change';
import type { PlaceRow } from './known';
import type { PlaceEvent } from './model/facts';
import { sendNotices } from './notices';

/** What administrators do with somebody's place. */
export function moveRoutes(route: Route): void {
  route('PUT /api/v1/Sessions/{id}/places/{userId}', ({ services, params, body, caller, locale }) =>
    movePlayer(services, params, body, caller, messageIn(locale, body.reason)),
  );
}

/**
 * Adds a player, removes them or one of their guests, or moves them to the front of the waiting list; the log keeps the
 * reason.
 * @param reason the administrator's message to the player
 * @returns everybody who answered or waits, after the change
 * @throws AppError `sessionNotFound`, `userNotFound`, `guestUnknown`, `sessionFull`, `notWaiting`, and for a session
 * that takes no answers
 */
async function movePlayer(
  command: Command,
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
  const { db: tx } = command;
  const user = (await findUser(tx, userId)) ?? refuse('userNotFound');
  // Suspended players can be removed.
  if (move !== 'out' && user.status !== UserStatus.Active) return refuse('userNotFound');
  const refunds = move === 'out' && refund ? { refunds: userId } : undefined;
  const changed = await changeOpenPlaces(command, id, [events[move]], refunds);
  await sendNotices(command, changed, { by: 'administrator', reason, forgives: move === 'out' });
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
