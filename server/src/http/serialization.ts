import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serialize = (data: unknown) => string;

// Alternatives of a union are told apart by validating them: with a tolerance, as input (`validation.ts`).
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
