import { inArray } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { PagePaths } from '../config/page-paths';
import { accountMail, OutboxState, users } from '../db/schema';
import type { Db } from '../db/types';
import { automaticHeaders } from '../emails/automatic';
import { categoryOf, isNews, mayReceive } from '../emails/category';
import { mailContext, senderOf } from '../emails/context';
import type { ClubFacts } from '../emails/facts';
import type { Mailer } from '../emails/mailer';
import type { EmailProps, MailingTemplate, TemplateName } from '../emails/props';
import { unsubscribeHeaders } from '../emails/unsubscribe';
import { safeError } from '../errors/safe-error';
import type { Jobs } from '../jobs/jobs';
import { type Log, throttle } from '../jobs/throttle';
import type { Clock } from '../time/clock';
import { switchedOff } from './club-switches';
import { type AttemptResult, isExhausted, isSuspect, outcomeOf } from './policy';
import { outboxWork } from './sender';
import {
  beginAttempt,
  claimEmails,
  countWaiting,
  findMailing,
  type MailingRow,
  type OutboxEmail,
  type OutboxRow,
  recordOutcome,
  releaseEmail,
  skipSuperseded,
} from './store';

/** E-mails whose props are read together. */
const batchSize = 25;

/** Concurrent e-mails: as many as the mailer has connections. */
const lanes = 5;

/** A claim's lifetime, longer than any SMTP conversation: after it, the process must be dead. */
const claimMs = 10 * 60_000;

/** A recipient. */
export type Receiver = Pick<typeof users.$inferSelect, 'id' | 'firstName'>;

/** An e-mail's props; null when there is nothing left to report. */
type PropsFor = (to: Receiver) => EmailProps[TemplateName] | null;

/** Gathers a mailing's props for some of its recipients. */
export type GatherProps = (
  mailing: MailingRow,
  template: MailingTemplate,
  receivers: readonly Receiver[],
) => Promise<PropsFor>;

/** The worker's dependencies. */
export interface OutboxParts {
  db: Db;
  mailer: Mailer;
  config: Config;
  clock: Clock;
  log: Log;
  /** The club's current details. */
  readClub(): Promise<ClubFacts>;
  pathTo: PagePaths;
  gatherProps: GatherProps;
  /** Decides about a requested mail about an account, and adds it if there is one. @param request what was asked */
  decideAccountMail(request: object): Promise<void>;
}

const isEmail = (row: OutboxRow): row is OutboxEmail => row.template !== accountMail;

/** Adds sending the outbox's e-mails to the background work. */
export const registerOutbox = (jobs: Jobs, parts: OutboxParts): void =>
  jobs.addWork(outboxWork, { runBatch: createOutboxWorker(parts), counts: () => countWaiting(parts.db) });

/**
 * Sends e-mails that are due. Each is claimed and counted before, and marked after sending, so that no other process
 * sends it, and one that always crashes the process is given up. If a process dies between the mail server's acceptance
 * and the mark, that one e-mail is sent again when its claim ends, with the same Message-ID, since losing it would be
 * worse (docs/decisions/0005).
 * @returns sends one batch and returns its size; when stopped, it releases what it has not begun
 */
export function createOutboxWorker(parts: OutboxParts): (stopping?: AbortSignal) => Promise<number> {
  const { db, clock, log } = parts;
  const logOnce = throttle(clock);
  const claimEnd = () => new Date(clock.now().getTime() + claimMs);

  const record = async (row: OutboxRow, result: AttemptResult) => {
    const outcome = outcomeOf(result);
    await recordOutcome(db, row, outcome, clock.now());
    const line = failures[outcome.state];
    if (result.type !== 'failed' || !line) return;
    const [level, message] = line;
    const error = safeError(result.error);
    logOnce(JSON.stringify([message, { ...error, stack: undefined }]), (suppressed) =>
      log[level](
        { emailId: row.id, template: row.template, attempt: row.attempts, error, ...suppressed },
        message,
      ),
    );
  };

  return async (stopping) => {
    const claimed = await claimEmails(db, { now: clock.now(), until: claimEnd(), limit: batchSize });
    const wanted = await skipSuperseded(db, claimed);
    if (wanted.length === 0) return claimed.length;
    const send = await prepare(parts, wanted).catch((error: unknown) => failWith(error));
    const attempt = async (row: OutboxRow) => {
      if (stopping?.aborted) return releaseEmail(db, row, clock.now());
      if (isExhausted(row)) return record(row, await failWith(new Error('No attempt has ended'))(row));
      const begun = await beginAttempt(db, row, claimEnd());
      if (begun) await record(begun, await send(begun));
    };
    const queue = wanted.filter((row) => !isSuspect(row));
    const lane = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await attempt(row);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    for (const row of wanted.filter(isSuspect)) await attempt(row);
    return claimed.length;
  };
}

