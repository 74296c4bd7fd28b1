import type { PlaceMove, Registration, Session } from 'shared-api';

/** What an administrator does to somebody's place; `waive`: lets go of what a late no costs. */
export type Move = PlaceMove['move'] | 'waive';

/** Whether one more player has no spot that is free: those that are held for people who are asked count as taken. */
export const isFull = ({ registeredPlayersCount, offeredPlacesCount, maxCapacity }: Session): boolean =>
  registeredPlayersCount + offeredPlacesCount >= maxCapacity;

/**
 * How many of the spots that are taken are more than a capacity that is typed; 0 where it can be saved. An overbooked session
 * keeps its own.
 */
export const spotsTooMany = ({ registeredPlayersCount, maxCapacity }: Session, capacity: number): number =>
  capacity > 0 && capacity < maxCapacity ? Math.max(0, registeredPlayersCount - capacity) : 0;

/** Who came in last and has, guests included, so many spots. @param registrations in the order in which they came in */
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

/** Somebody's name, and how many guests they bring. */
export const nameWithGuests = ({ userName, place: { guests } }: Registration): string =>
  guests.length > 0 ? `${userName} + ${guests.length}` : userName;

/**
 * Whom a player goes before when an administrator moves them: those in line who stand before them, or all where they do
 * not stand in it. Who is asked already keeps what is held for them when somebody comes to the front.
 */
export function passedBy(
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
