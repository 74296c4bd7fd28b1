import { OutboxState } from '../db/schema';
import { categoryOf, type Email } from '../emails/category';

/** The outcome of an attempt to send. */
export type AttemptResult =
  | { type: 'accepted' }
  /** Not attempted: the recipient has left or does not want it, it is no longer true, or only another e-mail was to be written. */
  | { type: 'unwanted' }
  /** @param attempt the number of attempts, including this one */
  | { type: 'failed'; error: unknown; attempt: number };

/** What follows: a final state, or another attempt. */
export type Outcome = { state: Exclude<OutboxState, 0> } | { state: 0; pauseMs: number };

/** How long a mail about the recipient's own answer waits for them to undo it. */
export const undoMs = 15_000;

/**
 * When an e-mail may be sent. One about its recipient's own answer waits, so that somebody who answers, undoes it and answers
 * again gets only the last one, which supersedes the others. The mail that forgives a late no waits as long as the one about the no.
 * @param topic on which a later e-mail supersedes it
 */
export function sendAfter(email: Email & { topic: string | null }, now: Date): Date {
  const isOfAnswer = email.topic !== null && categoryOf(email) === 'answers';
  return isOfAnswer || email.template === 'late-no-forgiven' ? new Date(now.getTime() + undoMs) : now;
}

const maxAttempts = 7;
const firstPauseMs = 20_000;

/** Whether no attempt is left, each having ended with its process. */
export const isExhausted = ({ attempts }: { attempts: number }): boolean => attempts >= maxAttempts;

/** Whether an e-mail may have crashed the process. It is then sent alone, taking no other with it. */
export const isSuspect = ({ attempts }: { attempts: number }): boolean => attempts >= 3;

/** Decides what happens after an attempt; retries are spread over about twenty minutes. */
export function outcomeOf(result: AttemptResult): Outcome {
  if (result.type === 'accepted') return { state: OutboxState.Sent };
  if (result.type === 'unwanted') return { state: OutboxState.Skipped };
  if (isRefusal(result.error)) return { state: OutboxState.Refused };
  if (result.attempt >= maxAttempts) return { state: OutboxState.GivenUp };
  return { state: OutboxState.Waiting, pauseMs: firstPauseMs * 2 ** (result.attempt - 1) };
}

/**
 * Whether the mail server has permanently refused this e-mail (a 5xx reply, RFC 5321 §4.2.1). A 5xx to the login or the
 * greeting concerns the club's account instead, which can be fixed.
 */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: unknown; responseCode?: number };
  // Nodemailer's codes for replies to MAIL FROM, RCPT TO and DATA.
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600;
}
