import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Language, type MailingProgress, UserStatus } from 'shared-api/contract';
import { chunksOf, intoTable, type Tx } from '../../data/rows';
import { mailings, newId, OutboxState, outbox, sessions, users } from '../../data/schema';
import type { Jobs } from '../../jobs/jobs';
import type { Clock } from '../../time/clock';
import type { SessionFacts } from '../facts';
import {
  categoryOf,
  type Email,
  expiryOf,
  type MailName,
  type MailProps,
  mailOf,
  preferencesFor,
  pushKindOf,
  topicOf,
  triedUntil,
} from '../list';
import { devicesOfPeople } from '../push/devices';
import { addMailingPushes } from './pushes';
import { type MailingRow, type OutboxEmail, type OutboxRow, progressOf } from './store';

/** The names of the outbox's two channels among the jobs. */
export const outboxWork = 'outbox';
export const pushWork = 'push';

/**
 * An e-mail's recipient: a user, possibly with another address. Except for a goodbye, nothing is sent once they have
 * left. The id is null for an address that is no user's.
 */
type Recipient = Pick<typeof users.$inferSelect, 'firstName' | 'email' | 'language'> & {
  id: string | null;
};

/** The same e-mail to each of some users; its content is read at sending time. */
export type Mailing = Omit<typeof mailings.$inferInsert, 'id' | 'createdOn' | 'dueOn' | 'state' | 'people'> &
  Pick<MailingRow, 'template'> & { formerSession?: SessionFacts | null };

/** What one person is told of an event: recipients never see each other. */
export type Letter<Event extends MailName> = { to: Recipient } & MailProps[Event];

/** Writes e-mails in the transaction that causes them, its own; they are sent after the commit. */
export interface EmailSender {
  /** Tells people of an event, in one statement. Whether, when and in which language each is written to follows from it. */
  notify<Event extends MailName>(event: Event, ...letters: Letter<Event>[]): Promise<void>;
  /**
   * @param who conditions on `users`, no two of them for the same user; each becomes one statement
   * @returns the mailing's progress, or null when one with its key exists
   */
  sendMailing(mailing: Mailing, who: readonly (SQL | undefined)[]): Promise<MailingProgress | null>;
}

/** An e-mail sender that writes into the outbox. */
export const createEmailSender = (tx: Tx, jobs: Jobs, clock: Clock): EmailSender => ({
  async notify(event, ...letters) {
    const now = clock.now();
    // A walk-in has no address.
    const emails = letters.flatMap(({ to, ...rest }) => {
      if (to.email === null) return [];
      const facts = rest as unknown as MailProps[typeof event];
      const topic = topicOf(event, facts);
      return {
        userId: to.id,
        address: to.email,
        language: to.language,
        template: event,
        topic,
        props: { firstName: to.firstName, ...facts },
        dueOn: sendAfter({ template: event, props: facts, topic }, now),
        trueUntil: expiryOf(event, facts, now),
      };
    });
    if (emails.length === 0) return;
    const pushes = await notificationsOf(tx, emails);
    const seen = new Set(pushes.filter(({ works }) => works).map(({ email }) => email));
    // Before the notifications, which a later e-mail supersedes, and not their own.
    await addEmails(
      tx,
      emails.map((email) => (seen.has(email) ? { ...email, dueOn: sendAfterPush(email, now) } : email)),
      now,
    );
    jobs.wake(outboxWork);
    if (pushes.length === 0) return;
    await addEmails(
      tx,
      pushes.map(({ email, deviceId }) => ({ ...email, deviceId, address: null, dueOn: now })),
      now,
    );
    jobs.wake(pushWork);
  },
  async sendMailing(mailing, who) {
    const now = clock.now();
    const id = await addMailing(tx, { ...mailing, dueOn: now });
    if (!id) return null;
    await writeMailing(tx, now, { ...mailing, id }, who);
    jobs.wake(outboxWork);
    jobs.wake(pushWork);
    return progressOf(tx, id);
  },
});

