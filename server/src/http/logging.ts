import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { destination } from 'pino';
import type { Config } from '../config/config';
import { safeError } from '../errors/safe-error';
import { requestIdOf } from './request-id';

/** Receives the log line by line. */
export interface LogTarget {
  write(line: string): void;
}

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
    // A proxy's id is kept, so that one request can be followed through both logs and its trace.
    genReqId: (request) => {
      const id = requestIdOf(request.headers['x-request-id']);
      // Where the trace finds it.
      request.headers['x-request-id'] = id;
      return id;
    },
  };
}
