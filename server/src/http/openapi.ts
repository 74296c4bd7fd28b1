import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  type Call,
  type CallName,
  calls,
  type ErrorCode,
  ErrorReply,
  errorStatus,
  nouns,
} from 'shared-api/contract';
import type { Config } from '../config/config';
import { messagesIn } from '../messages';
import { isEmpty } from './route';

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

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, generated from the contract: every call, status and error. */
function openApiDocument(version: string, publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  return published({
    openapi: '3.1.0',
    info: {
      title: 'API reference',
      version,
      description: 'Sessions, places and payments for a community pickup club.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set((Object.keys(calls) as CallName[]).map(tagOf))].map((name) => ({
      name,
      description: nouns[name],
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        doorLink: { type: 'apiKey', in: 'header', name: 'Door-Link' },
      },
      schemas: { Error: ErrorReply },
    },
  });
}

/** Without `multipleOf: 0.01`: programs that do not round divide 34.09 by it, and refuse our own replies. */
const published = (document: Json): Json =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'multipleOf' ? undefined : value)));

function operation(name: CallName, call: Call): Json {
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    tags: [tagOf(name)],
    summary: call.summary,
    security: [
      ...(call.access === 'anyone' ? [{}] : []),
      { bearer: [] },
      ...(call.access === 'door' ? [{ doorLink: [] }] : []),
    ],
    ...(call.access === 'admin' && { description: 'For administrators.' }),
    ...(call.access === 'door' && { description: 'For administrators, and whoever is at the door.' }),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.repeatable ? [idempotencyKey] : []),
    ],
    ...requestBody(call),
    responses: { ...successes(call), ...failures(call) },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One for each intention: when the call arrives again with it, the first reply is given again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
};

function requestBody({ body, accepts }: Call): Json {
  if (body) return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  // Posted by a mail program's unsubscribe button (RFC 8058 §3.2); the server does not read it.
  const schema = { type: 'object', properties: { 'List-Unsubscribe': { type: 'string' } } };
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return accepts === 'form' ? { requestBody: { required: false, content } } : {};
}

function parameters(place: 'path' | 'query', schema: Call['params']): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: part,
  }));
}

function successes(call: Call): Record<string, Json> {
  const headers = {
    ...(call.paged && {
      'X-Total-Count': { description: 'All rows, when pageSize is given', schema: { type: 'integer' } },
    }),
    ...(call.followed && {
      'Sessions-Revision': {
        description: 'What `/api/v1/Sessions/revision` answered before it was read',
        schema: { type: 'string' },
      },
    }),
  };
  return Object.fromEntries(
    Object.entries(call.replies).map(([status, schema]) => [
      status,
      {
        description: status === '204' ? 'Done' : call.summary,
        ...((call.paged || call.followed) && { headers }),
        ...(status === '303' && { headers: { Location: { schema: { type: 'string', format: 'uri' } } } }),
        ...(!isEmpty(Number(status)) && { content: { 'application/json': { schema } } }),
      },
    ]),
  );
}

function failures(call: Call): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(call)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(described).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
      },
    ]),
  );
}

function described(code: ErrorCode): string {
  const [, message] = messagesIn('en').errors[code];
  return `\`${code}\`: ${message}`;
}

/** The errors a call declares and those implied by its shape. */
export function errorsOf(call: Call): ErrorCode[] {
  const implied: ErrorCode[] = [
    ...(call.params || call.query || call.body ? (['validation'] as const) : []),
    ...(call.body || call.accepts
      ? (['malformedJson', 'payloadTooLarge', 'unsupportedMediaType'] as const)
      : []),
    ...(call.access === 'anyone' ? [] : (['notLoggedIn'] as const)),
    ...(call.access === 'admin' || call.access === 'door' ? (['notAllowed', 'passkeyNeeded'] as const) : []),
    ...(call.access === 'door' ? (['doorLinkEnded'] as const) : []),
    ...(call.repeatable ? (['badKey', 'stillRunning', 'alreadyDone', 'keyReused'] as const) : []),
    // Logged-in users are limited to a number of calls a minute.
    'tooManyRequests',
    'internal',
    'unavailable',
  ];
  return [...new Set([...implied, ...(call.errors ?? [])])];
}

/** `Users`, `Sessions`, …: the noun in the path. */
function tagOf(name: CallName): string {
  const [first = '', , noun = ''] = name.split(' ')[1]?.split('/').slice(1) ?? [];
  return first === 'api' ? noun : first === 'auth' ? 'Auth' : first;
}
