import { join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { isAddress } from 'shared-api/contract';
import manifest from '../../package.json';
import { deriveKeys } from '../crypto/keys';
import type { Config } from './config';
import { exposureError, isLoopback } from './exposure';
import { parseProxies } from './proxies';
import { Environment } from './schema';
import { readOrMakeSecret } from './secret';

/** The environment is invalid; `message` is the one line to show. */
export class ConfigError extends Error {}

const dayMs = 86_400_000;
const ajv = new Ajv({ useDefaults: true, coerceTypes: true, removeAdditional: true, verbose: true });
addFormats.default(ajv);
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
ajv.addFormat('web-address', isWebAddress);
ajv.addFormat('web-addresses', (text) => text.split(',').every(isWebAddress));
// A password with other signs than these would end in the host or in the path.
ajv.addFormat(
  'mail-server',
  (text) => /^smtps?:\/\/(?:[^/?#%]|%[\dA-Fa-f]{2})+\/?(?:\?[^@#]*)?$/.test(text) && URL.canParse(text),
);
ajv.addFormat('proxies', (text) => parseProxies(text) !== undefined);
ajv.addFormat('person', (text) => isPerson(text));
const check = ajv.compile<Environment>({ ...Environment, additionalProperties: false });

/**
 * Checks each variable.
 * @param env usually `process.env`; an empty value counts as absent
 * @throws ConfigError naming the first invalid one
 */
export function checkEnvironment(env: NodeJS.ProcessEnv): Environment {
  const values: unknown = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  if (!check(values)) throw new ConfigError(describeError(env));
  return values;
}

/** The database that the environment names. */
export const databaseOf = ({ DATABASE_URL, DATABASE_POOL, DATA_DIR }: Environment): Config['database'] =>
  DATABASE_URL
    ? { kind: 'postgres', url: DATABASE_URL, pool: DATABASE_POOL }
    : { kind: 'embedded', folder: join(resolve(DATA_DIR), 'database') };

/**
 * Parses the environment once.
 * @throws ConfigError naming the first invalid or missing variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = checkEnvironment(env);
  const demoData = values.DEMO_DATA ?? !(values.DATABASE_URL || values.ADMIN_EMAIL);
  const exposed = exposureError({
    host: values.HOST,
    demoData,
    smtpUrl: values.SMTP_URL,
    allowPublicDemo: values.ALLOW_PUBLIC_DEMO,
  });
  if (exposed) throw new ConfigError(exposed);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, '');
  if (isRemote(values.SMTP_URL) && isLoopback(new URL(publicUrl).hostname)) {
    throw new ConfigError(
      `PUBLIC_URL is missing: the mail server of SMTP_URL would send links to ${publicUrl}, which leads to this machine only`,
    );
  }
  if (values.REMOTE_OVERRIDES && !demoData) {
    throw new ConfigError('REMOTE_OVERRIDES lets scripts of developers in: it is refused without demo data');
  }
  const dataDir = resolve(values.DATA_DIR);
  const secret = values.JWT_SECRET ?? readOrMakeSecret(dataDir);
  return {
    version: manifest.version,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir,
    siteDir: resolve(values.SITE_DIR),
    database: databaseOf(values),
    migration: !values.MIGRATE ? 'elsewhere' : demoData ? 'now' : 'with backup',
    mail: {
      from: bareAddress(values.MAIL_FROM),
      ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
      mailbox: { page: values.MAILBOX_PORT, smtp: values.MAILBOX_SMTP_PORT },
      ...(values.MAIL_AUTHSERV_ID && { trustedServer: values.MAIL_AUTHSERV_ID }),
    },
    ...(values.ADMIN_EMAIL && { adminEmail: values.ADMIN_EMAIL }),
    keys: deriveKeys(secret),
    pushServices: values.PUSH_SERVICES?.split(',').map((one) => new URL(one).origin) ?? [],
    login: { idleMs: values.LOGIN_IDLE_DAYS * dayMs, maxMs: values.LOGIN_MAX_DAYS * dayMs },
    demoData,
    allowPublicDemo: values.ALLOW_PUBLIC_DEMO,
    paymentEmail: values.PAYMENT_EMAIL ?? (demoData ? 'payments@courtside.example' : ''),
    contactEmail: values.CONTACT_EMAIL ?? (demoData ? 'hello@courtside.example' : ''),
    trustProxy: parseProxies(values.TRUST_PROXY) ?? false,
    rateLimits: values.RATE_LIMITS,
    apiDocs: values.API_DOCS ?? demoData,
    remoteOverrides: values.REMOTE_OVERRIDES,
    ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
    openTelemetry: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: values.LOG_LEVEL,
  };
}

/** Whether a text is an address, perhaps with a name before it. */
export const isPerson = (text: string): boolean => isAddress(bareAddress(text));

/** An address without the name before it. */
const bareAddress = (text: string): string => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;

/** Whether a mail server is another machine: what is sent there reaches people. */
const isRemote = (smtpUrl: string | undefined): boolean =>
  smtpUrl !== undefined && !isLoopback(new URL(smtpUrl).hostname.replace(/^\[(.*)\]$/, '$1'));

function describeError(env: NodeJS.ProcessEnv): string {
  const { instancePath = '', parentSchema } = check.errors?.[0] ?? {};
  const name = instancePath.slice(1);
  // Secrets and passwords in URLs must not reach a terminal's history.
  const shown = /SECRET|TOKEN|URL/.test(name) ? '' : `, not '${env[name]}'`;
  return `${name} must be ${parentSchema?.description ?? 'set'}${shown}`;
}
