import type { sessions } from '../../db/schema';

/** A session, and what the club's settings say about its places. */
export interface SessionRow extends Readonly<typeof sessions.$inferSelect> {
  /** How many minutes before its start answers close. */
  readonly answersCloseMinutes: number;
  /** Until how many hours before its start the line moves up by itself. */
  readonly answerDeadlineHours: number;
  readonly guestsPerPlayer: number;
  /** Whether a no after the deadline leaves the price owed. */
  readonly lateNoCharged: boolean;
  /** Whether a date of a pass that is released in time is credited. */
  readonly creditReleasedDates: boolean;
  /** After how many hours without money a place is offered on; null: never. */
  readonly unpaidHoldHours: number | null;
  /** Where transfers go; null: where the environment says. */
  readonly paymentEmail: string | null;
}
