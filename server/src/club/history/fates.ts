import { clubDate } from 'shared-api/calendar';
import { type OpeningFate, plain } from 'shared-api/contract';
import { createCount, transferKey } from '../interac/reading';
import { entryDate } from '../money/ledger';
import type { BalanceLine } from './balances';
import { type finderAmong, type Known, problemOf } from './people';

/** A line, whom it is about, and what becomes of it. */
export interface Judged extends BalanceLine {
  person: Known | null;
  fate: OpeningFate;
  /** The calendar date of its entry. */
  enteredOn: string;
  /** Tells the line from others of its person, however often the list is read. */
  key: string;
}

/** What is known when a list is judged. */
export interface BalanceFacts {
  find: ReturnType<typeof finderAmong>;
  /** By person, the keys of what was brought in before. */
  brought: ReadonlyMap<string, ReadonlySet<string>>;
  /** The last day of the closed months. */
  closed: string | null;
  now: Date;
}

/**
 * What becomes of each line. A date of a closed month is entered on the first open day, like money that a bank dates
 * there (docs/money.md), and the reason keeps it. Two equal lines are two; the same list again repeats both.
 */
export function judge(lines: readonly BalanceLine[], { find, brought, closed, now }: BalanceFacts): Judged[] {
  const countOf = createCount();
  const today = clubDate(now);
  return lines.map((line) => {
    const found = find(line);
    const person = found.length === 1 ? (found[0] ?? null) : null;
    const { cents, date, reason } = line;
    const digest = transferKey('opening', cents ?? 0, date ?? '', plain(reason));
    const key = `${digest}:${person ? countOf(`${person.id} ${digest}`) : 0}`;
    const enteredOn = entryDate(date ?? today, closed);
    const fate = fateOf(line, found, today);
    return {
      ...line,
      ...{ person, key, enteredOn },
      fate: fate === 'new' && brought.get(person?.id ?? '')?.has(key) ? 'known' : fate,
    };
  });
}

function fateOf(line: BalanceLine, found: readonly Known[], today: string): OpeningFate {
  const problem = problemOf(line, found);
  if (problem) return problem;
  const { cents, date, isDateOdd } = line;
  if (cents === null) return 'noAmount';
  if (cents === 0) return 'zero';
  if (isDateOdd) return 'badDate';
  return date !== null && date > today ? 'future' : 'new';
}

/** What people owe and have by the lines that are new, in cents. */
export const totalsOf = (lines: readonly Judged[]): { owed: number; credit: number } => {
  const fresh = lines.flatMap(({ fate, cents }) => (fate === 'new' ? (cents ?? 0) : []));
  const sum = (sign: number) =>
    fresh.reduce((all, cents) => all + (cents * sign > 0 ? Math.abs(cents) : 0), 0);
  return { owed: sum(-1), credit: sum(1) };
};
