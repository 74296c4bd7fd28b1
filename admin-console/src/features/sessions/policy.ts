import type { PlaceMove, Registration, Session } from 'shared-api';

/** What an administrator does to somebody's place; `waive`: lets go of what a late no costs. */
export type Move = PlaceMove['move'] | 'waive';

/** Whether one more player has no spot that is free: those that are held for people who are asked count as taken. */
export const isFull = ({ registeredPlayersCount, offeredPlacesCount, maxCapacity }: Session): boolean =>
  registeredPlayersCount + offeredPlacesCount >= maxCapacity;

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
