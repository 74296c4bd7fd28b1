/**
 * Makes a text safe for a header such as the subject: no line ends or other control characters, so that nothing a
 * person typed can add a header of its own, and no longer than a list of mails shows.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length > 180 ? `${line.slice(0, 179).trimEnd()}…` : line;
}
