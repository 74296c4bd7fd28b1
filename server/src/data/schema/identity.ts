import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytes, createdOn, id, instant } from './columns';
import { ofUser, users } from './users';

/** A login on one device, until logout, expiry or revocation. Access tokens refer to this row: deleting it ends the login. */
export const logins = pgTable(
  'logins',
  {
    id: id(),
    userId: ofUser(),
    createdOn: createdOn(),
    /** Accurate to a few minutes. */
    lastUsedOn: instant().notNull(),
    /** When the user last proved their identity here, by password or passkey. */
    provenAt: instant().notNull(),
    /** Whether it was opened by passkey. */
    withPasskey: boolean().notNull(),
    /** The browser's name, e.g. Firefox and Windows; null when unknown. */
    browser: text(),
    platform: text(),
  },
  (t) => [
    index('logins_user_idx').on(t.userId),
    index('logins_used_idx').on(t.lastUsedOn),
    index('logins_created_idx').on(t.createdOn),
  ],
);

/** Tokens sent by e-mail, as hashes: each is valid once, for a limited time, for one address. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    id: id(),
    userId: ofUser(),
    /** 0 confirms an address, 1 resets a password, 2 confirms a new address, 3 restores an old one, 4 opens an account. */
    purpose: smallint().notNull(),
    /** The mailbox it was sent to, in lower case. */
    address: text().notNull(),
    /** The owner's `credentialVersion` at creation: a later one invalidates it. Null for restore links, which stay valid. */
    credentialVersion: integer(),
    tokenHash: text().notNull(),
    /** When a confirmation was used; kept so that opening the link again can say so. */
    usedOn: instant(),
    expiresAt: instant().notNull(),
    createdOn: createdOn(),
  },
  (t) => [
    uniqueIndex('mailed_tokens_hash_key').on(t.tokenHash),
    index('mailed_tokens_user_idx').on(t.userId, t.purpose),
    index('mailed_tokens_expires_idx').on(t.expiresAt),
  ],
);

/** Registered biometric devices (WebAuthn public keys). */
export const webauthnCredentials = pgTable(
  'webauthn_credentials',
  {
    id: id(),
    userId: ofUser(),
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    name: text().notNull(),
    /** Unsigned 32 bits: more than `integer` holds. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    createdOn: createdOn(),
    lastUsedOn: instant(),
  },
  (t) => [
    uniqueIndex('webauthn_credentials_credential_key').on(t.credentialId),
    index('webauthn_credentials_user_idx').on(t.userId),
  ],
);

/** WebAuthn challenges that are not answered yet. */
export const webauthnChallenges = pgTable(
  'webauthn_challenges',
  {
    challenge: text().primaryKey(),
    /** 0 registers a device, 1 logs in, 2 proves a logged-in user's identity. */
    purpose: smallint().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('webauthn_challenges_user_idx').on(t.userId),
    index('webauthn_challenges_expires_idx').on(t.expiresAt),
  ],
);

/** Counters of the rate limits, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: varchar({ length: 255 }).primaryKey(), points: integer().notNull(), expire: instant() },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);
