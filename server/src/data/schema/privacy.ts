import { boolean, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentWay, PrivacyRequestKind } from 'shared-api/contract';
import { createdOn, id, instant, version } from './columns';
import { ofUser, users } from './users';

/** Requests about personal information that came by mail or in person (CQLR c. P-39.1, s. 32). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    kind: text().$type<PrivacyRequestKind>().notNull(),
    /** Whose it is; null for somebody who is not in the club, and once they have left. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of somebody who is not in the club. */
    name: text().notNull(),
    askedOn: date({ mode: 'string' }).notNull(),
    details: text().notNull(),
    answeredOn: date({ mode: 'string' }),
    answer: text().notNull(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [
    index('privacy_requests_user_idx').on(t.userId),
    index('privacy_requests_answered_by_idx').on(t.answeredBy),
  ],
);

/** The register of confidentiality incidents (s. 3.8, and c. P-39.1, r. 3.1, s. 7). */
export const incidents = pgTable('incidents', {
  id: id(),
  noticedOn: date({ mode: 'string' }).notNull(),
  /** The date or the period, as far as it is known. */
  happened: text().notNull(),
  what: text().notNull(),
  /** Which personal information. */
  information: text().notNull(),
  /** How many people it concerns; null: unknown. */
  people: integer(),
  whom: text().notNull(),
  serious: boolean().notNull(),
  /** Why it presents a risk of serious injury, or none. */
  reasons: text().notNull(),
  commissionToldOn: date({ mode: 'string' }),
  peopleToldOn: date({ mode: 'string' }),
  measures: text().notNull(),
  createdOn: createdOn(),
  version: version(),
});

/** How long what the club knows of people is kept (s. 23), in months; null: for good. At most one row. */
export const retention = pgTable('retention', {
  id: smallint().primaryKey().default(1),
  /** Since somebody was last seen. */
  people: smallint(),
  log: smallint(),
  transfers: smallint(),
  version: version(),
});

/** Who has been told that they will be forgotten unless they are seen again. */
export const lapses = pgTable('lapses', {
  userId: ofUser().primaryKey(),
  toldOn: date({ mode: 'string' }).notNull(),
});

/** Each change of somebody's consent to the club's news, to be able to show it (S.C. 2010, c. 23, s. 13). */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: ofUser(),
    given: boolean().notNull(),
    how: text().$type<ConsentWay>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('consents_user_idx').on(t.userId, t.at)],
);
