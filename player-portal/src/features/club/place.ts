/** Where the map's pin stands, for the one address that it was looked up for. */
const pinned = { address: '6100, avenue du Parc', latitude: 45.5276, longitude: -73.6117 } as const;

const half = { latitude: 0.006, longitude: 0.009 } as const;

/**
 * The map that can be embedded. Once an administrator enters another address there is none: a pin in the wrong
 * street is worse than a link that searches.
 */
export const embeddedMap = (address: string): string | undefined => {
  if (!address.includes(pinned.address)) return undefined;
  const { latitude, longitude } = pinned;
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

/** The address on OpenStreetMap's own site. */
export const mapSearch = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

/** The way there; on a phone it opens the map application. */
export const directions = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
