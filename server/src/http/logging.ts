import { randomUUID } from 'node:crypto';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { destination } from 'pino';
import type { Config } from '../config/config';
import { safeError } from '../errors/safe-error';

/** Receives the log line by line. */
export interface LogTarget {
  write(line: string): void;
}

const idPattern = /^[\w-]{8,64}$/;

/**
 * Structured logs with request ids and without personal data: no query strings (they contain tokens and addresses), no
 * bodies, no network addresses.
 */
export function logging(
  config: Config,
  target?: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            // Buffered and written asynchronously; pino flushes when the process ends.
            stream: target ?? destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
            serializers: {
              req: (request: FastifyRequest) => ({
                method: request.method,
                route: request.routeOptions?.url ?? 'unknown',
              }),
              err: safeError as never,
            },
          },
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    // A proxy's id is kept, so that one request can be followed through both logs.
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
    },
  };
}
