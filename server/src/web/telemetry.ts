import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';

const Word = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f]*$' });

const RemoteFailure = Type.Object(
  {
    remote: Type.Enum(['player-portal', 'admin-console']),
    version: Word(40),
    cause: Type.Enum(['unreachable', 'incompatible', 'crashed']),
    detail: Type.String({ maxLength: 300 }),
    shell: Word(40),
  },
  { additionalProperties: false },
);

/** Browsers tell which release of a remote they could not show; it goes into the log, where alerts can see it. */
export const telemetryRoutes = (app: FastifyInstance): void => {
  app.post(
    '/telemetry/remotes',
    { bodyLimit: 2048, schema: { hide: true, body: RemoteFailure } as object },
    async (request, reply) => {
      request.log.warn({ remoteFailure: request.body }, 'a browser could not show a remote');
      return reply.code(204).send();
    },
  );
};
