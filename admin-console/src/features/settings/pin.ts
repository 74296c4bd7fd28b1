import { type Position, rules } from 'shared-api';

const pair = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Where the links of maps have the position: a place of Google's, the middle of OpenStreetMap's map, a marker, others. */
const forms = [
  new RegExp(`!3d${pair}!4d${pair}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${pair}/${pair}`),
  new RegExp(`[?&]mlat=${pair}&mlon=${pair}`),
  new RegExp(`(?:^|^geo:|@|[?&](?:q|ll|query|center|coordinate|destination)=)\\s*${pair}\\s*,[\\s+]*${pair}`),
];

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

const isWithin = (value: number, { minimum, maximum }: { minimum: number; maximum: number }): boolean =>
  value >= minimum && value <= maximum;

/** @returns the position in a map's link; undefined when it has none, like a shortened link */
export const positionIn = (link: string): Position | undefined => {
  const text = decoded(link.trim());
  for (const form of forms) {
    const [, north, east] = form.exec(text) ?? [];
    if (north === undefined || east === undefined) continue;
    const [latitude, longitude] = [Number(north), Number(east)];
    const isPosition =
      isWithin(latitude, rules.position.latitude) && isWithin(longitude, rules.position.longitude);
    if (isPosition) return { latitude, longitude };
  }
  return undefined;
};

/** The map with the pin in its middle, or the search for the address, on OpenStreetMap. */
export const mapLink = (address: string, position: Position | null): string => {
  if (!position) return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
  const [mlat, mlon] = [String(position.latitude), String(position.longitude)];
  return `https://www.openstreetmap.org/?${new URLSearchParams({ mlat, mlon })}#map=18/${mlat}/${mlon}`;
};
