import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifyReply, FastifySerializerCompiler } from 'fastify';
import type { Listed } from '../data/listing';

type Serialize = (data: unknown) => string;

// Alternatives of a union are told apart by validating them: with a tolerance, as input (`input.ts`).
const compile = SerializerSelector()({}, { ajv: { multipleOfPrecision: 6 } });
const compiled = new WeakMap<object, Serialize>();

/**
 * Compiles a reply's schema on first use, for a quick start, and once for all applications of a process.
 * Undeclared fields are dropped.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = (route) => {
  const { schema } = route;
  let serialize: Serialize | undefined;
  return (data) => {
    if (!serialize) {
      serialize = compiled.get(schema) ?? (compile(route as never) as Serialize);
      compiled.set(schema, serialize);
    }
    return serialize(data);
  };
};

/** Types for which a content policy has no effect and only wastes bytes (web/headers.ts). */
const partOfPage = /^(text|application)\/javascript|^text\/css|^font\//;

/**
 * Adds the security headers of every response: `nosniff`, and for responses without a policy of their own, errors
 * included, a policy that allows nothing.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    setSecurityHeaders(reply);
  });
}

/** The same for a response that no hook sees, because its path could not be parsed. */
export function setSecurityHeaders(reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (partOfPage.test(String(reply.getHeader('content-type') ?? ''))) return;
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
  if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
}

/** Sends a list with the header of its total number of rows. */
export async function answerPage<Row>(reply: FastifyReply, listed: Promise<Listed<Row>>): Promise<Row[]> {
  const { rows, total } = await listed;
  if (total !== undefined) reply.header('x-total-count', String(total));
  return rows;
}
