import type { PlaceMove, Registration, Session } from 'shared-api';

/** An administrator's action on a place; `waive`: cancels the price of a late no. */
export type Move = PlaceMove['move'] | 'waive';

/** Whether there is no free spot for another player: held spots count as taken. */
export const isFull = ({ registeredPlayersCount, offeredPlacesCount, maxCapacity }: Session): boolean =>
  registeredPlayersCount + offeredPlacesCount >= maxCapacity;

/**
 * By how many the taken spots exceed a capacity being typed; 0 where it can be saved. An overbooked session may keep
 * its capacity.
 */
export const excessSpots = ({ registeredPlayersCount, maxCapacity }: Session, capacity: number): number =>
  capacity > 0 && capacity < maxCapacity ? Math.max(0, registeredPlayersCount - capacity) : 0;

/**
 * The people who came in last, as many as it takes to free this many spots, guests included.
 * @param registrations in the order in which they came in
 */
export function lastIn(registrations: readonly Registration[], spots: number): Registration[] {
  const last: Registration[] = [];
  let left = spots;
  for (const one of registrations.filter(({ isAttending }) => isAttending).reverse()) {
    if (left <= 0) break;
    last.unshift(one);
    left -= 1 + one.place.guests.length;
  }
  return last;
}

/** A person's name, and the number of their guests. */
export const nameWithGuests = ({ userName, place: { guests } }: Registration): string =>
  guests.length > 0 ? `${userName} + ${guests.length}` : userName;

/**
 * The people whom a player is moved ahead of: those before them in line, or everybody if they are not in it. Offers
 * stay when somebody moves to the front.
 */
export function playersPassed(
  registrations: readonly Registration[],
  move: Move,
  userId: string | undefined,
): Registration[] {
  if (move === 'out' || move === 'waive') return [];
  const own = registrations.find((one) => one.userId === userId)?.place.position ?? Number.POSITIVE_INFINITY;
  const passed = move === 'in' ? ['offered', 'waiting'] : ['waiting'];
  const rank = ({ place }: Registration) => place.position ?? 0;
  return registrations
    .filter((one) => passed.includes(one.place.standing) && rank(one) < own)
    .sort((one, other) => rank(one) - rank(other));
}
