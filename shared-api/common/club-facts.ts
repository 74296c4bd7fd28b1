import type { Locale } from '../contract/enums';
import { usualFacts } from '../contract/usual-facts';
import type { Formats } from './format';

export { usualFacts } from '../contract/usual-facts';

/** What a club plays, and when. */
export interface ClubFacts {
  /** As in the middle of a sentence: “basketball”. */
  sport: string;
  /** Counted from Sunday, 0; null until the club has said so. */
  weekday: number | null;
  /** `HH:mm` */
  startTime: string;
  endTime: string;
}

/** A club's facts as its texts name them. */
export interface FactWords extends Record<string, string> {
  /** basketball */
  sport: string;
  /** Saturday · samedi */
  day: string;
  /** Saturdays, 10:00 AM to 12:00 PM · Le samedi, de 10 h à 12 h */
  when: string;
}

/** The words for a club's facts in a language. */
export function factWords(
  { sport, weekday, startTime, endTime }: ClubFacts,
  locale: Locale,
  format: Pick<Formats, 'date' | 'time'>,
): FactWords {
  // November 2026 begins with a Sunday.
  const day = format.date(`2026-11-0${(weekday ?? usualFacts.weekday) + 1}`, 'weekday');
  const [from, to] = [format.time(startTime), format.time(endTime)];
  const when = locale === 'fr' ? `Le ${day}, de ${from} à ${to}` : `${day}s, ${from} to ${to}`;
  return { sport, day, when };
}
