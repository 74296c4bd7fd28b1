/**
 * The address that opens a preview. The secret is behind the `#`, which browsers send to no server: it is in nobody's log
 * and in no `Referer`, and whoever makes a picture of the link gets the live page.
 * @param env `PUBLIC_URL`, and `PORT` of a product on this machine where that is not set
 */
export const previewLink = (
  { PUBLIC_URL, PORT }: Record<string, string | undefined>,
  token: string,
): string => `${(PUBLIC_URL || `http://localhost:${PORT || 3000}`).replace(/\/$/, '')}/#preview=${token}`;
