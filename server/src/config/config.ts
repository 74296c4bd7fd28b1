import type { Keys } from '../crypto/keys';
import type { TrustedProxies } from './proxies';

/** Everything the application needs to know about where it runs; made once, by `readConfig`. */
export interface Config {
  production: boolean;
  version: string;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  siteDir: string;
  /** Where releases go, in the words of the release tool's environment; the site folder where it says nothing else. */
  releaseTarget: Record<string, string>;
  /** Who hears that a release was gone back from; the administrators unless somebody is named. */
  releaseMail?: string;
  database: { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string; pool: number };
  /** `from` is an address alone: the name beside it is the club's own, from its settings. */
  mail: {
    from: string;
    smtpUrl?: string;
    mailbox: { page: number; smtp: number };
    /** Whose `Authentication-Results` in a mail are believed (RFC 8601, authserv-id). */
    trustedServer?: string;
  };
  /** What signs tokens and links and makes digests, a key for each. */
  keys: Keys;
  /** How long a login lasts: without a call, and at most. */
  login: { idleMs: number; maxMs: number };
  demoData: boolean;
  /** The demo shows what lasts only minutes or hours at any time: an offer, a call, a session short of players. */
  demoStates: boolean;
  /** Other machines may reach accounts whose passwords are known, and a mailbox without a login. */
  allowPublicDemo: boolean;
  /** Where transfers and questions go until somebody saves other addresses in the settings. */
  paymentEmail: string;
  contactEmail: string;
  /** Whose `X-Forwarded-For` names the caller. */
  trustProxy: TrustedProxies;
  rateLimits: boolean;
  /** Developers may put a remote of their own in place of the released one. */
  remoteOverrides: boolean;
  /** Whether `/api/docs` is there. */
  apiDocs: boolean;
  /** Opens `/metrics` to others than programs on this machine. */
  metricsToken?: string;
  logLevel: string;
}
