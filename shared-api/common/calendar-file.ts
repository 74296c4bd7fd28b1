import type { SessionSummary } from '../contract/session';
import type { Position } from '../contract/settings';
import { endOf, startOf } from './instant';

export type CalendarSession = Pick<
  SessionSummary,
  'id' | 'sessionDate' | 'startTime' | 'endTime' | 'location'
>;

/** A session as an entry of a calendar. */
export interface CalendarEntry {
  session: CalendarSession;
  title: string;
  /** The page where the answer can be changed. */
  url: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /**
   * When the entry became what it is. Of two files about one session the later one wins, in whichever order they come
   * (RFC 5545 §3.8.7.4): its sequence is this moment, in seconds since 2020.
   */
  changedOn: Date;
  position?: Position | null;
  /** Of an entry that comes with a mail. */
  organizer?: { name: string; email: string };
}

/** What an iCalendar file is for, besides a download. */
export type CalendarUse =
  /** It comes with a mail, which adds or replaces an entry, or removes it (iTIP, RFC 5546 §3.2). */
  | { method: 'PUBLISH' | 'CANCEL' }
  /** Programs ask for it again and again (RFC 7986 §5.7), and show this name. */
  | { name: string };

const epoch = Date.UTC(2020, 0, 1);

/**
 * Sessions as an iCalendar file (RFC 5545), in lines of 75 octets. Times are instants, correct in every time zone and
 * across clock changes; each entry is its session's for ever, whatever calendar or mail has it.
 * @throws {Error} when a session's date or times are not valid
 */
export async function calendarFile(entries: readonly CalendarEntry[], use?: CalendarUse): Promise<string> {
  const { default: ical } = await import('ical.js');
  const time = (instant: Date) => ical.Time.fromJSDate(instant, true);

  const eventOf = ({ session, changedOn, ...entry }: CalendarEntry) => {
    const event = new ical.Component('vevent');
    const changed = new Date(Math.floor(changedOn.getTime() / 1000) * 1000);
    const values = {
      // The UUID suffices (RFC 7986 §5.3): a club's name may change, and the entry must stay the same.
      uid: session.id,
      sequence: (changed.getTime() - epoch) / 1000,
      dtstamp: time(changed),
      'last-modified': time(changed),
      dtstart: time(startOf(session)),
      dtend: time(endOf(session)),
      summary: entry.title,
      location: session.location,
      status: entry.status,
      url: entry.url,
      ...(entry.position && { geo: [entry.position.latitude, entry.position.longitude] }),
      ...(entry.organizer && { organizer: `mailto:${entry.organizer.email}` }),
    };
    for (const [name, value] of Object.entries(values)) event.updatePropertyWithValue(name, value);
    if (entry.organizer) event.getFirstProperty('organizer')?.setParameter('cn', entry.organizer.name);
    return event;
  };

  const calendar = new ical.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', 'sessions');
  if (use && 'method' in use) calendar.updatePropertyWithValue('method', use.method);
  if (use && 'name' in use) {
    calendar.updatePropertyWithValue('x-wr-calname', use.name);
    // The second is what older programs read.
    const interval = new ical.Property('refresh-interval');
    interval.resetType('duration');
    interval.setValue(ical.Duration.fromString('PT1H'));
    calendar.addProperty(interval);
    calendar.updatePropertyWithValue('x-published-ttl', 'PT1H');
  }
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry));
  return `${calendar.toString()}\r\n`;
}
