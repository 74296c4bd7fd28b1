/**
 * Makes a text safe for a header such as the subject: no line breaks or other control characters, which could add
 * headers, and no longer than mail lists show.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > 180
    ? `${line
        .slice(0, 179)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`
    : line;
}
