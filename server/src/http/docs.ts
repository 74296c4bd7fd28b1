import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { openApiDocument } from './openapi';

/** Policy for the reference's own pages, which have no inline scripts or styles. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The API reference at `/api/docs`, and its document at `/api/docs/json`, if enabled. */
export async function registerDocs(
  app: FastifyInstance,
  { version, publicUrl, apiDocs }: Config,
): Promise<void> {
  if (!apiDocs) return;
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(version, publicUrl) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { tryItOutEnabled: false },
  });
}
