import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { features } from './club';
import type { Guard } from './http/access';
import { answerUnknownCalls } from './http/fallback';
import { acceptForms, refuseUnstorable } from './http/input';
import { createRoute } from './http/route';
import type { WithLimits } from './http/services';

/** Registers every call of the contract; other paths of the API answer with an error. */
export function registerApi(app: FastifyInstance, guard: Guard, services: WithLimits): void {
  app.register(async (api) => {
    // Replies are data: they must never run or be framed.
    const setHeaders = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      strictTransportSecurity: services.config.publicUrl.startsWith('https:'),
      xFrameOptions: { action: 'deny' },
    });
    api.addHook('onRequest', (request, reply, next) => {
      reply.header('cache-control', 'no-store').header('vary', 'accept-language');
      setHeaders(request.raw, reply.raw, () => next());
    });
    acceptForms(api);
    api.addHook('preHandler', refuseUnstorable);
    const route = createRoute(api, guard, services);
    for (const feature of features) feature.routes?.(route, services);
    answerUnknownCalls(api);
  });
}
