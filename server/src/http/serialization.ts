import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

const compile = SerializerSelector()({}, {});

/** Compiles a reply's schema on first use, for a fast start; it drops undeclared fields. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  let serialize: ((data: unknown) => string) | undefined;
  return (data) => {
    serialize ??= compile(route as never);
    return serialize(data);
  };
};
