import type { Calls, ErrorReply, Shape } from '../../contract';
import { forgetAhead, isAhead, keepAhead, takeAhead } from './ahead';
import { setClockBy } from './clock';
import { ApiError } from './error';
import { keyFor, keyIsAnswered } from './intention';
import { outcomeText, requestLanguage } from './language';
import { askerIsGone, currentCaller, currentToken, notifyUnauthorized } from './token';

export type Name = keyof Calls;
type PartOf<K extends string, T> = T extends undefined
  ? object
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** Exactly the parts of a request that the call's contract declares. */
export type RequestParts<N extends Name> = PartOf<'params', Shape<Calls[N]>['params']> &
  PartOf<'query', Shape<Calls[N]>['query']> &
  PartOf<'body', Shape<Calls[N]>['body']>;

/** A call's input. */
export type CallInput<N extends Name> = RequestParts<N> & SendOptions;

/** How a call is sent. */
interface SendOptions {
  signal?: AbortSignal;
  /** The request completes even when the page is left meanwhile. */
  keepalive?: boolean;
  /** Sent without the token: the caller is neither identified nor counted. */
  anonymous?: boolean;
  /** Sent with this token, whoever is logged in. */
  token?: string;
  /** The secret of a link that opens a session's door. */
  doorLink?: string;
  /** Hears the headers of a successful reply. */
  heard?: (headers: Headers) => void;
}

export type CallReply<N extends Name> = Shape<Calls[N]>['reply'];

type AnyInput = SendOptions & { params?: object; query?: object; body?: unknown };

/** Time-out in ms: long enough for a slow connection; beyond it, a retry is better. */
const timeout = 20_000;

/** Calls whose 401 concerns the input, not the token. */
const loginCalls: readonly Name[] = ['POST /api/v1/Users/login', 'POST /auth/biometric-login'];

/** Whether it matters to somebody if a call has been made: a mailed answer has to be a `GET`. */
const mayChange = (name: Name) =>
  name === 'GET /api/v1/Attendance/confirm' || !(name.startsWith('GET ') || loginCalls.includes(name));

/** The address of a call. */
export const urlOf = (template: string, { params = {}, query = {} }: AnyInput) => {
  const path = Object.entries(params).reduce(
    (filled, [key, value]) => filled.replace(`{${key}}`, encodeURIComponent(String(value))),
    template,
  );
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};

const headersFor = (token: string | null, hasBody: boolean, key: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': requestLanguage(),
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
  ...(key ? { 'Idempotency-Key': key } : {}),
});

/** A successful reply. */
interface Received {
  body: unknown;
  headers: Headers;
}

const changes = new Set<Promise<unknown>>();

/** Whether a request is pending that may change what pages show. */
export const isChanging = (): boolean => changes.size > 0;

/** Resolves when the server has had the changes made until now; undefined when none is on its way. */
export const changesToCome = (): Promise<unknown> | undefined =>
  isChanging() ? Promise.allSettled(changes) : undefined;

/** What a page hears that belongs to somebody who is no longer logged in: nothing, since nobody looks at it any more. */
const nothing = new Promise<never>(() => undefined);
const isGone = Symbol('the person is gone');

/** Whether a call is sent for whoever is logged in, and says no more than its address. */
const isPlain = ({ anonymous, token, doorLink }: AnyInput): boolean =>
  !anonymous && token === undefined && doorLink === undefined;

/**
 * Asks what a page will ask, while its code is loaded: whoever asks first has the reply.
 * @param names of calls that read, without parameters
 */
export const askAhead = (names: readonly Name[]): void => {
  for (const name of names) {
    const url = name.slice('GET '.length);
    if (!isAhead(url)) keepAhead(url, exchange(name, {}));
  }
};

async function send(name: Name, input: AnyInput): Promise<Received> {
  const received = await sendOnce(name, input);
  input.heard?.(received.headers);
  return received;
}

async function sendOnce(name: Name, input: AnyInput): Promise<Received> {
  if (name.startsWith('GET ')) {
    const early = isPlain(input) && takeAhead<Received>(urlOf(name.slice('GET '.length), input));
    return early || exchange(name, input);
  }
  forgetAhead();
  const sent = exchange(name, input);
  changes.add(sent);
  try {
    return await sent;
  } catch (error) {
    if (error === isGone) return nothing;
    throw error;
  } finally {
    changes.delete(sent);
  }
}

