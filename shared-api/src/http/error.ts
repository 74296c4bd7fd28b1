import type { ErrorCode, ErrorReply } from '../../contract';

/**
 * A call that did not succeed. `status` is 0 when no answer came: no connection, or none in time.
 * `message` is the server's, in the interface's language, and empty where there was none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `unexplained` is a refusal that names no code, `badResponse` a success that is not what was asked for. */
  readonly code: ErrorCode | 'noResponse' | 'badResponse' | 'unexplained';
  readonly title: string;
  /** Refusals by field name, as the server words them. */
  readonly errors: Record<string, string[]>;

  constructor(reply: Partial<Omit<ErrorReply, 'code'>> & { code: ApiError['code'] }) {
    super(reply.message ?? '');
    this.status = reply.status ?? 0;
    this.code = reply.code;
    this.title = reply.title ?? '';
    this.errors = reply.errors ?? {};
  }
}

/**
 * What a form shows: the server's message when there is one, else the page's own (docs/product.md, Messages of
 * failure).
 * @param fallback already translated
 */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback;

/**
 * Attendance pages: refusals by field joined with ', ', else title, else message, else the fallback.
 * A title that only names the kind of refusal says less than its message, so the message goes first where both came.
 */
export const attendanceMessageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  return Object.values(error.errors).flat().join(', ') || error.message || error.title || fallback;
};
