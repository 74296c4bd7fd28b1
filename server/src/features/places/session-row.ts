import type { sessions } from '../../db/schema';

/** A session, and the club's settings about its places. */
export interface SessionRow extends Readonly<typeof sessions.$inferSelect> {
  /** Minutes before its start at which answers close. */
  readonly answersCloseMinutes: number;
  /** Hours before its start until which the line moves up automatically. */
  readonly answerDeadlineHours: number;
  readonly guestsPerPlayer: number;
  /** Whether a no after the deadline leaves the price due. */
  readonly lateNoCharged: boolean;
  /** Whether a date of a pass that is released in time is credited. */
  readonly creditReleasedDates: boolean;
  /** Hours without payment after which a place is offered to others; null: never. */
  readonly unpaidHoldHours: number | null;
  /** The address for transfers; null: the environment's. */
  readonly paymentEmail: string | null;
}
