import { setImmediate } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Language, MailingProgress } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import type { mailings, users } from '../../data/schema';
import type { Jobs } from '../../jobs/jobs';
import type { Clock } from '../../time/clock';
import type { SessionFacts } from '../facts';
import { type Email, expiryOf, type MailName, type MailProps, pushKindOf, topicOf } from '../list';
import { devicesOfPeople } from '../push/devices';
import { sendAfter, sendAfterPush } from './policy';
import { addMailingPushes } from './pushes';
import { addEmails, addMailing, addRecipients, type MailingRow, progressOf, timesOf } from './store';

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

/** Writes e-mails in the transaction that causes them; they are sent after its commit. */
export interface EmailSender {
  /** Tells people of an event, in one statement. Whether, when and in which language each is written to follows from it. */
  notify<Event extends MailName>(tx: Tx, event: Event, ...letters: Letter<Event>[]): Promise<void>;
  /**
   * @param who conditions on `users`, no two of them for the same user; each becomes one statement
   * @returns the mailing's progress, or null when one with its key exists
   */
  sendMailing(tx: Tx, mailing: Mailing, who: readonly (SQL | undefined)[]): Promise<MailingProgress | null>;
}

/** An e-mail sender that writes into the outbox. */
export const createEmailSender = (jobs: Jobs, clock: Clock): EmailSender => ({
  async notify(tx, event, ...letters) {
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
  async sendMailing(tx, mailing, who) {
    const now = clock.now();
    const id = await addMailing(tx, { ...mailing, dueOn: now });
    if (!id) return null;
    await writeMailing(tx, now, { ...mailing, id }, who);
    jobs.wake(outboxWork);
    jobs.wake(pushWork);
    return progressOf(tx, id);
  },
});

/** Gathers the letters of one change, of which there may be thousands: `send` writes those of each event together. */
export function gatherLetters({ notify }: Pick<EmailSender, 'notify'>) {
  const gathered = new Map<MailName, Letter<MailName>[]>();
  return {
    notify: (async (_tx, event, ...letters) => {
      const own = gathered.get(event) ?? [];
      own.push(...letters);
      gathered.set(event, own);
    }) satisfies EmailSender['notify'],
    async send(tx: Tx): Promise<void> {
      for (const [event, letters] of gathered) await notify(tx, event, ...letters);
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
  const session = sessionId ? await timesOf(tx, sessionId) : null;
  const trueUntil = expiryOf(template, { session, changed: session, former: formerSession } as never, now);
  const kind = pushKindOf({ template, props: null });
  for (const some of who) {
    await addRecipients(tx, { mailingId, template, language, dueOn: now, trueUntil }, some);
    if (kind) await addMailingPushes(tx, { mailingId, template, kind, dueOn: now, trueUntil }, some);
    // PGlite's answers are microtasks: without this, the event loop would be blocked until all are done.
    await setImmediate();
  }
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
    notify: (tx, event, ...letters) => {
      const isTheirs = ({ id }: Recipient) => userId === undefined || id === userId;
      const inLanguage = letters.map((letter) =>
        isTheirs(letter.to) ? { ...letter, to: { ...letter.to, language } } : letter,
      );
      return services.emails.notify(tx, event, ...inLanguage);
    },
  } satisfies EmailSender,
});
