import type { Calls, ErrorReply, Shape } from '../../contract';
import { ApiError } from './error';
import { spoken } from './language';
import { carried, tellUnauthorized } from './token';

type Name = keyof Calls;
type Given<K extends string, T> = T extends undefined
  ? object
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What a call is made with; exactly the parts that its contract declares. */
export type Input<N extends Name> = Given<'params', Shape<Calls[N]>['params']> &
  Given<'query', Shape<Calls[N]>['query']> &
  Given<'body', Shape<Calls[N]>['body']> &
  Sending;

/** How a call is sent; with `keepalive` it arrives even when the page is left meanwhile. */
interface Sending {
  signal?: AbortSignal;
  keepalive?: boolean;
}

export type Reply<N extends Name> = Shape<Calls[N]>['reply'];

type Loose = Sending & { params?: object; query?: object; body?: unknown };

/** A call on the metro either answers in this time or is worth trying again. */
const patience = 20_000;

/** Calls whose 401 is about what was typed, not about the token. */
const ownRefusal: readonly Name[] = ['POST /api/v1/Users/login', 'POST /auth/biometric-login'];

const urlOf = (template: string, { params = {}, query = {} }: Loose) => {
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

const headersFor = (token: string | null, hasBody: boolean): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': spoken(),
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

const parsed = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({ code: 'badResponse', status: response.status });
  }
};

/** An answer that is no refusal, its body still unread. */
async function send(name: Name, input: Loose): Promise<Response> {
  const [method = 'GET', template = '/'] = name.split(' ');
  const token = carried();
  const limit = AbortSignal.timeout(patience);
  let response: Response;
  try {
    response = await fetch(urlOf(template, input), {
      method,
      keepalive: input.keepalive ?? false,
      headers: headersFor(token, input.body !== undefined),
      signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError({ code: 'noResponse' });
  }
  if (response.ok) return response;
  // A proxy's page in HTML is a refusal without words.
  const body = await parsed(response).catch(() => null);
  // Another login may have happened while this answer was on its way: only the token it refused is dropped.
  if (response.status === 401 && !ownRefusal.includes(name) && token && token === carried())
    tellUnauthorized();
  const { code = 'unexplained', ...reply } = (body ?? {}) as Partial<ErrorReply>;
  throw new ApiError({ ...reply, code: code as ApiError['code'], status: response.status });
}

/**
 * Makes one call of the contract.
 * @param name e.g. `'POST /api/v1/Sessions'`
 * @returns the reply's body as the contract declares it
 * @throws {ApiError} on a refusal or when no answer comes
 */
export const call = async <N extends Name>(name: N, input: Input<N>): Promise<Reply<N>> =>
  (await parsed(await send(name, input))) as Reply<N>;

/** One page of a list, and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/**
 * Makes a call that answers a list, with its total (`X-Total-Count`; the list's own length without paging).
 * @throws {ApiError} as `call` does
 */
export const list = async <N extends Name>(
  name: N,
  input: Input<N>,
): Promise<Page<Reply<N> extends (infer Row)[] ? Row : never>> => {
  const response = await send(name, input);
  const rows = (await parsed(response)) as (Reply<N> extends (infer Row)[] ? Row : never)[];
  return { rows, total: Number(response.headers.get('X-Total-Count') ?? rows.length) };
};

/** One page of a list as it came over the line: JSON in UTF-8 that nobody has read yet. */
export interface UnreadPage {
  content: ArrayBuffer;
  total: number;
}

/**
 * As `list` with paging, for a page whose reading is left to a worker.
 * @throws {ApiError} as `call` does
 */
export const unreadList = async <N extends Name>(name: N, input: Input<N>): Promise<UnreadPage> => {
  const response = await send(name, input);
  return { content: await response.arrayBuffer(), total: Number(response.headers.get('X-Total-Count')) };
};
