import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The push services of the usual browsers. Their subdomains count where a name begins with a dot. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether a device's address is one of a push service that the club sends to: over https, at the usual port. */
export function isOfPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (others.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    known.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  );
}

/** Whether an address is on the internet, and not on this machine or in its network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Resolves a name for a connection, and refuses those with an address of this machine or its network: names are checked
 * where they are used, since they may lead elsewhere by then.
 */
export const publicLookup: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('not on the internet'), { code: 'EPRIVATE' }), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