/** How long a mail about the recipient's own answer waits for them to undo it. */
export const undoMs = 15_000;

/**
 * When an e-mail may be sent. One about its recipient's own answer waits, so that somebody who answers, undoes it and answers
 * again gets only the last one, which supersedes the others. The mail that forgives a late no waits as long as the one about the no.
 * @param topic on which a later e-mail supersedes it
 */
export function sendAfter(email: Email & { topic: string | null }, now: Date): Date {
  const isOfAnswer = email.topic !== null && categoryOf(email) === 'answers';
  return isOfAnswer || mailOf(email.template).awaitsUndo ? new Date(now.getTime() + undoMs) : now;
}

/** How long the mail of an act that its reader has seen on a device waits for their answer, which supersedes it. */
const answerMs = 120_000;

/** When a mail may be sent whose reader is notified of the same on a device that works. */
function sendAfterPush(
  { template, dueOn, trueUntil }: Pick<Email, 'template'> & { dueOn: Date; trueUntil: Date | null },
  now: Date,
): Date {
  const later = new Date(now.getTime() + answerMs);
  const isUrgent = trueUntil !== null && trueUntil.getTime() - later.getTime() < 10 * answerMs;
  return mailOf(template).push?.asks && !isUrgent ? later : dueOn;
}

type NewEmail = Pick<OutboxRow, 'template' | 'props' | 'dueOn' | 'trueUntil'> & Partial<OutboxRow>;

const intoOutbox = intoTable(outbox);
const blank = {
  ...{ mailingId: null, userId: null, deviceId: null, language: null, address: null, topic: null },
  ...{ state: OutboxState.Waiting, attempts: 0, problem: null, skippedFor: null },
};

/** Adds e-mails, at least one; existing ids are left unchanged. */
export async function addEmails(tx: Tx, emails: readonly NewEmail[], now: Date): Promise<void> {
  const rows = emails.map((email) => ({
    ...blank,
    id: newId(),
    ...email,
    triedUntil: triedUntil(email.trueUntil, now),
    createdOn: now,
  }));
  for (const some of chunksOf(rows)) await tx.execute(sql`${intoOutbox(some)} on conflict do nothing`);
}

/** Gathers the letters of one change, of which there may be thousands: `send` writes those of each event together. */
export function gatherLetters({ notify }: Pick<EmailSender, 'notify'>) {
  const gathered = new Map<MailName, Letter<MailName>[]>();
  return {
    notify: (async (event, ...letters) => {
      const own = gathered.get(event) ?? [];
      own.push(...letters);
      gathered.set(event, own);
    }) satisfies EmailSender['notify'],
    async send(): Promise<void> {
      for (const [event, letters] of gathered) await notify(event, ...letters);
    },
  };
}

/** An e-mail to a person who may be notified of the same. */
type Told = Email & { userId: string | null };

/** The devices on which the readers of some e-mails are notified of the same. */
async function notificationsOf<One extends Told>(
  tx: Tx,
  emails: readonly One[],
): Promise<{ email: One; deviceId: string; works: boolean }[]> {
  const told = emails
    .map((email) => ({ email, kind: pushKindOf(email) }))
    .filter(({ kind }) => kind !== null);
  if (told.length === 0) return [];
  const devices = await devicesOfPeople(
    tx,
    told.flatMap(({ email: { userId } }) => userId ?? []),
  );
  const devicesOf = new Map<string | null, typeof devices>();
  for (const device of devices)
    devicesOf.set(device.userId, [...(devicesOf.get(device.userId) ?? []), device]);
  return told.flatMap(({ email, kind }) =>
    (devicesOf.get(email.userId) ?? [])
      .filter(({ off }) => kind !== null && !off.includes(kind))
      .map((device) => ({ ...device, email })),
  );
}

