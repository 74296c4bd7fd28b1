import { addMonths, clubDate } from 'shared-api/calendar';
import type { PassFate } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { holdsDate, overlap, type PassPeriod } from 'shared-api/passes';
import { plainName } from '../../tables/table';
import { createCount } from '../interac/reading';
import { entryDate } from '../money/ledger';
import type { PassListLine } from './passes';
import { type finderAmong, type Known, problemOf } from './people';

/** A season that a pass may belong to. */
interface SeasonOf extends PassPeriod {
  id: string;
  name: string;
  /** That, and as pages show it in either language. */
  names: readonly string[];
  /** In dollars. */
  price: number;
}

/** A pass that somebody has or had. */
interface OwnPass extends PassPeriod {
  /** Ended before its time. */
  isEnded: boolean;
}

/** What is known when a list of passes is judged. */
export interface PassFacts {
  find: ReturnType<typeof finderAmong>;
  seasons: readonly SeasonOf[];
  /** Whether every pass is one of a season. */
  needsSeason: boolean;
  /** By person. */
  held: ReadonlyMap<string, readonly OwnPass[]>;
  /** The last day of the closed months. */
  closed: string | null;
  now: Date;
}

/** A line, whom it is about, and what becomes of it. */
export interface JudgedPass extends Pick<PassListLine, 'text'> {
  person: Known | null;
  period: PassPeriod | null;
  season: SeasonOf | null;
  priceCents: number | null;
  paidCents: number;
  owedCents: number;
  isEnded: boolean;
  /** The calendar date on which it was paid; null when the line does not say it. */
  paidOn: string | null;
  /** The calendar date of its entries. */
  enteredOn: string;
  fate: PassFate;
}

/** Months that a pass may last, unless its season is longer. */
const longest = 12;

/**
 * What becomes of each line. A pass belongs to the season in which it begins, or to the one named; nobody gets one twice,
 * nor two for one date, unless one of them was ended. What a line says of its payment must agree with its price.
 */
export function judgePasses(
  lines: readonly PassListLine[],
  { find, seasons, needsSeason, held, closed, now }: PassFacts,
): JudgedPass[] {
  const countOf = createCount();
  const added = new Map<string, OwnPass[]>();
  const today = clubDate(now);
  return lines.map((line): JudgedPass => {
    const found = find(line);
    const person = found.length === 1 ? (found[0] ?? null) : null;
    const { period, season } = placedIn(line, seasons);
    const priceCents =
      line.priceCents === undefined ? (season ? centsOf(season.price) : null) : line.priceCents;
    const money = moneyOf(line, priceCents ?? 0, today);
    const paidOn = line.paidOn ?? null;
    const isEnded = line.isEnded ?? false;
    const own = held.get(person?.id ?? '') ?? [];
    const fateOf = (): PassFate => {
      const problem = problemOf(line, found);
      if (problem || !person) return problem ?? 'unknown';
      if (!period) return line.season && !line.from && !line.to ? 'noSeason' : 'badDate';
      const isSame = (one: PassPeriod) =>
        one.startDate === period.startDate && one.endDate === period.endDate;
      const nth = countOf(`${person.id} ${period.startDate} ${period.endDate}`);
      if (nth <= own.filter(isSame).length) return 'known';
      if (!season && (needsSeason || line.season)) return 'noSeason';
      if (priceCents === null) return 'noPrice';
      if (!money || line.isEnded === null) return 'oddMark';
      const others = [...own, ...(added.get(person.id) ?? [])];
      if (!isEnded && others.some((one) => !one.isEnded && overlap(one, period))) return 'overlap';
      return 'new';
    };
    const fate = fateOf();
    if (fate === 'new' && person && period)
      added.set(person.id, [...(added.get(person.id) ?? []), { ...period, isEnded }]);
    return {
      ...{ text: line.text, person, period, season, priceCents, paidOn, isEnded, fate },
      ...(money ?? { paidCents: 0, owedCents: 0 }),
      enteredOn: entryDate(paidOn ?? today, closed),
    };
  });
}

/** The dates of a line and its season: dates say more than a name, which tells apart seasons that overlap. */
function placedIn(
  { season: name, from, to }: PassListLine,
  seasons: readonly SeasonOf[],
): { period: PassPeriod | null; season: SeasonOf | null } {
  const named =
    name === '' ? [] : seasons.filter(({ names }) => names.some((one) => plainName(one) === plainName(name)));
  const only = named.length === 1 ? named[0] : undefined;
  if (from === null || to === null) return { period: null, season: only ?? null };
  const [startDate, endDate] = [from ?? only?.startDate, to ?? only?.endDate];
  if (!startDate || !endDate) return { period: null, season: only ?? null };
  const period = { startDate, endDate };
  const season = [...named, ...seasons].find((one) => holdsDate(one, startDate)) ?? null;
  const isLong = endDate > addMonths(startDate, longest) && endDate !== season?.endDate;
  return { period: endDate > startDate && !isLong ? period : null, season };
}

/** What was paid for a pass and what is still owed, in cents; null when the line does not say it, or contradicts itself. */
function moneyOf(
  { paid, paidOn, owesCents: owes, isEnded }: PassListLine,
  price: number,
  today: string,
): { paidCents: number; owedCents: number } | null {
  if (paid === null || owes === null || paidOn === null || (paidOn && paidOn > today)) return null;
  const said = paid ?? (owes === undefined ? paidOn !== undefined : price - owes);
  const paidCents = said === true ? price : Number(said);
  // Who had a pass that has ended owes nothing for it any more.
  const owedCents = owes ?? (isEnded ? 0 : price - paidCents);
  const isPossible = paidCents >= 0 && owedCents >= 0 && paidCents + owedCents <= price;
  return isPossible && !(paidOn && paidCents === 0 && price > 0) ? { paidCents, owedCents } : null;
}

/** How many passes are new, and their money in cents. */
export function passTotals(lines: readonly JudgedPass[]): { passes: number; paid: number; owed: number } {
  const fresh = lines.filter(({ fate }) => fate === 'new');
  const sum = (cents: (line: JudgedPass) => number) => fresh.reduce((all, line) => all + cents(line), 0);
  return {
    passes: fresh.length,
    paid: sum(({ paidCents }) => paidCents),
    owed: sum(({ owedCents }) => owedCents),
  };
}
