import { randomBytes } from 'node:crypto';
import { isIP, Server, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import accepts from 'accepts';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import ipaddr from 'ipaddr.js';
import { destination } from 'pino';
import { Language, type Locale, locales } from 'shared-api/contract';
import type { Config } from '../config/config';
import { safeError } from '../errors/safe-error';

/** A request's id: 32 hexadecimal digits, as a trace has it. */
export const newRequestId = (): string => randomBytes(16).toString('hex');

/** The id that a proxy gave a request; a new one if it gave none. */
const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : newRequestId();

/** The language of a response by `Accept-Language`: one of our two, English by default. */
export const localeOf = ({ raw }: FastifyRequest): Locale =>
  accepts(raw).languages([...locales]) === 'fr' ? 'fr' : 'en';

/** The mail language for an interface language. */
export const languageOf = (locale: Locale): Language =>
  locale === 'fr' ? Language.French : Language.English;

/** Receives the log line by line. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Structured logs with request ids and without personal data: no query strings (they contain tokens and addresses), no
 * bodies, no network addresses.
 */
export function logging(
  config: Config,
  target?: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            // Buffered and written asynchronously; pino flushes when the process ends.
            stream: target ?? destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
            serializers: {
              req: (request: FastifyRequest) => ({
                method: request.method,
                route: request.routeOptions?.url ?? 'unknown',
              }),
              err: safeError as never,
            },
          },
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    // A proxy's id is kept, so that one request can be followed through both logs and its trace.
    genReqId: (request) => {
      const id = requestIdOf(request.headers['x-request-id']);
      // Where the trace finds it.
      request.headers['x-request-id'] = id;
      return id;
    },
  };
}

/** After this long without a request, a connection is not about to bring one; in ms. */
const quietMs = 1_000;

/**
 * Lets a process end without dropping a request: new connections are refused at once, so that a proxy asks another process;
 * whoever is connected gets one more reply, which closes the connection. Node closes connections without a request at
 * once, and some of these have one on the way.
 */
export function endPolitely(app: FastifyInstance): void {
  const usedAt = new Map<Socket, number>();
  let isEnding = false;
  app.server.on('connection', (socket) => {
    usedAt.set(socket, Date.now());
    socket.once('close', () => usedAt.delete(socket));
  });
  const note = async ({ socket }: FastifyRequest) => {
    if (usedAt.has(socket)) usedAt.set(socket, Date.now());
  };
  app.addHook('onRequest', note);
  app.addHook('onResponse', note);
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    if (!app.server.listening) return;
    // Not the one of `http`, which closes connections too.
    Server.prototype.close.call(app.server);
    const isInUse = () => [...usedAt.values()].some((at) => at > Date.now() - quietMs);
    do {
      await sleep(10);
      // What has arrived while the process was busy is read between these two.
      await setImmediate();
    } while (isInUse());
  });
}

/** A request's origin, as far as known. */
export interface Client {
  /** The network address. */
  address: string;
  /** The user agent, which anybody can forge. */
  userAgent: string;
}

/** A request's origin; an empty `userAgent` when the header is missing. */
export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

/**
 * The key under which limits count an address. An IPv6 user has at least the 2^64 addresses of their network (RFC
 * 6177), so the network counts; an IPv4 address counts as itself, also in its IPv6 form (`::ffff:…`).
 * @param address an IP address; anything else is left as it is
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIP(plain) !== 6) return address;
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** A browser's name and system. */
export interface Device {
  browser: string | null;
  platform: string | null;
}

/**
 * Reads browser and system from a user agent, e.g. Firefox and Windows; null when unknown, so that nobody can write
 * their own text into the log or a list of devices.
 */
export async function deviceOf(userAgent: string): Promise<Device> {
  // Loaded with the first login, for a fast start.
  const { default: bowser } = await import('bowser');
  // Real user agents have a few hundred characters; the rest is not parsed.
  const { browser, os } = bowser.parse(userAgent.slice(0, 500) || '-');
  const known = (names: Record<string, string>, name = '') =>
    Object.values(names).includes(name) ? name : null;
  return { browser: known(bowser.BROWSER_MAP, browser.name), platform: known(bowser.OS_MAP, os.name) };
}

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
