/**
 * A preview's link. The secret is in the fragment, which browsers do not send: it is in no log and no `Referer`, and
 * link previews show the live page.
 * @param env `PUBLIC_URL`, or `PORT` of a product on this machine
 */
export const previewLink = (
  { PUBLIC_URL, PORT }: Record<string, string | undefined>,
  token: string,
): string => `${(PUBLIC_URL || `http://localhost:${PORT || 3000}`).replace(/\/$/, '')}/#preview=${token}`;
