import { clubDate } from 'shared-api/calendar';
import { instantOf } from 'shared-api/instant';
import { refuseField } from '../../errors/app-error';

/** Facts for a payment's new date. */
interface Dating {
  now: Date;
  /** The payment's current instant; none for a new one, or one received just now. */
  before?: Date;
}

/**
 * The instant for a payment's date: unchanged while the day stays the same, now for today, noon at the club for any
 * other day.
 * @param date a real calendar date, none to leave it as it is
 * @throws AppError `validation` for a future day
 */
export function paymentInstant(date: string | undefined, { now, before }: Dating): Date {
  if (date === undefined) return before ?? now;
  if (before && clubDate(before) === date) return before;
  const today = clubDate(now);
  if (date > today) return refuseField('paymentDate', 'notInFuture');
  return date === today ? now : instantOf(date, '12:00');
}
