import type { sessions } from '../../db/schema';

/** A session, and what the club's settings say about its places. */
export interface SessionRow extends Readonly<typeof sessions.$inferSelect> {
  /** How many minutes before its start answers close. */
  readonly answersCloseMinutes: number;
  /** Until how many hours before its start the line moves up by itself. */
  readonly answerDeadlineHours: number;
  readonly guestsPerPlayer: number;
  /** Where transfers go; null: where the environment says. */
  readonly paymentEmail: string | null;
}
