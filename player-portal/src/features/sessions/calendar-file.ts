import type { DateArray } from 'ics';
import type { SessionSummary } from 'shared-api';
import { instantOf } from 'shared-api/instant';

export type CalendarSession = Pick<
  SessionSummary,
  'id' | 'sessionDate' | 'startTime' | 'endTime' | 'location'
>;

const utc = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];

export interface CalendarTexts {
  title: string;
  /** Where the answer can be changed. */
  url: string;
}

/**
 * A session as an iCalendar file (RFC 5545). Its times are instants, so that it is right in every zone and on
 * either side of a clock change; the same session again replaces the first entry.
 * @throws {Error} when the session's date or times are not valid
 */
export const calendarFile = async (
  session: CalendarSession,
  { title, url }: CalendarTexts,
): Promise<string> => {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    // A UUID says enough (RFC 7986 §5.3): a club's name may change, and the entry has to stay the same one.
    uid: session.id,
    productId: 'player-portal',
    title,
    url,
    location: session.location,
    status: 'CONFIRMED',
    start: utc(instantOf(session.sessionDate, session.startTime)),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(instantOf(session.sessionDate, session.endTime)),
    endInputType: 'utc',
    endOutputType: 'utc',
  });
  if (error) throw error;
  return value ?? '';
};
