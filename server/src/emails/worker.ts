import { eq } from 'drizzle-orm';
import type { Config } from '../config/config';
import { deliveredEmails } from '../db/schema';
import type { Db } from '../db/types';
import type { JobHandler } from '../jobs/jobs';
import { isNews } from './category';
import { mailContext, senderOf } from './context';
import type { Mailer } from './mailer';
import { messageId } from './message-id';
import { renderEmail } from './render';
import type { Email } from './send';
import { unsubscribeHeaders } from './unsubscribe';
import { isUnwanted } from './wanted';

/**
 * Sends one queued e-mail. Sent at least once: what has left is noted under the job's id, so a job that runs again after
 * a crash does not send a second copy unless the crash fell between the two, and that copy has the same Message-ID.
 */
export function emailHandler(db: Db, mailer: Mailer, config: Config): JobHandler<Email> {
  return {
    async run(email, jobId) {
      const [delivered] = await db.select().from(deliveredEmails).where(eq(deliveredEmails.jobId, jobId));
      if (delivered || (await isUnwanted(db, email))) return;
      const { template, props, language, to, userId } = email;
      const context = await mailContext(db, config);
      const content = await renderEmail(template, props, language, context);
      await mailer.send({
        ...senderOf(context, config),
        to,
        ...content,
        messageId: messageId(config, jobId),
        ...(isNews(template) && userId && { headers: unsubscribeHeaders(userId, config) }),
      });
      await db.insert(deliveredEmails).values({ jobId, template }).onConflictDoNothing();
    },
  };
}
