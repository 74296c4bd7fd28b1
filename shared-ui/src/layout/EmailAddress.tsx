/** An e-mail address that may break before its @; no browser translates it. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span translate="no">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
