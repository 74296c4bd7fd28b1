import { isIP } from 'node:net';

/**
 * What limits count an address as. Whoever has an IPv6 address has at least the 2^64 of its network (RFC 6177), so the
 * network counts; an IPv4 address counts as itself, in its IPv6 form (`::ffff:…`), too.
 * @param address an IP address; anything else is left as it is
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser knows every way to write one.
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
