/** What only a mailed link has, however mangled. */
const mailed = /[?&;](?:token|signature)(?:=|%3D)/i;

/** What may stand after a link in a text, and never ends one; also encoded, as browsers do. */
const after =
  /(?:&(?:[gl]t|quot|nbsp|#\d{1,7});|[\s.,;:!?*&<>()[\]{}"'«»“”‘’]|%(?:0[9AD]|2[012679CE]|3[ABCEF]|5[BD]|7[BD]|C2%A[B0]|C2%BB|E2%80%9[89CD]))$/i;
const longest = '&#1234567;'.length;

/** An address without what stands after it: sign by sign from its end. */
function ended(address: string): string {
  let end = address.length;
  let found = 0;
  do {
    found = after.exec(address.slice(Math.max(0, end - longest), end))?.[0].length ?? 0;
    end -= found;
  } while (found > 0);
  return address.slice(0, end);
}

/**
 * Repairs the address of a mailed link that a mail program has spoilt: with `&amp;` for `&`, encoded as a whole or twice,
 * broken over lines, with its plus sign decoded, or with a full stop or a bracket at its end. No mailed link contains
 * spaces, or ends in such a sign. The query of any other page stays as it is.
 * @param address path, query and hash
 */
export const mendedAddress = (address: string): string => {
  if (!address.includes('?')) return ended(address);
  const joined = address.replace(/&#(?:38|x26);/gi, '&');
  if (!mailed.test(joined)) return address;
  const [path = '', ...rest] = joined.split('?');
  const query = rest.join('?');
  const isWhole = !query.includes('=');
  const split = isWhole ? query.replace(/%3D/gi, '=').replaceAll('%26', '&') : query;
  const once = isWhole || split.includes('%2540') ? split.replaceAll('%25', '%') : split;
  const mended = once
    .replace(/&(?:amp(?:;|%3B))+/gi, '&')
    .replaceAll('+', '%2B')
    .replace(/%(?:0[9AD]|20|C2%A0)|\s/gi, '');
  return `${path}?${ended(mended)}`;
};
