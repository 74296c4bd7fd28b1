import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import {
  type CallName,
  type Calls,
  type Call as ContractCall,
  calls,
  ErrorReply,
  type Shape,
} from 'shared-api/contract';
import type { App } from '../../src/app';
import { errorsOf } from '../../src/http/openapi';

const ajv = new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 6 });
addFormats.default(ajv, ['date']);
const isError = ajv.compile(ErrorReply);

/** A request; deliberately looser than the contract, so that invalid input can be sent. */
export interface Sent {
  as?: { token: string } | undefined;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  locale?: 'en' | 'fr';
  headers?: Record<string, string>;
  /** The client's network address. */
  address?: string;
}

/** A response, already validated against the contract. */
export interface Reply<Body> {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: unknown;
  /** The body of a success. @throws for any other status */
  ok(status?: number): Body;
  /** The error's code and message. @throws for a success */
  error(): ErrorReply;
}

/** Distributive, so that a call chosen at run time still has a type. */
type ReplyOf<N> = N extends keyof Calls ? Shape<Calls[N]>['reply'] : never;

export type Call = <N extends keyof Calls & CallName>(name: N, sent?: Sent) => Promise<Reply<ReplyOf<N>>>;

/** Calls the application like a client, and validates every response against the contract. */
export function createCaller(app: App): Call {
  return async (name, sent = {}) => {
    const contract: ContractCall = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? ''));
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(sent.address && { remoteAddress: sent.address }),
      ...(sent.query && { query: sent.query as Record<string, string> }),
      ...(sent.body !== undefined && { payload: sent.body as object }),
      headers: {
        ...(sent.as && { authorization: `Bearer ${sent.as.token}` }),
        ...(sent.locale && { 'accept-language': sent.locale }),
        ...sent.headers,
      },
    });
    const body: unknown = response.body === '' ? null : JSON.parse(response.body);
    hold(name, contract, response.statusCode, body);
    const said = `${name} answered ${response.statusCode}: ${response.body.slice(0, 400)}`;
    return {
      status: response.statusCode,
      headers: response.headers,
      body,
      ok(status) {
        if (response.statusCode >= 300 || (status && status !== response.statusCode)) throw new Error(said);
        return body as never;
      },
      error() {
        if (response.statusCode < 400) throw new Error(said);
        return body as ErrorReply;
      },
    };
  };
}

function hold(name: string, contract: ContractCall, status: number, body: unknown): void {
  if (status < 400) {
    const schema = contract.replies[status];
    if (!schema) throw new Error(`${name} answered ${status}, which the contract does not name`);
    if (status !== 204 && !ajv.validate(schema, body)) {
      throw new Error(`${name} answered something else than the contract says: ${ajv.errorsText()}`);
    }
    return;
  }
  if (!isError(body)) throw new Error(`${name} refused in another shape: ${JSON.stringify(body)}`);
  const { code } = body as ErrorReply;
  if (!(errorsOf(contract) as string[]).includes(code)) {
    throw new Error(`${name} refused with ${code}, which the contract does not name`);
  }
}