/** Sends a call, and reads its whole reply: half of one is none. */
async function exchange(name: Name, input: AnyInput): Promise<Received> {
  const [method = 'GET', template = '/'] = name.split(' ');
  const isChange = method !== 'GET';
  if (isChange && askerIsGone()) throw isGone;
  const given = input.token ?? (input.anonymous ? null : undefined);
  const { token, person } = given === undefined ? currentCaller() : { token: given, person: null };
  /** What the page would do next is not for whoever is logged in by now. */
  const leave = () => {
    if (isChange && person !== null && person !== currentCaller().person) throw isGone;
  };
  const limit = AbortSignal.timeout(timeout);
  const url = urlOf(template, input);
  const text = input.body === undefined ? undefined : JSON.stringify(input.body);
  const asked = isChange && token ? { person, method, url, body: text } : null;
  const { key = null, isNew = true } = asked ? keyFor(asked) : {};
  /** Nothing leaves a device without a connection; an earlier try may have. */
  const isUnsent = !navigator.onLine && isNew;
  const failure = (code: 'noResponse' | 'badResponse' | 'unexplained', status = 0) => {
    const outcome = mayChange(name) ? (isUnsent ? 'unsent' : 'lost') : undefined;
    return new ApiError({ code, status, ...(outcome && { outcome, message: outcomeText(outcome) }) });
  };
  let response: Response;
  let received: string;
  // biome-ignore lint/plugin: it is the device's clock that is compared.
  const sent = Date.now();
  try {
    response = await fetch(url, {
      method,
      keepalive: input.keepalive ?? false,
      headers: {
        ...headersFor(token, text !== undefined, key),
        ...(input.doorLink && { 'Door-Link': input.doorLink }),
      },
      signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
      ...(text === undefined ? {} : { body: text }),
    });
    // biome-ignore lint/plugin: the same.
    setClockBy(response.headers, sent, Date.now());
    received = await response.text();
  } catch (cause) {
    leave();
    if (input.signal?.aborted) throw cause;
    throw failure('noResponse');
  }
  leave();
  const { status, headers } = response;
  let body: unknown = null;
  try {
    if (received) body = JSON.parse(received);
  } catch {
    // Somebody else's page, such as that of a network that wants a login first.
    if (response.ok) throw failure('badResponse', status);
  }
  if (response.ok) {
    if (asked) keyIsAnswered(asked);
    return { body, headers };
  }
  // There may have been another login meanwhile: only the rejected token is dropped.
  if (status === 401 && !loginCalls.includes(name) && token && token === currentToken())
    notifyUnauthorized(token);
  const { code, ...reply } = (body ?? {}) as Partial<ErrorReply>;
  // A proxy that has given up says nothing about what the server does.
  if (!code && status > 500) throw failure('unexplained', status);
  if (asked && status < 500 && code !== 'stillRunning') keyIsAnswered(asked);
  throw new ApiError({ ...reply, code: (code as ApiError['code'] | undefined) ?? 'unexplained', status });
}

/**
 * Makes a call of the contract.
 * @param name e.g. `'POST /api/v1/Sessions'`
 * @returns the response's body as the contract declares it
 * @throws {ApiError} on an error response or without a response
 */
export const call = async <N extends Name>(name: N, input: CallInput<N>): Promise<CallReply<N>> =>
  (await send(name, input)).body as CallReply<N>;

/** One page of a list, and the total number of rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/**
 * Makes a call that returns a list, with its total (`X-Total-Count`; the list's own length without paging).
 * @throws {ApiError} as `call` does
 */
export const list = async <N extends Name>(
  name: N,
  input: CallInput<N>,
): Promise<Page<CallReply<N> extends (infer Row)[] ? Row : never>> => {
  const { body, headers } = await send(name, input);
  const rows = body as (CallReply<N> extends (infer Row)[] ? Row : never)[];
  return { rows, total: Number(headers.get('X-Total-Count') ?? rows.length) };
};
