/** A street address, whose Canadian postal code is not torn in two at the end of a line. */
export function StreetAddress({ children }: { children: string }) {
  return children.replace(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/gi, '$1\u00a0$2');
}
