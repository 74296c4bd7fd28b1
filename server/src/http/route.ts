import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  type Call,
  type CallName,
  type Calls,
  calls,
  type Language,
  type Shape,
} from 'shared-api/contract';
import type { Db } from '../db/types';
import { refuse } from '../errors/app-error';
import type { Locale } from '../messages';
import { languageOf } from '../outbox/language';
import { authorize, type Guard } from '../security/access';
import type { Admin, Caller, PlayerId } from '../security/caller';
import { type Client, clientOf } from '../security/client';
import type { Services } from '../services';
import { localeOf } from './locale';
import { once } from './once';

type CallerOf<A extends Access> = A extends 'admin'
  ? Admin
  : A extends 'player'
    ? Caller<PlayerId>
    : Caller | null;

/** A handler's result; not sent where the reply has no body. */
type Answer<Reply> = [Reply] extends [null] ? unknown : Reply;

/** A handler's input: everything validated against the contract, and the authenticated caller. */
export interface Input<C extends Call> {
  /** What a handler works with: in a call that may arrive again, `db` is the transaction that stores its reply. */
  services: Services;
  params: Shape<C>['params'];
  query: Shape<C>['query'];
  body: Shape<C>['body'];
  caller: CallerOf<C['access']>;
  locale: Locale;
  /** The language of mails caused by this call. */
  language: Language;
  client: Client;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Binds calls of the contract to handlers: `route('GET /api/v1/Seasons', async ({ query }) => …)`. */
export type Route = <N extends keyof Calls & CallName>(
  name: N,
  handler: (input: Input<Calls[N]>) => Promise<Answer<Shape<Calls[N]>['reply']>>,
) => void;

/** Calls with legitimate bodies over 64 KiB: a list of up to 25,000 addresses, a bank statement. */
export const largeBodies: Partial<Record<CallName, number>> = {
  'POST /api/v1/Communication/{emailType}': 4 * 1024 * 1024,
  'PUT /api/v1/Settings/logo': 512 * 1024,
  'POST /api/v1/Transfers/preview': 4 * 1024 * 1024,
  'POST /api/v1/Transfers/import': 4 * 1024 * 1024,
};

/** Calls that every open page repeats: only their failures are logged. */
const repeated: readonly CallName[] = ['GET /api/v1/Sessions/revision'];

/** Whether a reply with this status has no body: no content, or a redirect. */
export const isEmpty = (status: number): boolean => status === 204 || status === 303;

/**
 * Creates an application's binder. Method, path, schemas and guard come from the contract, so that the server cannot
 * drift from it; a reply's schema also drops undeclared columns.
 */
export function createRoute(app: FastifyInstance, guard: Guard, services: Services): Route {
  return (name, handler) => {
    const call: Call = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const statuses = Object.keys(call.replies).map(Number);
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: largeBodies[name] ?? 64 * 1024,
      ...(repeated.includes(name) && { logLevel: 'warn' as const }),
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        response: Object.fromEntries(
          Object.entries(call.replies).filter(([status]) => !isEmpty(Number(status))),
        ),
      },
      config: { call: name },
      // Before the body is read: unauthorised callers learn nothing about valid bodies.
      onRequest: async (request) => {
        const claims = await guard.readToken(request.headers.authorization);
        const caller = claims && (await guard.identify(claims));
        if (caller) await services.limits.consume('calls', caller.id);
        request.caller = authorize(call.access, caller);
      },
      handler: async (request, reply) => {
        const { params, query, body, caller } = request;
        const locale = localeOf(request);
        const input = { params, query, body, caller, locale, language: languageOf(locale), request, reply };
        const answer = async (db: Db) => {
          reply.code(Math.min(...statuses));
          const given = { ...input, client: clientOf(request), services: { ...services, db } };
          const answer: unknown = await handler(given as never);
          return { status: reply.statusCode, answer };
        };
        const key = call.repeatable && caller ? keyOf(request) : undefined;
        const { status, answer: given } =
          key === undefined || !caller
            ? await answer(services.db)
            : await once(services.db, { userId: caller.id, key, asked: [name, params, query, body] }, answer);
        reply.code(status);
        return isEmpty(status) ? reply.send() : given;
      },
    });
  };
}

/** @throws AppError `badKey` */
const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  return typeof key === 'string' && /^"?[\w-]{16,64}"?$/.test(key)
    ? key.replaceAll('"', '')
    : refuse('badKey');
};

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The contract's call of this route. */
    call?: CallName;
  }
}
