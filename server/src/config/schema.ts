import { type Static, type TStringOptions, Type } from 'typebox';

const Whole = (what: string, [minimum, maximum]: [number, number], fallback: number) =>
  Type.Integer({ minimum, maximum, default: fallback, description: `${what} from ${minimum} to ${maximum}` });
const Port = (fallback: number) => Whole('a port number', [1, 65535], fallback);
const Days = (fallback: number) => Whole('a number of days', [1, 400], fallback);
const Email = () => Type.Optional(Type.String({ format: 'email', description: 'an e-mail address' }));
const Flag = (fallback?: boolean) => Type.Boolean({ default: fallback, description: 'true or false' });
const Described = (description: string, options: TStringOptions) => Type.String({ ...options, description });
const Text = (fallback: string) => Type.String({ minLength: 1, default: fallback });

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * The environment as the operator writes it; descriptions are shown after the name of an invalid variable. Unknown
 * variables are ignored.
 */
export const Environment = Type.Object({
  HOST: Text('127.0.0.1'),
  PORT: Port(3000),
  PUBLIC_URL: Type.Optional(Described('an address such as https://club.example', { format: 'web-address' })),
  DATA_DIR: Text('.data'),
  SITE_DIR: Text('.site'),
  DATABASE_URL: Type.Optional(
    Described('an address such as postgres://user:password@host:5432/courtside', {
      pattern: '^postgres(ql)?://',
    }),
  ),
  MIGRATE: Flag(true),
  DATABASE_POOL: Whole('a number of connections', [2, 100], 10),
  BACKUP_DIR: Text('backups'),
  BACKUP_KEEP_DAYS: Days(30),
  SMTP_URL: Type.Optional(
    Described(
      'an address such as smtp://user:password@host:587, in whose password % is %25, # is %23, / is %2F, and ? is %3F',
      { format: 'mail-server' },
    ),
  ),
  MAIL_FROM: Text('no-reply@courtside.example'),
  ADMIN_EMAIL: Type.Optional(
    Described('an address such as marie@club.example, or Marie Tremblay <marie@club.example>', {
      format: 'person',
    }),
  ),
  MAIL_AUTHSERV_ID: Type.Optional(
    Described('a name such as mx.club.example', { pattern: '^[A-Za-z0-9.-]+$' }),
  ),
  MAILBOX_PORT: Port(1080),
  MAILBOX_SMTP_PORT: Port(1025),
  PUSH_SERVICES: Type.Optional(
    Described('addresses such as https://push.club.example, with commas between them', {
      format: 'web-addresses',
    }),
  ),
  JWT_SECRET: Type.Optional(Described('at least 32 characters', { minLength: 32 })),
  LOGIN_IDLE_DAYS: Days(30),
  LOGIN_MAX_DAYS: Days(90),
  DEMO_DATA: Type.Optional(Flag()),
  ALLOW_PUBLIC_DEMO: Flag(false),
  PAYMENT_EMAIL: Email(),
  CONTACT_EMAIL: Email(),
  TRUST_PROXY: Described('false, a number of proxies, or their networks such as 10.0.0.0/8,loopback', {
    format: 'proxies',
    default: 'false',
  }),
  RATE_LIMITS: Flag(true),
  REMOTE_OVERRIDES: Flag(false),
  API_DOCS: Type.Optional(Flag()),
  METRICS_TOKEN: Type.Optional(Described('at least 8 characters', { minLength: 8 })),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Described('an address such as http://collector:4318', { format: 'web-address' }),
  ),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info', description: `one of ${logLevels.join(', ')}` }),
});
export type Environment = Static<typeof Environment>;
