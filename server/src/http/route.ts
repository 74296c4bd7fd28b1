import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import {
  type Access,
  type Call,
  type CallName,
  type Calls,
  calls,
  type Language,
  type Shape,
} from 'shared-api/contract';
import { Type } from 'typebox';
import type { Listed } from '../data/listing';
import { refuse } from '../errors/app-error';
import { withEmailLanguage } from '../mail/outbox/sender';
import type { Locale } from '../messages';
import type { Admin, Caller, PlayerId } from './access';
import { type Guard, isAdmin } from './access';
import { largeBodies, ordinaryBody } from './input';
import { refuseFurther } from './limits';
import { replacesMerged } from './merged';
import { type Command, findReply, perform, performOnce, type Reply } from './perform';
import { type Client, clientOf, languageOf, localeOf } from './request';
import type { Services, WithLimits } from './services';

type CallerOf<A extends Access> = A extends 'admin'
  ? Admin
  : A extends 'player'
    ? Caller<PlayerId>
    : Caller | null;

/** A handler's result: for a list, a page of it, too; not sent where the reply has no body. */
type Answer<Reply> = [Reply] extends [null]
  ? unknown
  : Reply extends readonly (infer Row)[]
    ? Reply | Listed<Row>
    : Reply;

/** A handler's input: everything validated against the contract, and the authenticated caller. */
export interface Input<C extends Call> {
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

type Handler<C extends Call, Parts, Given extends unknown[] = []> = (
  input: Input<C> & { services: Parts },
  ...given: Given
) => Promise<Answer<Shape<C>['reply']>>;

/** How a call is answered. */
type Handling<N extends CallName, C extends Call, Given> =
  /** A read, or, for any other method, the work of a command. */
  | Handler<C, N extends `GET ${string}` ? WithLimits : Command>
  | {
      /**
       * What comes before the command and stays when it is refused, or would keep others waiting: counted attempts,
       * passwords that are compared.
       */
      before?: (input: Input<C> & { services: WithLimits }) => Promise<Given>;
      /** Refuses at once what the command would refuse, unless it has succeeded already: its reply was lost. */
      early?: (input: Input<C> & { services: WithLimits }) => Promise<unknown>;
      /** The command's work. @param given what came before */
      perform: Handler<C, Command, [given: Given]>;
    }
  /** No command: it changes nothing, or what it does stays when it is refused. */
  | { apart: Handler<C, WithLimits> };

/** Binds calls of the contract to handlers: `route('GET /api/v1/Seasons', async ({ query }) => …)`. */
export type Route = <N extends keyof Calls & CallName, Given = undefined>(
  name: N,
  handling: Handling<N, Calls[N], Given>,
) => void;

/**
 * All calls of one account: ten a second, more than any page makes. Counted per process, since a database
 * write for every call would cost more than the calls.
 */
const perAccount = { points: 600, duration: 60 };

/** Calls that every open page repeats: only their failures are logged. */
const repeated: readonly CallName[] = ['GET /api/v1/Sessions/revision'];

/** Whether a reply with this status has no body: no content, or a redirect. */
export const isEmpty = (status: number): boolean => status === 204 || status === 303;

/**
 * Creates an application's binder. Method, path, schemas and guard come from the contract, so that the server cannot
 * drift from it; a reply's schema also drops undeclared columns.
 */
export function createRoute(app: FastifyInstance, guard: Guard, services: WithLimits): Route {
  const counted = new RateLimiterMemory(perAccount);
  const count = async (account: string) => {
    if (services.config.rateLimits) await counted.consume(account).catch(refuseFurther);
  };
  /** Lets the holder of a link in, who is nobody: to the session that it was made for, and no other. */
  const admit = async (secret: string, request: FastifyRequest) => {
    const link = await guard.findDoorLink(secret);
    if (!link || (request.params as { id?: string }).id !== link.sessionId) return refuse('doorLinkEnded');
    await count(link.id);
    request.caller = null;
  };
  return (name, handling) => {
    const call: Call = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const replaceMerged = replacesMerged(call, services.db);
    const status = Math.min(...Object.keys(call.replies).map(Number));
    const isList = Type.IsArray(call.replies[status]);
    const {
      before,
      early,
      perform: work,
      apart,
    } = (
      typeof handling !== 'function'
        ? handling
        : method === 'GET'
          ? { apart: handling }
          : { perform: handling }
    ) as Steps;
    app.route({
      method,
      // Some calls that read also act, or are logged: whoever only looks, such as a mail scanner, asks for no call.
      exposeHeadRoute: false,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: largeBodies[name] ?? ordinaryBody,
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
        const caller = await guard.identify(request.headers.authorization);
        if (caller) await count(caller.id);
        const secret = call.access === 'door' && request.headers['door-link'];
        // Also on the phone of somebody who is logged in without the role.
        if (secret && !isAdmin(caller) && !caller?.isDoor) await admit(String(secret), request);
        else request.caller = authorize(call.access, caller);
      },
      handler: async (request, reply) => {
        const { caller } = request;
        const sent = { params: request.params, query: request.query, body: request.body };
        const { params, query, body } = (await replaceMerged?.(sent)) ?? sent;
        const locale = localeOf(request);
        const language = languageOf(locale);
        const input = {
          params,
          query,
          body,
          caller,
          locale,
          language,
          client: clientOf(request),
          request,
          reply,
        };
        const replyOf = async (step: Step, services: Services, given?: unknown): Promise<Reply> => {
          reply.code(status);
          const answer = await step({ ...input, services }, given);
          if (isList && !Array.isArray(answer))
            return { status, answer: rowsOf(answer as Listed<unknown>, reply) };
          return { status: reply.statusCode, answer: isEmpty(reply.statusCode) ? null : answer };
        };
        const change = async (): Promise<Reply> => {
          const key = call.repeatable && caller ? keyOf(request) : undefined;
          const asked = key && caller && { actor: caller.id, key, type: name, payload: Object.values(sent) };
          const refused = await early?.({ ...input, services }).then(
            () => undefined,
            (error: unknown) => ({ error }),
          );
          const known = (before || refused) && asked && (await findReply(services.db, asked));
          if (known) return known;
          if (refused) throw refused.error;
          const given = await before?.({ ...input, services });
          // Mails about people's own actions are in the language of the page.
          const act = (command: Command) =>
            replyOf(work, caller ? withEmailLanguage(command, language, caller.id) : command, given);
          return asked ? performOnce(services, asked, act) : perform(services, act);
        };
        // Before the data are read, which are then at least as new.
        if (call.followed) reply.header('sessions-revision', await services.revision());
        const replied = await (apart ? replyOf(apart, services) : change());
        reply.code(replied.status);
        return isEmpty(replied.status) ? reply.send() : replied.answer;
      },
    });
  };
}

/** The rows of a list; of a page, a header says of how many. */
function rowsOf<Row>({ rows, total }: Listed<Row>, reply: FastifyReply): Row[] {
  if (total !== undefined) reply.header('x-total-count', String(total));
  return rows;
}

/** Checks that a caller may make a call with this access. @throws AppError `notLoggedIn`, `passkeyNeeded`, `notAllowed` */
function authorize(access: Access, caller: Caller | null): Caller | null {
  if (access === 'anyone') return caller;
  if (!caller) return refuse('notLoggedIn');
  const isAllowed = access === 'player' || isAdmin(caller) || (access === 'door' && caller.isDoor);
  if (!isAllowed) return refuse(caller.passkeyNeeded ? 'passkeyNeeded' : 'notAllowed');
  return caller;
}

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

/** A part of a handling, once its types have been checked. */
type Step = (input: object, given?: unknown) => Promise<unknown>;

interface Steps {
  before?: Step;
  early?: Step;
  perform: Step;
  apart?: Step;
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
