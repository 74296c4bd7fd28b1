import type { Position } from 'shared-api/contract';

/** Where a club says it plays. */
interface Place {
  address: string;
  position: Position | null;
}

const same = (one: Position | null, other: Position | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/**
 * Where the pin stands after a change. A pin belongs to its address: with a new address and no new position there is
 * none, since the map can search for an address but a pin in the wrong street misleads.
 */
export const positionAfter = (
  before: Place,
  { address, position }: { address: string; position?: Position | null | undefined },
): Position | null => {
  if (position !== undefined && !same(position, before.position)) return position;
  return address === before.address ? before.position : null;
};
