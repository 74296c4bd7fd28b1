import { causesOf } from './causes';

/**
 * The network, also where names are looked up, and PostgreSQL: connection lost (08), read-only after a failover (25006),
 * out of disk, memory or connections (53), an answer that took too long (57014), shutting down or starting (57P0), failing
 * disk (58).
 */
const isOutage =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|25006|53|57014|57P0|58)/;

/** The kind of database outage, after which a retry makes sense, unlike a bug; undefined otherwise. */
export function outage(error: unknown): string | undefined {
  for (const { code, message } of causesOf(error)) {
    if (isOutage.test(code ?? '')) return code;
    // A transaction whose connection is lost fails with the rollback that it cannot make any more.
    if (/terminat|not queryable|timeout exceeded when trying to connect/i.test(message ?? ''))
      return 'terminated';
  }
  return undefined;
}
