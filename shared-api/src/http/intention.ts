/** A number for a text, not for secrets (FNV-1a, 32 bits): a list of what is asked would be personal data. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Where a key is kept while its reply is awaited. */
const placeOf = (asked: string) => `asked:${asked.length}:${numberOf(asked)}`;

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** In milliseconds; later, the same input is a new wish: things may have changed meanwhile. */
const lifetime = 5 * 60_000;

/**
 * The `Idempotency-Key` of an intention: the same until its reply has come, also after the page has been loaded again,
 * so that whoever presses a second time does nothing twice.
 * @param asked the call and its input
 */
export const keyFor = (asked: string): string => {
  const place = placeOf(asked);
  try {
    const [known, since] = (sessionStorage.getItem(place) ?? '').split(' ');
    if (known && Date.now() - Number(since) < lifetime) return known;
    const key = newKey();
    sessionStorage.setItem(place, `${key} ${Date.now()}`);
    return key;
  } catch {
    // A browser that keeps nothing: each press is an intention.
    return newKey();
  }
};

/** Forgets a key, since its reply has come: the same input is a new intention. */
export const keyIsAnswered = (asked: string): void => {
  try {
    sessionStorage.removeItem(placeOf(asked));
  } catch {
    // Nothing was kept.
  }
};
