import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from '../../../infra/bootstrap/patience.mjs';
import { attempt, type BusyClub, type Sent, type Wish, wishesOf } from './busy-club';

/** What people who are busy at the same time have met. */
export interface LoadReport {
  /** Requests made, and how many of them were answered that the database is away. */
  attempts: number;
  unavailable: number;
  /** Whatever else was no answer. */
  faults: string[];
}

/** A browser's own limit (shared-api/src/http/call.ts). */
const longestMs = 20_000 * patience;

/**
 * Lets people of a club be busy, each with one thing at a time, which they ask for again with the same key until it is
 * answered.
 * @param addressOf the product's address for the next request
 * @param onFault decides about a request without an answer, or with a status from 500 (its `status`): true if that is as it
 * should be; it is reported otherwise. It is asked again in any case
 */
export function startBusyLoad(
  club: BusyClub,
  addressOf: () => string,
  { people = 6, seed = 2027, onFault = (_fault: unknown, _sent: Sent): boolean => false } = {},
) {
  const report: LoadReport = { attempts: 0, unavailable: 0, faults: [] };
  let isGoing = true;
  const endless = function* (): Generator<Wish> {
    for (let round = 0; ; round++) yield* wishesOf(4, 50, seed + round).flat();
  };
  const wishes = endless();
  /** A product that has died would never answer. */
  const isAnswered = () => report.faults.length <= 20;

  const ask = async (): Promise<void> => {
    const [sent] = club.ask([wishes.next().value]);
    if (!sent) return;
    while (isAnswered()) {
      report.attempts++;
      try {
        const { status, retryAfter, body } = await attempt(addressOf(), sent, AbortSignal.timeout(longestMs));
        if (status === 503 && body?.code === 'unavailable' && retryAfter) report.unavailable++;
        else if (status >= 500) {
          if (!onFault({ status }, sent))
            report.faults.push(`${sent.call}: ${status} ${JSON.stringify(body)}`);
        } else if (body?.code !== 'stillRunning') {
          sent.reply = { status, body };
          return club.learn([sent]);
        }
        if (status >= 500) await sleep(20);
      } catch (error) {
        if (!onFault(error, sent))
          report.faults.push(`${sent.call}: ${(error as { cause?: Error }).cause?.message ?? error}`);
        await sleep(20);
      }
    }
  };

  const all = Array.from({ length: people }, async () => {
    while (isGoing && isAnswered()) await ask();
  });
  return {
    report,
    /** Waits until so many more requests have been answered. */
    async progress(answers: number): Promise<void> {
      const answered = () => club.all.filter(({ reply }) => reply).length;
      const goal = answered() + answers;
      while (answered() < goal && isAnswered()) await sleep(10);
    },
    /** Stops once everything that was asked for is answered. */
    async stop(): Promise<LoadReport> {
      isGoing = false;
      await Promise.all(all);
      return report;
    },
  };
}
