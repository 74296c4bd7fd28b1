import type { DateArray } from 'ics';
import type { SessionSummary } from '../contract/attendance';
import { instantOf } from './instant';

export type CalendarSession = Pick<
  SessionSummary,
  'id' | 'sessionDate' | 'startTime' | 'endTime' | 'location'
>;

/** An entry's content besides the session. */
export interface CalendarTexts {
  title: string;
  /** The page where the answer can be changed. */
  url: string;
}

/** The method of an entry in a mail (iTIP, RFC 5546 §3.2): `publish` adds or replaces it, `cancel` removes it. */
interface Handover {
  method: 'publish' | 'cancel';
  organizer: { name: string; email: string };
}

const utc = (instant: Date): DateArray => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];

const epoch = Date.UTC(2020, 0, 1);

/**
 * A session as an iCalendar file (RFC 5545). Its times are instants, correct in every time zone and across
 * clock changes. Of two files about one session, from a page or a mail, the later one wins (§3.8.7.4): the
 * sequence is the time, in seconds since 2020.
 * @param handover for a mail; omitted for a download
 * @throws {Error} when the session's date or times are not valid
 */
export const calendarFile = async (
  session: CalendarSession,
  { title, url }: CalendarTexts,
  now: Date,
  handover?: Handover,
): Promise<string> => {
  const { createEvent } = await import('ics');
  const isCancelled = handover?.method === 'cancel';
  const { error, value } = createEvent({
    // The UUID suffices (RFC 7986 §5.3): a club's name may change, and the entry must stay the same.
    uid: session.id,
    sequence: Math.floor((now.getTime() - epoch) / 1000),
    productId: 'sessions',
    title,
    url,
    location: session.location,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    start: utc(instantOf(session.sessionDate, session.startTime)),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(instantOf(session.sessionDate, session.endTime)),
    endInputType: 'utc',
    endOutputType: 'utc',
    ...(handover && { method: handover.method.toUpperCase(), organizer: handover.organizer }),
  });
  if (error) throw error;
  return value ?? '';
};
