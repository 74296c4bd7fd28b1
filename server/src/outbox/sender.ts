import { setImmediate } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { Language, MailingProgress } from 'shared-api/contract';
import type { mailings, users } from '../db/schema';
import type { Db } from '../db/types';
import type { EmailProps, MailingTemplate, TemplateName } from '../emails/props';
import { topicOf } from '../emails/session';
import type { Jobs } from '../jobs/jobs';
import type { Clock } from '../time/clock';
import { leavesOn } from './policy';
import { addEmails, addMailing, addRecipients, progressOf } from './store';

/** The name of this work among the jobs. */
export const outboxWork = 'outbox';

/**
 * Whom an e-mail goes to: a user, or a user with another address. Unless it is their goodbye, nothing is sent once they
 * have left. The id is null where the address is no user's.
 */
export type Addressee = Pick<typeof users.$inferSelect, 'firstName' | 'email' | 'language'> & {
  id: string | null;
};

/** The same e-mail to each of some users, with what it says to each read when it leaves. */
export interface Mailing extends Omit<typeof mailings.$inferInsert, 'id' | 'createdOn'> {
  template: MailingTemplate;
  /** Null: each recipient's own. */
  language: Language | null;
}

/** Writes e-mails in the transaction that causes them; they leave after it has ended. */
export interface EmailSender {
  /** To one person: recipients never see each other. */
  sendEmail<Name extends TemplateName>(
    tx: Db,
    to: Addressee,
    template: Name,
    props: Omit<EmailProps[Name], 'firstName'>,
  ): Promise<void>;
  /** Letters on one template that one action causes, in one statement; each to one person, as with `sendEmail`. */
  sendEmails<Name extends TemplateName>(
    tx: Db,
    template: Name,
    letters: readonly { to: Addressee; props: Omit<EmailProps[Name], 'firstName'> }[],
  ): Promise<void>;
  /**
   * @param who conditions on `users`, no two of them for the same user; each becomes one statement
   * @returns how far it is, or null when its key says that there has been one
   */
  sendMailing(tx: Db, mailing: Mailing, who: readonly (SQL | undefined)[]): Promise<MailingProgress | null>;
}

/** An e-mail sender that writes into the outbox. */
export const createEmailSender = (jobs: Jobs, clock: Clock): EmailSender => ({
  sendEmail(tx, to, template, props) {
    return this.sendEmails(tx, template, [{ to, props }]);
  },
  async sendEmails(tx, template, letters) {
    const emails = letters.map(
      ({ to: { id: userId, firstName, email: address, language }, props: values }) => {
        const props = { firstName, ...values } as EmailProps[TemplateName];
        const topic = topicOf(template, props as never);
        const dueOn = leavesOn({ template, props, topic }, clock.now());
        return { userId, address, language, template, props, topic, dueOn };
      },
    );
    if (emails.length === 0) return;
    await addEmails(tx, emails);
    jobs.wake(outboxWork);
  },
  async sendMailing(tx, { template, language, ...mailing }, who) {
    const mailingId = await addMailing(tx, mailing);
    if (!mailingId) return null;
    for (const some of who) {
      await addRecipients(tx, { mailingId, template, language, dueOn: clock.now() }, some);
      // PGlite's answers are microtasks: without this, whatever else the process has to do would wait for all of them.
      await setImmediate();
    }
    jobs.wake(outboxWork);
    return progressOf(tx, mailingId);
  },
});
