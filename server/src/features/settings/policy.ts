import type { Position } from 'shared-api/contract';

/** The club's location. */
interface Place {
  address: string;
  position: Position | null;
}

const same = (one: Position | null, other: Position | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/**
 * The pin's position after a change. It belongs to its address: a new address without a new position removes it, since
 * the map can search for an address but a pin in the wrong street misleads.
 */
export const positionAfter = (
  before: Place,
  { address, position }: { address: string; position?: Position | null | undefined },
): Position | null => {
  if (position !== undefined && !same(position, before.position)) return position;
  return address === before.address ? before.position : null;
};
