import { inArray } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { isNews, mayReceive } from '../../emails/category';
import { mailContext, senderOf } from '../../emails/context';
import type { MailContext } from '../../emails/localization';
import type { Mailer } from '../../emails/mailer';
import { messageOf } from '../../emails/message';
import { messageId } from '../../emails/message-id';
import { renderEmail } from '../../emails/render';
import { unsubscribeHeaders } from '../../emails/unsubscribe';
import type { JobHandler } from '../../jobs/jobs';
import { RetryableError } from '../../jobs/retryable-error';
import type { Clock } from '../../time/clock';
import { sessionFacts } from '../sessions/facts';
import { Delivery } from './delivery';
import { fillers, type MailingTemplate } from './fill';
import { isRejected } from './rejection';
import {
  type Batch,
  claim,
  findMailing,
  giveUp,
  isUnfinished,
  type MailingRow,
  settle,
  skipAll,
} from './store';

/** Recipients whose facts are read together. */
const chunk = 25;

/** After so long, a claim belongs to a process that has died: no SMTP conversation lasts that long. */
const claimMs = 10 * 60_000;

interface Parts {
  db: Db;
  mailer: Mailer;
  config: Config;
  clock: Clock;
}

/**
 * Sends one batch of a mailing. Each recipient's row is claimed before and marked after the e-mail leaves, so a retry
 * passes over whom it has reached. What stays: a process that dies after the mail server's "accepted" and before the
 * mark. That one e-mail is sent again when its claim is ten minutes old, with the same Message-ID, since none at all
 * would be worse (docs/decisions/0016). A process that ends in good order gives back what it has not begun.
 */
export function mailingHandler(parts: Parts): JobHandler<Batch> {
  return {
    async run(batch, _jobId, stopping) {
      const { db, config, clock } = parts;
      const mailing = await findMailing(db, batch.mailingId);
      if (!mailing) return;
      if (await isMoot(db, mailing, clock.now())) return skipAll(db, batch);
      const context = await mailContext(db, config);
      let cause: unknown;
      for (let after = batch.from - 1; !stopping?.aborted; ) {
        const now = clock.now();
        const abandoned = new Date(now.getTime() - claimMs);
        const claimed = await claim(db, batch, { after, now, abandoned, limit: chunk });
        if (claimed.length === 0) break;
        after = claimed.at(-1)?.position ?? after;
        cause = (await sendTo(parts, context, mailing, batch, claimed, stopping)) ?? cause;
      }
      if (await isUnfinished(db, batch)) throw new RetryableError(cause);
    },
    givenUp: (batch) => giveUp(parts.db, batch),
  };
}

/** Whether the clock asked for it before its session was cancelled, deleted or over. */
async function isMoot(db: Db, { key, sessionId }: MailingRow, now: Date): Promise<boolean> {
  if (key === null) return false;
  const session = sessionId ? await sessionFacts(db, sessionId, now) : null;
  return session?.status !== SessionStatus.Open && session?.status !== SessionStatus.Full;
}

/** @returns why somebody could not be written to for now, when that was so */
async function sendTo(
  { db, mailer, config, clock }: Parts,
  context: MailContext,
  mailing: MailingRow,
  batch: Batch,
  claimed: { position: number; userId: string | null }[],
  stopping: AbortSignal | undefined,
): Promise<unknown> {
  const template = mailing.template as MailingTemplate;
  const ids = claimed.flatMap(({ userId }) => userId ?? []);
  const people = new Map(
    (await db.select().from(users).where(inArray(users.id, ids))).map((user) => [user.id, user]),
  );
  const fill = await fillers[template]({
    db,
    now: clock.now(),
    recipients: [...people.values()],
    message: messageOf(mailing),
    sessionId: mailing.sessionId,
    former: mailing.formerSession,
  });
  let cause: unknown;
  for (const { position, userId } of claimed) {
    if (stopping?.aborted) {
      await settle(db, batch, position, Delivery.Waiting);
      continue;
    }
    const user = people.get(userId ?? '');
    if (!user || !mayReceive(template, user)) {
      await settle(db, batch, position, Delivery.Skipped);
      continue;
    }
    const content = await renderEmail(template, fill(user), mailing.language ?? user.language, context);
    const outcome = await mailer
      .send({
        ...senderOf(context, config),
        to: user.email,
        ...content,
        messageId: messageId(config, `${batch.mailingId}.${position}`),
        ...(isNews(template) && { headers: unsubscribeHeaders(user.id, config) }),
      })
      .then(
        () => Delivery.Sent,
        (error: unknown) => {
          if (isRejected(error)) return Delivery.Failed;
          cause = error;
          return Delivery.Waiting;
        },
      );
    await settle(db, batch, position, outcome);
  }
  return cause;
}
