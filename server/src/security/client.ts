import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A request's origin, as far as known. */
export interface Client {
  /** The network address. */
  address: string;
  /** The user agent, which anybody can forge. */
  userAgent: string;
}

/** A request's origin; an empty `userAgent` when the header is missing. */
export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/**
 * The key under which limits count an address. An IPv6 user has at least the 2^64 addresses of their network (RFC
 * 6177), so the network counts; an IPv4 address counts as itself, also in its IPv6 form (`::ffff:…`).
 * @param address an IP address; anything else is left as it is
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIP(plain) !== 6) return address;
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