/** A failed attempt's log line, by the state that follows. */
const failures: Partial<Record<OutboxState, readonly ['warn' | 'error', string]>> = {
  [OutboxState.Waiting]: ['warn', 'e-mail is tried again later'],
  [OutboxState.Refused]: ['warn', 'e-mail refused by the mail server'],
  [OutboxState.GivenUp]: ['error', 'e-mail given up'],
};

/** Reads the props of some e-mails together. @returns makes one attempt to send one of them */
async function prepare(
  { db, mailer, clock, config, readClub, pathTo, gatherProps, decideAccountMail }: OutboxParts,
  rows: readonly OutboxRow[],
): Promise<(row: OutboxRow) => Promise<AttemptResult>> {
  // Templates are loaded with the first e-mail, to keep React out of the start.
  const { renderEmail } = await import('../emails/render');
  const { sessionParts } = await import('../emails/session-parts');
  const context = mailContext(await readClub(), config, pathTo, clock.now());
  const off = await switchedOff(db);
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  const found = await db.select().from(users).where(inArray(users.id, ids));
  const receivers = new Map(found.map((user) => [user.id, user]));
  const gathered = new Map<string, Promise<PropsFor>>();

  const gather = async (mailingId: string, template: TemplateName): Promise<PropsFor> => {
    const mailing = await findMailing(db, mailingId);
    const theirs = rows.flatMap((row) =>
      row.mailingId === mailingId ? (receivers.get(row.userId ?? '') ?? []) : [],
    );
    return mailing ? gatherProps(mailing, template as MailingTemplate, theirs) : () => null;
  };
  const propsOf = async ({ mailingId, template, props }: OutboxEmail, to: Receiver | undefined) => {
    if (!mailingId || !to) return props;
    const propsFor = gathered.get(mailingId) ?? gather(mailingId, template);
    gathered.set(mailingId, propsFor);
    return (await propsFor)(to);
  };

  const attempt = async (row: OutboxRow): Promise<AttemptResult> => {
    if (!isEmail(row)) {
      await decideAccountMail(row.props ?? {});
      return { type: 'unwanted' };
    }
    const receiver = receivers.get(row.userId ?? '');
    const to = row.address ?? receiver?.email;
    const language = row.language ?? receiver?.language;
    if (!row.mailingId && off.has(categoryOf(row))) return { type: 'unwanted' };
    if (!mayReceive(row, receiver) || !to || language === undefined) return { type: 'unwanted' };
    const props = await propsOf(row, receiver);
    if (!props) return { type: 'unwanted' };
    await mailer.send({
      ...senderOf(context, config),
      to,
      ...(await renderEmail(row.template, props, language, context)),
      ...(await sessionParts(row.template, props, language, context, row.createdOn)),
      messageId: `<${row.id}@${new URL(config.publicUrl).hostname}>`,
      headers: {
        ...automaticHeaders(props),
        ...(receiver && isNews(row.template) && unsubscribeHeaders(receiver.id, config)),
      },
    });
    return { type: 'accepted' };
  };
  return (row) => attempt(row).catch((error: unknown) => failWith(error)(row));
}

const failWith =
  (error: unknown) =>
  async ({ attempts }: OutboxRow): Promise<AttemptResult> => ({ type: 'failed', error, attempt: attempts });
