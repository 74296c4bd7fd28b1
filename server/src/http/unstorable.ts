import type { FastifyRequest } from 'fastify';
import { refuseField } from '../errors/app-error';

/** PostgreSQL cannot store character 0, nor in JSON a half of a surrogate pair; texts with them are refused here. */
export async function refuseUnstorable({ body, query, params, routeOptions }: FastifyRequest): Promise<void> {
  // Parts without a schema are never read.
  const { schema } = routeOptions;
  for (const part of [schema?.params && params, schema?.querystring && query, schema?.body && body]) {
    const field = unstorableField(part);
    if (field !== null) refuseField(field, 'invalid');
  }
}

const isUnstorable = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

function unstorableField(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key;
    if (isUnstorable(key)) return path || 'body';
    const found = unstorableField(inner, name);
    if (found !== null) return found;
  }
  return null;
}
