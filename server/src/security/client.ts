import type { FastifyRequest } from 'fastify';

/** A request's origin, as far as known. */
export interface Client {
  /** The network address. */
  address: string;
  /** The user agent, which anybody can forge. */
  userAgent: string;
}

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});
