/** What only a mailed link has, however mangled. */
const mailed = /[?&;](?:token|signature)(?:=|%3D)/i;

/** What may stand after a link in a text, and never ends one; also encoded, as browsers do. */
const after =
  /(?:&(?:[gl]t|quot|nbsp|#\d+);|[\s.,;:!?*&<>()[\]{}"'«»“”‘’]|%(?:0[9AD]|2[012679CE]|3[ABCEF]|5[BD]|7[BD]|C2%A[B0]|C2%BB|E2%80%9[89CD]))+$/i;

/**
 * Repairs the address of a mailed link that a mail program has spoilt: with `&amp;` for `&`, encoded as a whole or twice,
 * broken over lines, with its plus sign decoded, or with a full stop or a bracket at its end. No mailed link contains
 * spaces, or ends in such a sign. The query of any other page stays as it is.
 * @param address path, query and hash
 */
export const mendedAddress = (address: string): string => {
  if (!address.includes('?')) return address.replace(after, '');
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
    .replace(/%(?:0[9AD]|20|C2%A0)|\s/gi, '')
    .replace(after, '');
  return `${path}?${mended}`;
};
