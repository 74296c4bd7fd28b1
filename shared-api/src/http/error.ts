import type { ErrorCode, ErrorReply } from '../../contract';
import { type Outcome, requestLanguage } from './language';

/**
 * A failed call. `status` is 0 without a response: no connection, or a time-out. `message` is the server's, in the
 * interface's language; of a change without one, whether it was made; or empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `unexplained` is an error response without a code, `badResponse` a success with an unexpected body. */
  readonly code: ErrorCode | 'noResponse' | 'badResponse' | 'unexplained';
  readonly title: string;
  /** The server's validation errors by field name. */
  readonly errors: Record<string, string[]>;
  readonly outcome: Outcome | undefined;
  /** The language of its words. */
  readonly #language = requestLanguage();

  constructor(
    reply: Partial<Omit<ErrorReply, 'code'>> & Pick<ApiError, 'code'> & { outcome?: ApiError['outcome'] },
  ) {
    super(reply.message ?? '');
    this.outcome = reply.outcome;
    this.status = reply.status ?? 0;
    this.code = reply.code;
    this.title = reply.title ?? '';
    this.errors = reply.errors ?? {};
  }

  /** Whether its words are in the language that the interface has now. */
  get isSpoken(): boolean {
    return this.#language === requestLanguage();
  }
}

/**
 * The text for a form: the server's message, otherwise, or once the interface speaks another language, the page's own
 * (docs/product.md, Error messages).
 * @param fallback already translated
 */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.isSpoken && error.message) || fallback;

/**
 * For attendance pages: errors of fields joined with ', ', otherwise message, title, or the fallback. The
 * message comes first, since the title only names the kind of error.
 */
export const attendanceMessageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError && error.isSpoken)) return fallback;
  return Object.values(error.errors).flat().join(', ') || error.message || error.title || fallback;
};
