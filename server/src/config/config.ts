import type { Keys } from '../crypto/keys';
import type { TrustedProxies } from './proxies';

/** Settings of the process; created once, by `readConfig`. */
export interface Config {
  version: string;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  siteDir: string;
  database: { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string; pool: number };
  /** Whether a start migrates the database: whatever it holds, only with a backup of a club's data, or not at all. */
  migration: 'now' | 'with backup' | 'elsewhere';
  /** `from` is a bare address: its display name is the club's, from the settings. */
  mail: {
    from: string;
    smtpUrl?: string;
    mailbox: { page: number; smtp: number };
    /** Mail servers whose `Authentication-Results` are trusted (RFC 8601, authserv-id). */
    trustedServer?: string;
  };
  /** Who is invited to run a club that has no administrator: an address, perhaps with a name before it. */
  adminEmail?: string;
  /** Keys for tokens, links and digests, one for each purpose. */
  keys: Keys;
  /** Push services besides those of the usual browsers: origins, which may be on this machine or in its network. */
  pushServices: readonly string[];
  /** How long a login lasts: without activity, and at most. */
  login: { idleMs: number; maxMs: number };
  demoData: boolean;
  /** Lets other machines reach accounts with known passwords and a mailbox without a login. */
  allowPublicDemo: boolean;
  /** Addresses for transfers and questions until others are saved in the settings. */
  paymentEmail: string;
  contactEmail: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: TrustedProxies;
  rateLimits: boolean;
  /** Whether developers may load their own remote in place of the released one. */
  remoteOverrides: boolean;
  /** Whether `/api/docs` is served. */
  apiDocs: boolean;
  /** Bearer token that opens `/metrics` to other machines. */
  metricsToken?: string;
  /** Whether traces, metrics and logs are sent to a collector. */
  openTelemetry: boolean;
  logLevel: string;
}
