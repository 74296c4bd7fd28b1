import type { CameFate, DayFate } from 'shared-api/contract';
import type { CameLine } from './attendance';
import { type finderAmong, type Known, problemOf } from './people';

/** What is known when a list of who came is judged. */
export interface CameFacts {
  find: ReturnType<typeof finderAmong>;
  /** The days that have a session: who is in it, where it was brought in; null where it was held here. */
  held: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** A calendar date. */
  today: string;
}

/** A line, whom it is about, and what becomes of it. */
export interface JudgedCame extends CameLine {
  person: Known | null;
  fate: CameFate;
  /** The days that are entered. */
  entered: string[];
}

/** A day, who came who is entered, and what becomes of it. */
export interface JudgedDay {
  date: string;
  people: string[];
  fate: DayFate;
}

/**
 * What becomes of each person's line and of each day. A session that was held here stays as it is, and the days to come
 * are not history. Nobody is entered twice.
 */
export function judgeCame(
  { days, lines }: { days: readonly string[]; lines: readonly CameLine[] },
  { find, held, today }: CameFacts,
): { lines: JudgedCame[]; days: JudgedDay[] } {
  const people = new Map(days.map((date) => [date, new Set<string>()]));
  const isOpen = (date: string) => date < today && held.get(date) !== null;
  const judged = lines.map((line): JudgedCame => {
    const found = find(line);
    const person = found.length === 1 ? (found[0] ?? null) : null;
    const problem = problemOf(line, found) ?? line.problem;
    const entered =
      problem || !person
        ? []
        : line.dates.filter(
            (date) => isOpen(date) && !held.get(date)?.has(person.id) && !people.get(date)?.has(person.id),
          );
    if (person) for (const date of entered) people.get(date)?.add(person.id);
    const none = line.dates.length === 0 ? 'never' : 'known';
    return { ...line, person, entered, fate: problem ?? (entered.length > 0 ? 'new' : none) };
  });
  return {
    lines: judged,
    days: [...people].map(([date, came]) => ({
      ...{ date, people: [...came] },
      fate: fateOf(date, came.size, held.get(date), today),
    })),
  };
}

function fateOf(
  date: string,
  people: number,
  held: ReadonlySet<string> | null | undefined,
  today: string,
): DayFate {
  if (held === null) return 'held';
  if (date >= today) return 'future';
  if (held) return people > 0 ? 'more' : 'known';
  return people > 0 ? 'new' : 'empty';
}

/** The sessions that are made, and the attendances that are entered. */
export const cameTotals = (days: readonly JudgedDay[]): { sessions: number; attendances: number } => ({
  sessions: days.filter(({ fate }) => fate === 'new').length,
  attendances: days.reduce((sum, { people }) => sum + people.length, 0),
});
