/** A change that somebody wants. */
interface Intention {
  person: string | null;
  method: string;
  url: string;
  body: string | undefined;
}

/** A number for a text, not for secrets (FNV-1a, 32 bits): a list of what is asked would be personal data. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

const mark = 'asked ';

/** Where a key is kept while its reply is awaited. */
const placeOf = ({ person, method, url, body }: Intention) => {
  const asked = `${person} ${method} ${body}`;
  return `${mark}${url} ${asked.length}:${numberOf(asked)}`;
};

/**
 * Forgets keys of what a change replaces: at its address, below it, and, when something is deleted, where it was made.
 * After a yes without a reply and a no, a yes is a new wish.
 */
const forgetReplaced = ({ method, url }: Intention, place: string): void => {
  if (method === 'POST') return;
  const parent = method === 'DELETE' && url.slice(0, url.lastIndexOf('/'));
  for (const other of Object.keys(sessionStorage)) {
    if (other === place || !other.startsWith(mark)) continue;
    const [, at = ''] = other.split(' ');
    if (at === url || at === parent || at.startsWith(`${url}/`)) sessionStorage.removeItem(other);
  }
};

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** In milliseconds; later, the same input is a new wish: things may have changed meanwhile. */
const lifetime = 5 * 60_000;

/**
 * The `Idempotency-Key` of an intention: the same until its reply has come, also after the page has been loaded again,
 * so that whoever presses a second time does nothing twice.
 */
export const keyFor = (asked: Intention): { key: string; isNew: boolean } => {
  const place = placeOf(asked);
  try {
    forgetReplaced(asked, place);
    const [known, since] = (sessionStorage.getItem(place) ?? '').split(' ');
    // biome-ignore lint/plugin: how long ago, by one clock.
    if (known && Date.now() - Number(since) < lifetime) return { key: known, isNew: false };
    const key = newKey();
    // biome-ignore lint/plugin: the same.
    sessionStorage.setItem(place, `${key} ${Date.now()}`);
    return { key, isNew: true };
  } catch {
    // A browser that keeps nothing: each press is an intention.
    return { key: newKey(), isNew: true };
  }
};

/** Forgets a key, since its reply has come: the same input is a new intention. */
export const keyIsAnswered = (asked: Intention): void => {
  try {
    sessionStorage.removeItem(placeOf(asked));
  } catch {
    // Nothing was kept.
  }
};
