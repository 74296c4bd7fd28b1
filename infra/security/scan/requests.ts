import { type Call, calls } from 'shared-api/contract';

/** A request for a scanner to vary. */
export interface Target {
  name: string;
  method: string;
  /** Path and query. */
  path: string;
  body?: string;
}

interface Schema {
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  minimum?: number;
  items?: Schema;
}

/** A sample value of a schema, as a scanner's starting point. */
const sample = ({ enum: values, anyOf, type, properties, minimum, items }: Schema): unknown => {
  if (values) return values[0];
  if (anyOf?.[0]) return sample(anyOf[0]);
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, inner]) => [name, sample(inner)]));
  }
  if (type === 'array') return items ? [sample(items)] : [];
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return type === 'boolean' ? true : '1';
};

const sampleOf = (schema: object | undefined): Record<string, unknown> =>
  schema ? (sample(schema as Schema) as Record<string, unknown>) : {};

/** Calls that would end the scanner's own login, and so the scan. */
const ending = ['POST /auth/logout', 'DELETE /api/v1/Users/me'];

const targetOf = ([name, call]: [string, Call]): Target => {
  const [method = '', pattern = ''] = name.split(' ');
  const query = new URLSearchParams(
    Object.entries(sampleOf(call.query)).map(([key, value]) => [key, String(value)]),
  ).toString();
  const path = pattern.replace(/\{\w+\}/g, '1') + (query && `?${query}`);
  return { name, method, path, ...(call.body && { body: JSON.stringify(sampleOf(call.body)) }) };
};

/** Every call of the contract but those that end the scanner's login. */
export const targets = (): Target[] =>
  Object.entries(calls as Record<string, Call>)
    .filter(([name]) => !ending.includes(name))
    .map(targetOf);