/**
 * Writes a mailing's e-mails and notifications; the caller wakes the outbox.
 * @param mailing its stored row
 * @param who as of `sendMailing`
 */
export async function writeMailing(
  tx: Tx,
  now: Date,
  { id: mailingId, template, language = null, sessionId, formerSession = null }: Mailing & { id: string },
  who: readonly (SQL | undefined)[],
): Promise<void> {
  // Of what it will say, only the session is known.
  const { id, sessionDate, startTime } = sessions;
  const [session = null] = sessionId
    ? await tx.select({ sessionDate, startTime }).from(sessions).where(eq(id, sessionId))
    : [];
  const trueUntil = expiryOf(template, { session, changed: session, former: formerSession } as never, now);
  const kind = pushKindOf({ template, props: null });
  for (const some of who) {
    await addRecipients(tx, { mailingId, template, language, dueOn: now, trueUntil }, some);
    if (kind) await addMailingPushes(tx, { mailingId, template, kind, dueOn: now, trueUntil }, some);
    // PGlite's answers are microtasks: without this, the event loop would be blocked until all are done.
    await setImmediate();
  }
}

/** Adds a mailing. @returns its id, or undefined when one with its key exists */
export async function addMailing(tx: Tx, mailing: typeof mailings.$inferInsert): Promise<string | undefined> {
  const [row] = await tx
    .insert(mailings)
    .values(mailing)
    .onConflictDoNothing()
    .returning({ id: mailings.id });
  return row?.id;
}

/** Condition on `users`: the rule of `mayReceive` for a mailing, in SQL. */
export const mayGet = (template: MailName): SQL | undefined =>
  and(
    eq(users.status, UserStatus.Active),
    isNotNull(users.emailConfirmedOn),
    ...preferencesFor({ template, props: null }).map((wish) => users[wish]),
  );

/**
 * Adds a mailing's e-mails to some users, in one statement. Those who may not get it are skipped. Waits for whoever is leaving at this moment, and leaves them out.
 * @param who condition on `users`
 */
async function addRecipients(
  tx: Tx,
  {
    mailingId,
    template,
    language,
    dueOn,
    trueUntil,
  }: Pick<OutboxEmail, 'mailingId' | 'template' | 'language' | 'dueOn' | 'trueUntil'>,
  who: SQL | undefined,
): Promise<void> {
  const may = mayGet(template);
  await tx.execute(sql`
    insert into ${outbox} (id, mailing_id, user_id, template, language, state, skipped_for, due_on, true_until,
      tried_until, created_on)
    select gen_random_uuid(), ${mailingId}::uuid, ${users.id}, ${template}, ${language}::smallint,
      case when ${may} then ${OutboxState.Waiting}::smallint else ${OutboxState.Skipped}::smallint end,
      case when not coalesce(${may}, false) then 'unreached' end,
      ${dueOn.toISOString()}::timestamptz, ${trueUntil?.toISOString() ?? null}::timestamptz,
      ${triedUntil(trueUntil, dueOn).toISOString()}::timestamptz, ${dueOn.toISOString()}::timestamptz
    from ${users} where ${who}
    for key share`);
}

/**
 * Services whose mails to one person are in the language of their request, whatever language they have chosen
 * for other mails. Mails to others keep their own language.
 * @param userId the requesting user; without it, every mail is in that language
 */
export const withEmailLanguage = <Parts extends { emails: EmailSender }>(
  services: Parts,
  language: Language,
  userId?: string,
): Parts => ({
  ...services,
  emails: {
    ...services.emails,
    notify: (event, ...letters) => {
      const isTheirs = ({ id }: Recipient) => userId === undefined || id === userId;
      const inLanguage = letters.map((letter) =>
        isTheirs(letter.to) ? { ...letter, to: { ...letter.to, language } } : letter,
      );
      return services.emails.notify(event, ...inLanguage);
    },
  } satisfies EmailSender,
});
