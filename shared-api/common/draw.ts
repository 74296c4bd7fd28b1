/*
 * A draw that anybody can check, in the spirit of RFC 3797: a list and the hash of a secret are published, then the
 * secret, and everybody who computes the order from these gets the same one.
 */

/** One who has entered a draw. */
export interface DrawEntry {
  id: string;
  /** How often they are in it. */
  tickets: number;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 (FIPS 180-4) of a secret, in hexadecimal: it binds who drew to a secret that nobody knows yet. */
export const hashOfSecret = async (secret: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', utf8(secret)));

/**
 * The order of a draw. A ticket's number is the HMAC-SHA-256 (RFC 2104) of “id/1”, “id/2”…, with the secret's text as
 * key; the lowest number comes first, and of somebody's tickets the lowest counts.
 * @returns the entries' ids, first to last; the same whatever the order of the entries
 */
export async function drawnOrder(secret: string, entries: readonly DrawEntry[]): Promise<string[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['sign']);
  const numbered = await Promise.all(
    entries.map(async ({ id, tickets }) => {
      const numbers = await Promise.all(
        Array.from({ length: tickets }, async (_, index) =>
          hexOf(await crypto.subtle.sign('HMAC', key, utf8(`${id}/${index + 1}`))),
        ),
      );
      return { id, number: numbers.sort()[0] ?? '' };
    }),
  );
  return numbered.sort((one, other) => (one.number < other.number ? -1 : 1)).map(({ id }) => id);
}

/** A draw as it is published. */
export interface PublishedDraw {
  secret: string | null;
  secretHash: string | null;
  entries: readonly (DrawEntry & { rank: number | null })[];
}

/**
 * Whether the published secret has the published hash, and gives the published order. A list in which somebody has
 * another number of tickets than one or two is not one of a draw: who had none would come first.
 */
export async function isRightDraw({ secret, secretHash, entries }: PublishedDraw): Promise<boolean> {
  if (secret === null || (await hashOfSecret(secret)) !== secretHash) return false;
  if (!entries.every(({ tickets }) => tickets === 1 || tickets === 2)) return false;
  const rankOf = new Map(entries.map(({ id, rank }) => [id, rank]));
  const order = await drawnOrder(secret, entries);
  return order.every((id, index) => rankOf.get(id) === index + 1);
}
