import type { ErrorCode } from 'shared-api';
import { calls } from 'shared-api/contract';

/** A call received by the mock server. */
export interface SentRequest {
  /** Method and path: `GET /api/v1/Sessions/s1`. */
  call: string;
  method: string;
  url: URL;
  query: Record<string, string>;
  body: unknown;
  language: string | null;
}

/** The received calls, in order. */
export class SentRequests extends Array<SentRequest> {
  static override readonly [Symbol.species] = Array;

  to(call: string): SentRequest[] {
    return this.filter((request) => request.call === call);
  }

  by(method: string): SentRequest[] {
    return this.filter((request) => request.method === method);
  }
}

/** An answer other than a body with status 200; a string is sent as it is. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown = null,
    /** For a list: the total number of rows. */
    readonly total?: number,
  ) {}
}

/** An error in the server's format. */
export const errorReply = (
  status: number,
  code: ErrorCode,
  message = '',
  errors?: Record<string, string[]>,
): Answer => new Answer(status, { status, code, title: '', message, ...(errors && { errors }) });

/** No response. */
export const silence = new Answer(0);

const patterns = Object.keys(calls).map((call) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`));

const checkContract = (call: string): void => {
  if (!patterns.some((pattern) => pattern.test(call))) throw new Error(`The contract has no call ${call}`);
};

const readRequest = (address: string, { method = 'GET', body, headers }: RequestInit): SentRequest => {
  const url = new URL(address, 'http://club.test');
  return {
    call: `${method} ${url.pathname}`,
    method,
    url,
    query: Object.fromEntries(url.searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : null,
    language: new Headers(headers).get('accept-language'),
  };
};

/** An answer: a body, an `Answer`, or a function of the request that returns either. */
type Answering = unknown | ((request: SentRequest) => unknown);

/**
 * A mock server for component tests. Calls that the contract does not have, or without an answer, fail.
 * @param answers by method and path, or one function for every call
 * @returns the received calls
 */
export const serve = (
  answers: Record<string, Answering> | ((request: SentRequest) => unknown),
): SentRequests => {
  const sent = new SentRequests();
  if (typeof answers !== 'function') Object.keys(answers).forEach(checkContract);
  const answer = async (address: string, init: RequestInit = {}) => {
    const request = readRequest(address, init);
    checkContract(request.call);
    sent.push(request);
    const found = typeof answers === 'function' ? answers : answers[request.call];
    if (found === undefined) throw new TypeError(`Nothing answers ${request.call}`);
    const made: unknown = typeof found === 'function' ? await found(request) : found;
    const { status, body, total } = made instanceof Answer ? made : new Answer(200, made);
    if (status === 0) throw new TypeError('Failed to fetch');
    const text = typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body);
    const headers = new Headers(total === undefined ? {} : { 'X-Total-Count': String(total) });
    return { ok: status < 400, status, headers, text: async () => text };
  };
  globalThis.fetch = answer as unknown as typeof fetch;
  return sent;
};
