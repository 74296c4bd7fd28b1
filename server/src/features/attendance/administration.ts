import { type PlaceMove, type Registration, UserStatus } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { reasonOf } from '../../emails/message';
import { refuse } from '../../errors/app-error';
import type { Message } from '../../messages';
import type { Admin } from '../../security/caller';
import { audit } from '../audit/store';
import { changeOpenPlaces } from '../places/change';
import type { PlaceRow } from '../places/known';
import type { PlaceEvent } from '../places/model/events';
import { sendNotices } from '../places/notices';
import { findUser } from '../users/store';
import { registrationsOf } from './store';

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
  const changed = await changeOpenPlaces(services, tx, id, events[move], refunds);
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
