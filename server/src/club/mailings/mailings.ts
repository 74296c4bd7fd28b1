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
import type { EmailType, MailingRecord, UnsentEmails } from 'shared-api/contract';
import { type Listed, type Page, readPage } from '../../data/listing';
import { type Db, isOneOf, type Tx } from '../../data/rows';
import {
  auditLog,
  mailings,
  OutboxState,
  outbox,
  payments,
  places,
  sessions,
  users,
} from '../../data/schema';
import { stopNews } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import { readUnsubscribeToken } from '../../mail/context';
import { categoryOf, type Email, type MailingName } from '../../mail/list';
import { outboxWork } from '../../mail/outbox/sender';
import {
  countUnsent,
  findMailing,
  forgetEmails,
  giveUpEmails,
  isEmail,
  progressesOf,
  progressOf,
  removeOldEmails,
  sendAgain,
  unsentEmails,
} from '../../mail/outbox/store';
import { messagesIn } from '../../messages';
import type { Feature } from '../feature';
import { audit, withoutWords } from '../log/write';
import { isDue } from '../money/dues';
import { noteConsent } from '../privacy/consents';
import { sendReminders } from './reminders';
import { cancelMailing, sendScheduled } from './scheduled';
import { previewMailing, readChosen, readRecipients, sendMailing } from './send';

export const communication: Feature = {
  routes: communicationRoutes,
  timers: {
    reminders: { seconds: 300, run: sendReminders },
    'scheduled-mailings': { seconds: 60, run: sendScheduled },
    'old-emails': {
      seconds: 300,
      async perform({ db: tx, clock }) {
        await giveUpEmails(tx, clock.now());
        await removeOldEmails(tx, clock.now());
      },
    },
  },
  async forget(tx, user) {
    await forgetMailings(tx, user);
    await forgetEmails(tx, user);
  },
  exportData: async (db, userId) => ({ mailings: await wordsTo(db, userId) }),
};

function communicationRoutes(route: Route): void {
  route('POST /api/v1/Communication/{emailType}', ({ services, params, body, caller }) =>
    sendMailing(services, caller, params.emailType, body),
  );

  route('POST /api/v1/Communication/{emailType}/preview', {
    apart: ({ services, params, body, caller }) => previewMailing(services, caller, params.emailType, body),
  });

  route('GET /api/v1/Communication/recipients', ({ services, query }) => readRecipients(services, query));
  route('POST /api/v1/Communication/recipients', {
    apart: ({ services, body }) => readChosen(services, body),
  });

  route('GET /api/v1/Communication/mailings', ({ services, query }) => listMailings(services.db, query));

  route('GET /api/v1/Communication/mailings/{mailingId}', async ({ services, params: { mailingId } }) => {
    if (!(await findMailing(services.db, mailingId))) return refuse('notFound');
    return progressOf(services.db, mailingId);
  });

  route(
    'DELETE /api/v1/Communication/mailings/{mailingId}',
    async ({ services, params: { mailingId }, caller }) => {
      await cancelMailing(services, mailingId, caller);
      return null;
    },
  );

  route('GET /api/v1/Communication/unsent', ({ services }) => readUnsent(services.db, services.clock.now()));

  route('POST /api/v1/Communication/unsent', ({ services, body, caller }) =>
    sendUnsent(services, caller, body.ids),
  );

  route('GET /api/v1/Communication/unsubscribe', async ({ services, query, locale, reply }) => {
    reply.header('location', `${services.config.publicUrl}${services.pathTo('unsubscribe', locale, query)}`);
    return null;
  });

  route('POST /api/v1/Communication/unsubscribe', async ({ services, query, locale }) => {
    await unsubscribe(services, query.token ?? '');
    return { message: messagesIn(locale).confirmations.unsubscribed };
  });
}

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
async function listMailings(db: Db, page: Page): Promise<Listed<MailingRecord>> {
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
    .where(and(isEmail, isOneOf(outbox.mailingId, ids), eq(outbox.state, OutboxState.Sent), hasAnswered))
    .groupBy(mailings.id);
}

/** The e-mails that have not left in time, as administrators see them: what each is about, but not what it says. */
async function readUnsent(db: Db, now: Date): Promise<UnsentEmails> {
  const rows = await unsentEmails(db, now);
  return {
    ...(await countUnsent(db, now)),
    emails: rows.map(({ template, props, state, createdOn, ...row }) => ({
      ...row,
      about: categoryOf({ template, props } as Email),
      state: state === OutboxState.Waiting ? 'waiting' : 'failed',
      createdOn: createdOn.toISOString(),
    })),
  };
}

/**
 * Sends failed e-mails again.
 * @param ids which; without it, all that can be
 */
async function sendUnsent(
  { db: tx, clock, jobs }: Command,
  admin: Admin,
  ids: readonly string[] | undefined,
): Promise<{ emails: number }> {
  const emails = await sendAgain(tx, clock.now(), ids);
  if (emails > 0)
    await audit(tx, admin, { action: 'mailing.resend', about: [], after: { recipients: emails } });
  jobs.wake(outboxWork);
  return { emails };
}

/** Unsubscribes the owner of a token from news and reminders. */
async function unsubscribe({ db: tx, config, clock }: Command, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token, config);
  if (!userId) return refuse('invalidUnsubscribeLink');
  if (await stopNews(tx, userId))
    await noteConsent(tx, userId, { given: false, how: 'link', at: clock.now() });
}

const { customSubject, customSubjectFr, customMessage, customMessageFr } = mailings;
const words = { customSubject, customSubjectFr, customMessage, customMessageFr };
const wordless = { customSubject: null, customSubjectFr: null, customMessage: null, customMessageFr: null };

/** What administrators wrote in mailings to a person. */
const wordsTo = (db: Db, userId: string) =>
  db
    .select({ createdOn: mailings.createdOn, ...words })
    .from(mailings)
    .innerJoin(outbox, eq(outbox.mailingId, mailings.id))
    .where(and(isEmail, eq(outbox.userId, userId), or(...Object.values(words).map((one) => isNotNull(one)))));

/**
 * Forgets the words of mailings whose other recipients, if there were any, have left before; a scheduled one that is only
 * to them is cancelled.
 */
async function forgetMailings(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .update(mailings)
    .set({ people: sql`array_remove(${mailings.people}, ${id}::uuid)` })
    .where(sql`${id}::uuid = any(${mailings.people})`);
  const cancelled = await tx
    .update(mailings)
    .set({ ...wordless, state: 'cancelled', people: null })
    .where(eq(mailings.people, []))
    .returning({ id: mailings.id });
  const others = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.mailingId, mailings.id), isNotNull(outbox.userId), ne(outbox.userId, id)));
  const theirs = tx
    .select({ mailingId: outbox.mailingId })
    .from(outbox)
    .where(and(eq(outbox.userId, id), isNotNull(outbox.mailingId)));
  const forgotten = await tx
    .update(mailings)
    .set(wordless)
    .where(and(inArray(mailings.id, theirs), notExists(others)))
    .returning({ id: mailings.id });
  const ids = [...cancelled, ...forgotten].map((mailing) => mailing.id);
  if (ids.length === 0) return;
  await withoutWords(tx, and(eq(auditLog.entity, 'mailing'), isOneOf(auditLog.entityId, ids)));
}
