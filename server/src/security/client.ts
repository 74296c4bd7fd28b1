import type { FastifyRequest } from 'fastify';

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
