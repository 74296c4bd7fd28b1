import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors';

/**
 * Who may make a call: anybody, a logged-in user, whoever is at the door, or an administrator, who may make them all
 * (docs/product.md, Access).
 */
export type Access = 'anyone' | 'player' | 'door' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `METHOD /path/{parameter}`, a call's name throughout the product. */
export type CallName = `${Method} /${string}`;

/** One call of the API: the server binds it, the client's types and OpenAPI are generated from it. */
export interface Call {
  /** One sentence for the API reference. */
  summary: string;
  access: Access;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Successful replies by status. */
  replies: Record<number, TSchema>;
  /** Errors of this call, in addition to those every call can return. */
  errors?: readonly ErrorCode[];
  /** The reply has `X-Total-Count` when `pageSize` was requested. */
  paged?: boolean;
  /** Changes with `GET /api/v1/Sessions/revision`, which the reply has as `Sessions-Revision`: as old as its data, or older. */
  followed?: true;
  /**
   * May arrive again with one `Idempotency-Key`: it is done once, and the first reply is given again. Not with a secret in
   * its input or reply, of which a hash or the text is kept.
   */
  repeatable?: true;
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

/** A call's input and output as plain types for the browser, which never loads the schemas. */
export type Shape<C extends Call> = {
  params: StaticOr<C['params'], undefined>;
  query: StaticOr<C['query'], undefined>;
  body: StaticOr<C['body'], undefined>;
  reply: { [Status in keyof C['replies']]: StaticOr<C['replies'][Status], never> }[keyof C['replies']];
};
