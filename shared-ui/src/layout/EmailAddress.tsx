/** An e-mail address, which breaks before its @ when it has to break. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
