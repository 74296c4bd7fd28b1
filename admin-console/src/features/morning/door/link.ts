/*
 * A phone that runs a morning by a link, without a login. The link's secret is in the fragment of its address, which no
 * server, log or other site is ever told; this phone keeps it for the morning.
 */

import { readStored, store } from 'shared-api';

const keyOf = (session: string) => `door-link ${session}`;
/** Of this page, where there is no storage. */
const held = new Map<string, string>();

/** Keeps the secret of a link. @param hash the fragment of its address */
export const keepLink = (session: string, hash: string): void => {
  const secret = hash.slice(1);
  if (!/^[\w-]{20,100}$/.test(secret)) return;
  held.set(session, secret);
  store(keyOf(session), secret);
};

/** What a call for a session's door is sent with, if this phone has a link to it. */
export const linkTo = (session: string): { doorLink?: string } => {
  const doorLink = held.get(session) ?? readStored(keyOf(session));
  return doorLink === null ? {} : { doorLink };
};
