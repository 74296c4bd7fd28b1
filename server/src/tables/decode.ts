import type { LetterCode, Letters } from 'shared-api/contract';

/** A file's text, and how its letters may have been written where several ways fit: the likeliest first. */
export interface Decoded {
  text: string;
  doubtful: Letters[];
}

/**
 * Decodes a file: UTF-8 or UTF-16 if valid, otherwise as Windows, a Mac or MS-DOS write, whichever makes words of
 * French and English out of it.
 * @param chosen what somebody says
 * @returns null when it is not text
 */
export function decode(bytes: Uint8Array, chosen?: LetterCode): Decoded | null {
  const decoded = chosen ? { text: decodeBy(bytes, chosen), doubtful: [] } : likeliest(bytes);
  return decoded.text.includes('\0') ? null : decoded;
}

function likeliest(bytes: Uint8Array): Decoded {
  const unicode = decodeAs(bytes, wideCode(bytes) ?? 'utf-8') ?? mostlyUtf8(bytes);
  if (unicode !== null) return { text: unicode, doubtful: [] };
  const words = accentedWords(bytes);
  const scored = (['windows-1252', 'macintosh', 'cp850'] as const)
    .map((code) => {
      const read = words.map((word) => decodeBy(Buffer.from(word, 'latin1'), code));
      return { code, read, score: read.reduce((sum, word) => sum + likelihood(word), 0) };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return { text: '', doubtful: [] };
  const close = scored.filter(({ score }) => best.score - score < leastLead && words.length > 0);
  return {
    text: decodeBy(bytes, best.code),
    doubtful:
      close.length > 1
        ? close.map(({ code, read }) => ({ code, example: read.slice(0, 3).join(', ').slice(0, 100) }))
        : [],
  };
}

/** By how much the likeliest must lead. */
const leastLead = 3;

/** UTF-16, by its mark or else by the zeros that English and French have in every second byte. */
function wideCode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length * 0.4 && even < start.length * 0.02) return 'utf-16le';
  return even > start.length * 0.4 && odd < start.length * 0.02 ? 'utf-16be' : undefined;
}

function decodeAs(bytes: Uint8Array, code: string, fatal = true): string | null {
  try {
    return new TextDecoder(code, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-8 that somebody has cut or joined: a few letters are lost, and shown as such. */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = decodeAs(bytes, 'utf-8', false) ?? '';
  const lost = text.split('\ufffd').length - 1;
  const kept = text.replace(/[\0-\x7f\ufffd]+/g, '').length;
  return kept > 2 * lost ? text : null;
}

/** The second half of code page 850, of MS-DOS in Canada. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decodeBy = (bytes: Uint8Array, code: LetterCode): string =>
  code === 'cp850'
    ? Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (letter) => dosLetters.charAt(letter.charCodeAt(0) - 0x80))
    : (decodeAs(bytes, code, false) ?? '');

/** Enough words to tell. */
const mostWords = 2000;

/** Different words that have letters and more than ASCII, each byte as a character. */
const accentedWords = (bytes: Uint8Array): string[] =>
  [
    ...new Set(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/[A-Za-z'\x80-\xff-]{1,60}/g)
        ?.filter((word) => /[\x80-\xff]/.test(word) && /[A-Za-z]/.test(word)),
    ),
  ].slice(0, mostWords);

/** How often letters stand in names and in French, roughly. */
const weights: Record<string, number> = {
  ...{ é: 10, è: 6, ç: 4, ê: 4, ë: 4, î: 4, ô: 4, ï: 4, à: 3, â: 3, û: 3, ü: 3, ö: 3, œ: 3, ù: 1, ä: 2 },
  ...{ É: 6, È: 4, Ç: 4, Î: 2, Ô: 2, Ê: 2, Ë: 2, À: 2, ñ: 3, á: 3, í: 3, ó: 3, ú: 2, ã: 2, õ: 2, å: 1 },
};
const [isLetter, isLower, isUpper] = [/\p{L}/u, /\p{Ll}/u, /\p{Lu}/u];
/** What stands between words, and in them. */
const isQuiet = /[\u00a0«»“”‘…–—]/;

/** How much a word looks like one. */
function likelihood(word: string): number {
  const letters = Array.from(word);
  return letters.reduce((sum, letter, index) => {
    if (/[\0-\x7f]/.test(letter)) return sum;
    const [before = '', after = ''] = [letters[index - 1], letters[index + 1]];
    const isWithin = isLetter.test(before) && isLetter.test(after);
    if (letter === '’') return sum + (isWithin ? 2 : 0);
    if (isQuiet.test(letter)) return sum - (isWithin && letter !== '\u00a0' ? 6 : 0);
    if (!isLetter.test(letter)) return sum - 8;
    // No word goes on in capitals, or begins small and goes on so.
    if (isUpper.test(letter) && isLower.test(before)) return sum - 8;
    if (isLower.test(letter) && isUpper.test(after)) return sum - 8;
    const isOdd = isLower.test(letter) && !isLetter.test(before);
    const fits = letter === 'ç' && /[aou]/.test(after) ? 4 : 0;
    return sum + (weights[letter] ?? 0) + fits - (isOdd ? 2 : 0);
  }, 0);
}
