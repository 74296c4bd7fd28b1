import type { FastifyRequest } from 'fastify';
import { refuseField } from '../errors/app-error';

/** PostgreSQL cannot store character 0; texts with it are refused here. */
export async function refuseNullCharacters({
  body,
  query,
  params,
  routeOptions,
}: FastifyRequest): Promise<void> {
  // Parts without a schema are never read.
  const { schema } = routeOptions;
  for (const part of [schema?.params && params, schema?.querystring && query, schema?.body && body]) {
    const field = fieldWithNull(part);
    if (field !== null) refuseField(field, 'invalid');
  }
}

function fieldWithNull(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key;
    if (key.includes('\u0000')) return path || 'body';
    const found = fieldWithNull(inner, name);
    if (found !== null) return found;
  }
  return null;
}
