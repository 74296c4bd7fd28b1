import type { MailProblem, SkipReason } from 'shared-api/contract';
import { OutboxState } from '../../data/schema';

/** The outcome of an attempt to send. */
export type AttemptResult =
  | { type: 'accepted' }
  /** Not attempted. @property why null where only another e-mail was to be written */
  | { type: 'unwanted'; why: SkipReason | null }
  | { type: 'failed'; error: unknown };

/** What follows: a final state, or another attempt. */
export type Outcome = { state: OutboxState; problem: MailProblem | null; skippedFor?: SkipReason | null };

const day = 86_400_000;

/** How long what could not be sent is kept, to be sent again by an administrator. */
export const keptMs = 14 * day;

/** How long an e-mail may wait before administrators hear of it. */
export const lateMs = 10 * 60_000;

/** The longest wait between two attempts. */
export const longestPauseMs = 600_000;

/**
 * How long to wait before what has failed is tried again: as long as it has failed, from twenty seconds to ten minutes.
 * @param forMs since when it has failed
 */
export const pauseAfter = (forMs: number): number => Math.min(Math.max(forMs, 20_000), longestPauseMs);

/** Whether no attempt is left, each having ended with its process. */
export const isExhausted = ({ attempts }: { attempts: number }): boolean => attempts >= 7;

/** Whether an e-mail may have crashed the process. It is then sent alone, taking no other with it. */
export const isSuspect = ({ attempts }: { attempts: number }): boolean => attempts >= 3;

/** Decides what happens after an attempt. What may still succeed is tried again, until it is too late. */
export function outcomeOf(result: AttemptResult): Outcome {
  if (result.type === 'accepted') return { state: OutboxState.Sent, problem: null };
  if (result.type === 'unwanted')
    return { state: OutboxState.Skipped, problem: null, skippedFor: result.why };
  const problem = problemOf(result.error);
  return { state: problem === 'refused' ? OutboxState.Refused : OutboxState.Waiting, problem };
}

/** Whether a problem is the mail server's with every e-mail. */
export const isOfServer = (problem: MailProblem | null): boolean =>
  problem === 'unreachable' || problem === 'login';

/** Nodemailer's errors have a command, if only `CONN` or `API`. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * What kept an e-mail from leaving, from Nodemailer's `code`, `command` and `responseCode` (RFC 5321 §4.2.1: 5xx is
 * permanent). A reply to RCPT TO or DATA is about this e-mail, except 421, by which the server leaves; one to the greeting,
 * the login or the sender concerns them all, and can be mended.
 */
function problemOf(error: unknown): MailProblem {
  const { code, command, responseCode = 0 } = (error ?? {}) as SmtpError;
  if (!command) return 'defect';
  const isPermanent = responseCode >= 500;
  const isOfMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (isOfMail && (isPermanent || responseCode === 0)) return 'refused';
  if (isOfMail && responseCode !== 421) return 'postponed';
  return code === 'EAUTH' || (command === 'MAIL FROM' && isPermanent) ? 'login' : 'unreachable';
}
