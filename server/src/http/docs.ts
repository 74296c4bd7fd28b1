import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { openApiDocument } from './openapi';

/** The API reference at `/api/docs`, and the document itself at `/api/docs/json`. */
export async function registerDocs(app: FastifyInstance, { version, publicUrl }: Config): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(version, publicUrl) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { tryItOutEnabled: false },
  });
}
