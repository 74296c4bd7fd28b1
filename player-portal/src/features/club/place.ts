import type { Club, Position } from 'shared-api';

/** The club's location; the position is optional. */
export type Place = Pick<Club, 'address' | 'position'>;

/** An embeddable map and its provider, who is named before it is loaded. */
export interface EmbeddedMap {
  provider: string;
  url: string;
}

/** The map's extent on each side of the pin, in degrees. */
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
 * The embeddable map: OpenStreetMap with a pin if the position is known, otherwise Google Maps, which finds addresses.
 * Both sites are in the content security policy (`server/src/web/headers.ts`).
 */
export const embeddedMap = ({ address, position }: Place): EmbeddedMap =>
  position
    ? { provider: 'OpenStreetMap', url: pinned(position) }
    : {
        provider: 'Google Maps',
        url: `https://www.google.com/maps?${new URLSearchParams({ q: address, output: 'embed' })}`,
      };

/** The location on OpenStreetMap's own site. */
export const mapPage = ({ address, position }: Place): string => {
  if (!position) return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
  const [mlat, mlon] = [String(position.latitude), String(position.longitude)];
  return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat, mlon })}#map=16/${mlat}/${mlon}`;
};

/** Directions; on a phone the link opens the map application. */
export const directions = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
