import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import {
  Language,
  PaymentMethod,
  PaymentStatus,
  Plan,
  SeasonStatus,
  SessionStatus,
  UserStatus,
} from './enums';
import { rules } from './rules';

/** An object that rejects undeclared fields. */
export const strict = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const Optional = Type.Optional;

// As PostgreSQL writes it: with one spelling per id, a request's equals the stored one.
const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
/** From 1900 to 2199: supported by every database. */
const date = '(?:19|20|21)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';

/** UUIDv7 (RFC 9562) in lower case; in requests any version is accepted. */
export const Id = Type.String({ pattern: uuid, description: 'UUIDv7, in lower case' });
export const ById = strict({ id: Id });
/** A user. The id of a walk-in who was merged with somebody stands for that person. */
export const UserId = Type.String({ pattern: uuid, description: 'A user’s UUID', 'x-user': true });
export const ByUser = strict({ id: UserId });
/** The rows of a bulk action. */
export const Ids = strict({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) });
export const UserIds = strict({ ids: Type.Array(UserId, { minItems: 1, maxItems: 100 }) });

export const Username = Type.String({
  minLength: rules.username.min,
  maxLength: rules.username.max,
  pattern: rules.username.pattern,
});
export const Name = Type.String({
  minLength: rules.name.min,
  maxLength: rules.name.max,
  pattern: '\\S.*\\S',
  not: { pattern: rules.name.unseen },
});
/** Its domain in its own letters; of invisible characters in it the server makes nothing. */
export const Email = Type.String({
  maxLength: rules.email.max,
  pattern: rules.email.pattern,
  'x-address': true,
});
/** Empty for none. */
export const EmailOrNone = Type.String({
  maxLength: rules.email.max,
  pattern: `^$|${rules.email.pattern}`,
  'x-address': true,
});
/** A text that is required: something of it can be seen. */
export const VisibleText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: rules.visible });
export const NewPassword = Type.String({
  minLength: rules.password.min,
  maxLength: rules.password.max,
  pattern: rules.password.pattern,
  description: 'Counted and stored in its Unicode normal form (NFKC)',
  'x-nfkc': true,
});
/** An existing password to compare, as it was typed. */
export const GivenPassword = Type.String({ minLength: 1, maxLength: rules.password.typedMax });
export const LinkToken = Type.String({ minLength: 1, maxLength: 200 });

/** Where a person wanted to go before they registered: it travels in the mailed link. */
export const PagePath = Type.String({
  maxLength: rules.pagePath.max,
  pattern: rules.pagePath.pattern,
  description: 'A page of this site, to go on to after the login',
});

export const CalendarDate = Type.String({
  pattern: `^${date}$`,
  format: 'date',
  description: 'Calendar date, YYYY-MM-DD, in the club’s zone',
});
/** A draft may contain a full ISO instant (docs/product.md, Dates, times and money); only its calendar date is kept. */
export const DateOrInstant = Type.String({
  pattern: `^${date}(T[0-9:.]{4,18}(Z|[+-]\\d{2}:?\\d{2})?)?$`,
  maxLength: 40,
});
export const WallTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'HH:mm in the club’s zone',
});
export const Instant = Type.String({ description: 'ISO 8601 instant, UTC' });
/** An instant that a caller gives: every one that JavaScript and the database know. */
export const GivenInstant = Type.String({
  pattern:
    '^(19|20|21)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,3})?Z$',
  description: 'ISO 8601 instant, UTC',
});

export const Money = Type.Number({
  minimum: 0,
  maximum: 100_000,
  multipleOf: 0.01,
  description: 'Canadian dollars',
});
/** A sum may be negative: failed and refunded payments subtract. */
export const Sum = Type.Number({ description: 'Canadian dollars' });
export const Count = Type.Integer({ minimum: 0 });
/** The number of people an action would e-mail. */
export const Recipients = strict({ people: Count });
export const Notes = Type.String({ maxLength: rules.notes.max });
export const Version = Type.Integer({
  minimum: 1,
  description: 'Grows with every change; send it back to be told about a change made meanwhile',
});

const numbers = <T extends Record<string, number>>(values: T, description: string) =>
  Type.Enum(values, { type: 'integer', description });

export const PlanNumber = numbers(Plan, 'Membership 0, DropIn 1');
export const SessionStatusNumber = numbers(SessionStatus, 'Open 0, Full 1, Cancelled 2, Completed 3');
export const PaymentStatusNumber = numbers(PaymentStatus, 'Pending 0, Completed 1, Failed 2, Refunded 3');
export const PaymentMethodNumber = numbers(
  PaymentMethod,
  'Interac 0, CreditCard 1, PayPal 2, Other 3, Cash 4',
);
export const SeasonStatusNumber = numbers(SeasonStatus, 'Active 0, Inactive 1, Cancelled 2');
export const UserStatusNumber = numbers(UserStatus, 'Active 0, Suspended 1, Pending 2');
export const LanguageNumber = numbers(Language, 'English 0, French 1, Bilingual 2');

/** Parameters of every list: without `pageSize` the whole list is returned. */
export const paging = {
  page: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Optional(Type.Integer({ minimum: 1, maximum: rules.page.max })),
  search: Optional(Type.String({ maxLength: rules.search.max })),
};

/** Sort keys, `name` ascending or `-name` descending. */
export const sortBy = <const K extends readonly string[]>(...keys: K) =>
  Optional(Type.Enum([...keys, ...keys.map((key) => `-${key}`)] as (K[number] | `-${K[number]}`)[]));

export const range = { from: Optional(CalendarDate), to: Optional(CalendarDate) };

export const Nothing = Type.Null({ description: 'No content' });
/** A short confirmation in the caller's language. */
export const MessageReply = strict({ message: Type.String() });
export type MessageReply = Static<typeof MessageReply>;

/** The format of every error. */
export const ErrorReply = strict({
  status: Type.Integer(),
  code: Type.String(),
  title: Type.String(),
  message: Type.String(),
  errors: Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ErrorReply = Static<typeof ErrorReply>;
