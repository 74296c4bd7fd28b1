import type { MailProblem } from 'shared-api/contract';
import { accountMail, OutboxState, pushTrial } from '../../data/schema';
import { safeError } from '../../errors/safe-error';
import type { Jobs } from '../../jobs/jobs';
import { type Log, throttle } from '../../jobs/throttle';
import { automaticHeaders, senderOf, unsubscribeHeaders } from '../context';
import { categoryOf, isNews, mayReceive } from '../list';
import type { Reader } from '../localization';
import type { Mailer } from '../mailer';
import { type BatchParts, type Receiver, readBatch } from './batch';
import {
  type AttemptResult,
  isExhausted,
  isOfServer,
  isSuspect,
  longestPauseMs,
  type Outcome,
  outcomeOf,
  pauseAfter,
} from './policy';
import { outboxWork } from './sender';
import {
  beginAttempt,
  claimRows,
  countWaiting,
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

/** The worker's dependencies. */
export interface OutboxParts extends BatchParts {
  mailer: Mailer;
  log: Log;
  /** Decides about a requested mail about an account, and adds it if there is one. @param request what was asked */
  decideAccountMail(request: object): Promise<void>;
}

const isEmail = (row: OutboxRow): row is OutboxEmail =>
  row.template !== accountMail && row.template !== pushTrial;

/** Adds sending the outbox's e-mails to the background work. */
export const registerOutbox = (jobs: Jobs, parts: OutboxParts): void =>
  jobs.addWork(outboxWork, {
    runBatch: createOutboxWorker(parts),
    counts: () => countWaiting(parts.db, 'mail'),
  });

/** The mail server's trouble, in this process's eyes: nothing is sent until then. */
interface Trouble {
  since: number;
  until: number;
}

/**
 * Sends e-mails that are due. While the mail server takes none, all wait, and one at a time is tried, each time another.
 * Each is claimed and counted before, and marked after sending, so that no other process
 * sends it, and one that always crashes the process is given up. If a process dies between the mail server's acceptance
 * and the mark, that one e-mail is sent again when its claim ends, with the same Message-ID, since losing it would be
 * worse (docs/decisions/0005).
 * @returns sends one batch and returns its size; when stopped, it releases what it has not begun
 */
export function createOutboxWorker(parts: OutboxParts): (stopping?: AbortSignal) => Promise<number> {
  const { db, clock, log } = parts;
  const logOnce = throttle(clock);
  let trouble: Trouble | undefined;

  const wait = () => {
    const now = clock.now().getTime();
    if (!trouble) log.error({}, 'the mail server takes no e-mails: all wait');
    const { since } = trouble ?? { since: now };
    trouble = { since, until: now + pauseAfter(now - since) };
  };

  const giveUp = (row: OutboxRow, problem: MailProblem | null) => {
    log.error({ emailId: row.id, template: row.template, problem }, 'e-mail given up');
    return recordOutcome(db, row, { state: OutboxState.GivenUp, problem }, clock.now());
  };

  const record = async (row: OutboxRow, result: AttemptResult): Promise<Outcome> => {
    const outcome = outcomeOf(result);
    await recordOutcome(db, row, outcome, clock.now());
    if (result.type !== 'failed') return outcome;
    const message = failures[outcome.state === OutboxState.Refused ? 'refused' : 'waits'];
    const error = safeError(result.error);
    logOnce(JSON.stringify([message, { ...error, stack: undefined }]), (suppressed) =>
      log.warn({ emailId: row.id, template: row.template, error, ...suppressed }, message),
    );
    return outcome;
  };

  return async (stopping) => {
    const left = trouble ? trouble.until - clock.now().getTime() : 0;
    // Longer than any pause: the clock was set back.
    if (left > 0 && left <= longestPauseMs) return 0;
    const limit = trouble ? 1 : batchSize;
    const claimed = await claimRows(db, clock, 'mail', limit);
    const wanted = await skipSuperseded(db, claimed);
    if (wanted.length === 0) return claimed.length;
    const send = await prepare(parts, wanted).catch((error: unknown) => () => failWith(error));
    const outcomes: Outcome[] = [];
    const isServerAway = () => outcomes.some(({ problem }) => isOfServer(problem));
    const attempt = async (row: OutboxRow) => {
      if (stopping?.aborted || isServerAway()) return releaseEmail(db, row, clock.now());
      if (isExhausted(row)) return giveUp(row, 'defect');
      if (row.triedUntil <= clock.now()) return giveUp(row, row.problem);
      const begun = await beginAttempt(db, row, clock);
      if (begun) outcomes.push(await record(begun, await send(begun)));
    };
    const queue = wanted.filter((row) => !isSuspect(row));
    const lane = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) await attempt(row);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    for (const row of wanted.filter(isSuspect)) await attempt(row);
    const isTaken = outcomes.some(({ state }) => state === OutboxState.Sent || state === OutboxState.Refused);
    const postponed = outcomes.filter(({ problem }) => problem === 'postponed').length;
    // One that is postponed may be its recipient's fault; several, without one that is taken, are the server's.
    if (isServerAway() || (!isTaken && postponed > (trouble ? 0 : 1))) wait();
    else if (isTaken && trouble) {
      log.info({}, 'the mail server takes e-mails again');
      trouble = undefined;
    }
    return claimed.length;
  };
}

/** A failed attempt's log line. */
const failures = { waits: 'e-mail is tried again later', refused: 'e-mail refused by the mail server' };

/** Reads the props of some e-mails together. @returns makes one attempt to send one of them */
async function prepare(
  parts: OutboxParts,
  rows: readonly OutboxRow[],
): Promise<(row: OutboxRow) => Promise<AttemptResult>> {
  const { mailer, config, decideAccountMail } = parts;
  // Loaded with the first e-mail, to keep most of React out of the start.
  const { renderEmail } = await import('../render');
  const { sessionParts } = await import('../session-parts');
  const { context, off, receiverOf, propsOf } = await readBatch(parts, rows);

  const attempt = async (row: OutboxRow): Promise<AttemptResult> => {
    if (!isEmail(row)) {
      await decideAccountMail(row.props ?? {});
      return { type: 'unwanted', why: null };
    }
    const receiver = receiverOf(row);
    const to = row.address ?? receiver?.email;
    const language = row.language ?? receiver?.language;
    if (!row.mailingId && off.has(categoryOf(row))) return { type: 'unwanted', why: 'switchedOff' };
    if (!mayReceive(row, receiver) || !to || language === undefined)
      return { type: 'unwanted', why: 'unreached' };
    const props = await propsOf(row, receiver);
    if (!props) return { type: 'unwanted', why: 'outdated' };
    await mailer.send({
      ...senderOf(context, config),
      to,
      ...(await renderEmail(row.template, props, readerOf(row, receiver), language, context)),
      ...(await sessionParts(row.template, props, language, context, row.createdOn)),
      messageId: `<${row.id}@${new URL(config.publicUrl).hostname}>`,
      headers: {
        ...automaticHeaders(props),
        ...(receiver && isNews(row.template) && unsubscribeHeaders(receiver.id, config)),
      },
    });
    return { type: 'accepted' };
  };
  return (row) => attempt(row).catch(failWith);
}

/** Whom an e-mail greets: by the name that its receiver had when it was written. */
const readerOf = ({ userId: id, props }: OutboxRow, receiver: Receiver | undefined): Reader => ({
  id,
  firstName: props?.firstName ?? receiver?.firstName ?? '',
});

const failWith = async (error: unknown): Promise<AttemptResult> => ({ type: 'failed', error });
