import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

const compile = SerializerSelector()({}, {});

/** Compiles a reply's schema with the first reply, for the sake of a quick start; it drops what nobody declared. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = (route) => {
  let serialize: ((data: unknown) => string) | undefined;
  return (data) => {
    serialize ??= compile(route as never);
    return serialize(data);
  };
};
