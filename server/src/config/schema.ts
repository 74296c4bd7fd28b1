import { type Static, Type } from 'typebox';

const Port = (fallback: number) => Type.Integer({ minimum: 1, maximum: 65535, default: fallback });
const Days = (fallback: number) => Type.Integer({ minimum: 1, maximum: 400, default: fallback });
const Text = (fallback: string) => Type.String({ minLength: 1, default: fallback });

/** The environment as the operator writes it. Unknown variables are none of our business. */
export const Environment = Type.Object({
  NODE_ENV: Text('development'),
  HOST: Text('127.0.0.1'),
  PORT: Port(3000),
  PUBLIC_URL: Type.Optional(Type.String({ format: 'web-address' })),
  DATA_DIR: Text('.data'),
  SITE_DIR: Text('.site'),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  DATABASE_POOL: Type.Integer({ minimum: 2, maximum: 100, default: 10 }),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Text('no-reply@courtside.example'),
  MAILBOX_PORT: Port(1080),
  MAILBOX_SMTP_PORT: Port(1025),
  JWT_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  LOGIN_IDLE_DAYS: Days(30),
  LOGIN_MAX_DAYS: Days(90),
  DEMO_DATA: Type.Optional(Type.Boolean()),
  ALLOW_PUBLIC_DEMO: Type.Boolean({ default: false }),
  PAYMENT_EMAIL: Type.String({ format: 'email', default: 'payments@courtside.example' }),
  CONTACT_EMAIL: Type.String({ format: 'email', default: 'hello@courtside.example' }),
  TRUST_PROXY: Type.String({ format: 'proxies', default: 'false' }),
  RATE_LIMITS: Type.Boolean({ default: true }),
  REMOTE_OVERRIDES: Type.Boolean({ default: false }),
  API_DOCS: Type.Optional(Type.Boolean()),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 8 })),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { default: 'info' }),
});
export type Environment = Static<typeof Environment>;

/** What each variable must look like, in words: shown after the variable's name when it is wrong. */
export const expectations: Partial<Record<keyof Environment, string>> = {
  PORT: 'a port number from 1 to 65535',
  MAILBOX_PORT: 'a port number from 1 to 65535',
  MAILBOX_SMTP_PORT: 'a port number from 1 to 65535',
  PUBLIC_URL: 'an address such as https://club.example',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/courtside',
  DATABASE_POOL: 'a number of connections from 2 to 100',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  JWT_SECRET: 'at least 32 characters',
  LOGIN_IDLE_DAYS: 'a number of days from 1 to 400',
  LOGIN_MAX_DAYS: 'a number of days from 1 to 400',
  DEMO_DATA: 'true or false',
  ALLOW_PUBLIC_DEMO: 'true or false',
  RATE_LIMITS: 'true or false',
  TRUST_PROXY: 'false, a number of proxies, or their networks such as 10.0.0.0/8,loopback',
  REMOTE_OVERRIDES: 'true or false',
  API_DOCS: 'true or false',
  PAYMENT_EMAIL: 'an e-mail address',
  CONTACT_EMAIL: 'an e-mail address',
  METRICS_TOKEN: 'at least 8 characters',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
};
