import type { FastifyRequest } from 'fastify';

/** Where a request comes from, as far as it says. */
export interface Client {
  /** The network address. */
  address: string;
  /** What the browser calls itself; anybody may write anything there. */
  userAgent: string;
}

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});
