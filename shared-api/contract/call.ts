import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors';

/** Who may make a call: anybody, a logged-in user, or an administrator (docs/product.md, Access). */
export type Access = 'anyone' | 'player' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/{parameter}`, the name of a call in the whole product. */
export type CallName = `${Method} /${string}`;

/** One call of the API: the server binds it, the client is typed by it, OpenAPI is generated from it. */
export interface Call {
  /** One sentence for the API reference. */
  summary: string;
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Successful replies by status. */
  replies: Record<number, TSchema>;
  /** Refusals that belong to this call, beside those every call may give. */
  errors?: readonly ErrorCode[];
  /** The reply carries `X-Total-Count` when `pageSize` was asked for. */
  paged?: boolean;
  /** `form` also accepts a form-encoded body (RFC 8058 one-click unsubscribe). */
  accepts?: 'form';
}

/**
 * Declares calls and keeps their exact types.
 * @param calls calls by name, e.g. `{'GET /api/v1/Sessions/{id}': {…}}`
 * @returns the same object
 */
export const defineCalls = <const T extends Record<CallName, Call>>(calls: T): T => calls;

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;

/** What a call takes and gives, as plain types, for the browser (which never loads the schemas). */
export type Shape<C extends Call> = {
  params: StaticOr<C['params'], undefined>;
  query: StaticOr<C['query'], undefined>;
  body: StaticOr<C['body'], undefined>;
  reply: { [Status in keyof C['replies']]: StaticOr<C['replies'][Status], never> }[keyof C['replies']];
};
