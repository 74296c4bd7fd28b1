import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config/config';
import { deliveredEmails, mailings, users } from '../db/schema';
import type { Db } from '../db/types';
import type { JobHandler } from '../jobs/jobs';
import { mailContext } from './context';
import type { Mailer } from './mailer';
import { renderEmail } from './render';
import type { Email } from './send';
import { templates } from './templates';
import { unsubscribeHeaders } from './unsubscribe';

/** How often, and how fast, an e-mail is tried again: for about an hour. */
export const emailRetries = { retryLimit: 6, retryDelay: 20 };

/**
 * Sends one queued e-mail. Sent at least once: what has left is noted under the job's id, so a job that runs again after
 * a crash does not send a second copy unless the crash fell between the two, and that copy has the same Message-ID.
 */
export function emailHandler(db: Db, mailer: Mailer, config: Config): JobHandler<Email> {
  return {
    async run(email, jobId) {
      const [delivered] = await db.select().from(deliveredEmails).where(eq(deliveredEmails.jobId, jobId));
      if (delivered) return;
      if (await isUnwanted(db, email)) return count(db, email, 'skipped');
      const content = await renderEmail(
        email.template,
        email.props,
        email.language,
        await mailContext(db, config),
      );
      const headers = isNews(email) && email.userId ? unsubscribeHeaders(email.userId, config) : undefined;
      await mailer.send({
        to: email.to,
        ...content,
        messageId: `<${jobId}@${new URL(config.publicUrl).hostname}>`,
        ...(headers && { headers }),
      });
      await db.transaction(async (tx) => {
        await tx.insert(deliveredEmails).values({ jobId, template: email.template }).onConflictDoNothing();
        await count(tx, email, 'sent');
      });
    },
    givenUp: (email) => count(db, email, 'failed'),
  };
}

const isNews = ({ template }: Email) => templates[template as keyof typeof templates].category === 'news';

/** Whether the receiver has unsubscribed, or has left the club since the e-mail was queued. */
async function isUnwanted(db: Db, email: Email): Promise<boolean> {
  if (!email.userId) return false;
  const [user] = await db
    .select({ wantsNews: users.wantsNews })
    .from(users)
    .where(eq(users.id, email.userId));
  return !user || (isNews(email) && !user.wantsNews);
}

async function count(db: Db, { mailingId }: Email, outcome: 'sent' | 'failed' | 'skipped'): Promise<void> {
  if (!mailingId) return;
  await db
    .update(mailings)
    .set({ [outcome]: sql`${mailings[outcome]} + 1` })
    .where(eq(mailings.id, mailingId));
}
