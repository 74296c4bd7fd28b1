import type { Club, Position } from 'shared-api';

/** Where a club plays; the position is there once an administrator has set it. */
export type Place = Pick<Club, 'address' | 'position'>;

/** A map to be framed, and whose it is: the person is told before it is loaded. */
export interface EmbeddedMap {
  provider: string;
  url: string;
}

/** How far the map reaches on each side of the pin, in degrees. */
const half = { latitude: 0.006, longitude: 0.009 } as const;

const pinned = ({ latitude, longitude }: Position): string => {
  const box = [
    longitude - half.longitude,
    latitude - half.latitude,
    longitude + half.longitude,
    latitude + half.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};

/**
 * The map that can be embedded: OpenStreetMap with a pin where the position is known, else Google Maps, which finds
 * an address by itself. Both sites are in the content security policy (`server/src/web/headers.ts`).
 */
export const embeddedMap = ({ address, position }: Place): EmbeddedMap =>
  position
    ? { provider: 'OpenStreetMap', url: pinned(position) }
    : {
        provider: 'Google Maps',
        url: `https://www.google.com/maps?${new URLSearchParams({ q: address, output: 'embed' })}`,
      };

/** The place on OpenStreetMap's own site. */
export const mapPage = ({ address, position }: Place): string => {
  if (!position) return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
  const [mlat, mlon] = [String(position.latitude), String(position.longitude)];
  return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat, mlon })}#map=16/${mlat}/${mlon}`;
};

/** The way there; on a phone it opens the map application. */
export const directions = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
