import { clubDate } from 'shared-api/calendar';
import { instantOf } from 'shared-api/instant';
import { refuseField } from '../../errors/app-error';

/** What a payment's new date is judged by. */
interface Dating {
  now: Date;
  /** The instant that the payment has; none for a new one, or one that arrives just now. */
  before?: Date;
}

/**
 * The instant behind the date that a payment is given: the one it has while the day stays the same, now for today,
 * noon at the club for any other day.
 * @param date a real calendar date, none to leave it as it is
 * @throws AppError `validation` for a day to come
 */
export function paymentInstant(date: string | undefined, { now, before }: Dating): Date {
  if (date === undefined) return before ?? now;
  if (before && clubDate(before) === date) return before;
  const today = clubDate(now);
  if (date > today) return refuseField('paymentDate', 'notInFuture');
  return date === today ? now : instantOf(date, '12:00');
}
