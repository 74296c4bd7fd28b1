import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { EmailType, MailingRecord } from 'shared-api/contract';
import { type Listed, type Page, readPage } from '../../db/listing';
import { mailings, OutboxState, outbox, payments, places, sessions, users } from '../../db/schema';
import { isOneOf } from '../../db/search';
import type { Db } from '../../db/types';
import type { MailingName } from '../../emails/list';
import { progressesOf } from '../../outbox/store';
import { isDue } from '../ledger/store';

/** The session of a mailing, or of its group. */
const sessionId = sql<
  string | null
>`coalesce(${mailings.sessionId}, (${mailings.audience} ->> 'sessionId')::uuid)`;

/** Somebody else than its author gets a mailing. */
const toOthers = sql`exists (select 1 from ${outbox}
  where ${outbox.mailingId} = ${mailings.id} and ${outbox.userId} is distinct from ${mailings.adminId})`;

/**
 * Condition on `mailings`: an administrator's own, not news of a change, nor a reminder that is sent by itself, nor a
 * test that they sent to themselves.
 */
const isOwn = and(
  isNull(mailings.key),
  isNull(mailings.formerSession),
  or(ne(mailings.state, 'sent'), isNotNull(mailings.audience), toOthers),
);

/** What administrators have sent or scheduled, the latest first. */
export async function listMailings(db: Db, page: Page): Promise<Listed<MailingRecord>> {
  const query = db
    .select({
      mailing: mailings,
      by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, '')`,
      sessionDate: sessions.sessionDate,
    })
    .from(mailings)
    .leftJoin(users, eq(users.id, mailings.adminId))
    .leftJoin(sessions, eq(sessions.id, sessionId))
    .where(isOwn)
    .orderBy(desc(mailings.dueOn), desc(mailings.id))
    .$dynamic();
  const listed = await readPage(
    query,
    page,
    () => db.$count(mailings, isOwn),
    (row) => row,
  );
  const ids = listed.rows.map(({ mailing }) => mailing.id);
  const progressOf = await progressesOf(db, ids);
  const answered = new Map((await countAnswered(db, ids)).map(({ id, people }) => [id, people]));
  const rows = listed.rows.map(({ mailing, by, sessionDate }) => ({
    ...progressOf(mailing.id),
    emailType: mailing.template as EmailType,
    customSubject: mailing.customSubject,
    customSubjectFr: mailing.customSubjectFr,
    group: mailing.audience,
    sessionDate,
    state: mailing.state,
    sendOn: mailing.dueOn.toISOString(),
    by,
    answered: asksIn(mailing.template, sessionDate) ? (answered.get(mailing.id) ?? 0) : null,
  }));
  return { rows, total: listed.total };
}

const asking: string[] = ['attendance-reminder', 'low-attendance-warning'] satisfies MailingName[];

const asksIn = (template: string, sessionDate: string | null): boolean =>
  template === 'payment-reminder' || (asking.includes(template) && sessionDate !== null);

/** By mailing, how many of those it was sent to have answered its session since, or owe nothing any more. */
function countAnswered(db: Db, ids: readonly string[]) {
  const one = { one: sql`1` };
  const answer = and(
    eq(places.sessionId, sessionId),
    eq(places.userId, outbox.userId),
    inArray(places.source, ['person', 'line']),
    gt(places.since, mailings.dueOn),
  );
  const due = and(eq(payments.userId, outbox.userId), isDue);
  const hasAnswered = or(
    and(inArray(mailings.template, asking), exists(db.select(one).from(places).where(answer))),
    and(eq(mailings.template, 'payment-reminder'), notExists(db.select(one).from(payments).where(due))),
  );
  return db
    .select({ id: mailings.id, people: count() })
    .from(outbox)
    .innerJoin(mailings, eq(mailings.id, outbox.mailingId))
    .where(and(isOneOf(outbox.mailingId, ids), eq(outbox.state, OutboxState.Sent), hasAnswered))
    .groupBy(mailings.id);
}
