import type { Language } from 'shared-api/contract';
import type { Db } from '../db/types';
import type { Jobs } from '../jobs/jobs';
import type { EmailProps, TemplateName } from './props';

export const emailQueue = 'email';

/** One e-mail to one person. Recipients never see each other: there is never more than one. */
export interface Email<Name extends TemplateName = TemplateName> {
  to: string;
  template: Name;
  props: EmailProps[Name];
  language: Language;
  /** The receiver, when they have an account: nothing is sent once they have left. */
  userId?: string;
}

/** Writes e-mails in the transaction that causes them; they leave after it has ended. */
export interface EmailSender {
  sendEmail<Name extends TemplateName>(tx: Db, email: Email<Name>): Promise<void>;
}

/** An e-mail sender on the job queue. */
export const createEmailSender = (jobs: Jobs): EmailSender => ({
  sendEmail: (tx, email) => jobs.send(tx, emailQueue, [{ data: email }]),
});
