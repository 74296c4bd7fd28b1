/** A street address, whose Canadian postal code does not break across lines. */
export function StreetAddress({ children }: { children: string }) {
  return children.replace(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/gi, '$1\u00a0$2');
}
