import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../config/exposure';
import { refuse } from '../errors/app-error';
import type { QueueCounts } from '../jobs/jobs';

/**
 * `/metrics` for Prometheus: process, requests by route, jobs by queue and state. For programs on this
 * machine, or with the token.
 */
export function registerMetrics(
  app: FastifyInstance,
  countJobs: () => Promise<QueueCounts>,
  token?: string,
): void {
  const registry = new Registry();
  // Process observers live as long as the process, so an application only used through `inject` starts none.
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // Stale values must not stay; and without a database there are still the other metrics.
      this.reset();
      const counts = await countJobs().catch((): QueueCounts => ({}));
      for (const [queue, states] of Object.entries(counts)) {
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
      }
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern, not the path: paths contain identifiers and would create a new series each.
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request, token)) return refuse('notLoggedIn');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Whether the request is from a program on this machine: not through a proxy, and not from a page whose name points
 * here (DNS rebinding).
 */
function isLocal({ socket, headers, hostname }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const name = hostname.replace(/^\[|\]$/g, '');
  const isNamed = name === 'localhost' || isIP(name) > 0;
  return isNamed && isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the request has the token, compared in constant time. */
const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
