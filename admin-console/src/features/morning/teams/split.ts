import { gapOf, joinedBy, type Measure, measureOf, type Player, type Teams, type Wishes } from './balance';

/** All splits into two teams are tried for up to so many people: 92,378 of twenty. */
const mostForAll = 20;
/** How many teams are begun at random, each improved by swaps, where trying all would take too long. */
const starts = 60;
/** Splits are nearly equal whose gap is at most so much larger than the smallest, in points of strength. */
const nearly = 1;
/** A wish that is not fulfilled weighs more than any strength. */
const perBrokenWish = 1000;

type Random = () => number;

/** Wishes by the players' index; people who do not play have none. */
interface Indexed {
  strengths: readonly number[];
  together: readonly (readonly number[])[];
  apart: readonly (readonly number[])[];
}

/**
 * Splits people into teams of equal size, give or take one: as many wishes as possible fulfilled, then as equally strong
 * as possible. Of the splits that are nearly equal, one at random, so that the same people do not play together every
 * week.
 * @param count of teams: 2 to 4
 * @param random from 0 to below 1
 * @returns no team is empty unless there are fewer people than teams
 */
export function splitTeams(
  players: readonly Player[],
  count: number,
  wishes: Wishes,
  random: Random = Math.random,
): Teams {
  const indexes = new Map(players.map(({ id }, index) => [id, index]));
  const indexed = (groups: Wishes['together']) =>
    groups.map((ids) => ids.flatMap((id) => indexes.get(id) ?? [])).filter(({ length }) => length > 1);
  const given: Indexed = {
    strengths: players.map(({ strength }) => strength),
    together: indexed(wishes.together),
    apart: indexed(wishes.apart),
  };
  const found =
    count === 2 && players.length <= mostForAll ? splitInTwo(given) : improved(given, count, random);
  const least = found.costs.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const good = found.costs.flatMap((cost, index) => (cost <= least + nearly ? index : []));
  const teamOf = found.teamsOf(good[Math.floor(random() * good.length)] ?? 0);
  const teams = Array.from({ length: count }, (_, team) =>
    players.filter((_, index) => teamOf(index) === team).map(({ id }) => id),
  );
  return shuffled(teams, random);
}

/** Splits that were found, with what each of them costs. */
interface Found {
  costs: readonly number[];
  /** @returns a player's team in one of them */
  teamsOf(split: number): (player: number) => number;
}

/** All splits into two teams; a split is the set of bits of who is in the first one. */
function splitInTwo({ strengths, together, apart }: Indexed): Found {
  const people = strengths.length;
  const size = Math.ceil(people / 2);
  const bitsOf = (group: readonly number[]) => group.reduce((bits, index) => bits | (1 << index), 0);
  const groups = together.map(bitsOf);
  const pairs = apart.map(bitsOf);
  const isOne = (bits: number, group: number) => (bits & group) === 0 || (bits & group) === group;
  const splits: number[] = [];
  const costs: number[] = [];
  /** Puts one player after the other into either team. */
  const put = (index: number, bits: number, one: Measure, other: Measure): void => {
    if (index === people) {
      let broken = 0;
      for (const group of groups) if (!isOne(bits, group)) broken += 1;
      for (const pair of pairs) if (isOne(bits, pair)) broken += 1;
      splits.push(bits);
      costs.push(broken * perBrokenWish + gapOf([one, other]));
      return;
    }
    const strength = strengths[index] ?? 0;
    if (one.size < size) put(index + 1, bits | (1 << index), joinedBy(one, strength), other);
    // Of two teams of one size, the first is the one with the first player: otherwise each split would come twice.
    const mayJoin = index > 0 || people % 2 === 1;
    if (mayJoin && other.size < people - size) put(index + 1, bits, one, joinedBy(other, strength));
  };
  put(0, 0, measureOf([]), measureOf([]));
  return { costs, teamsOf: (split) => (player) => ((splits[split] ?? 0) & (1 << player) ? 0 : 1) };
}

/** Splits that no swap of two people, or of two groups of one size, makes better: one from each start. */
function improved(given: Indexed, count: number, random: Random): Found {
  const units = unitsOf(given);
  const found = Array.from({ length: starts }, () => {
    const teamOf = begun(given, units, count, random);
    return { teamOf, cost: improve(given, units, teamOf, count) };
  });
  return {
    costs: found.map(({ cost }) => cost),
    teamsOf: (split) => (player) => found[split]?.teamOf[player] ?? 0,
  };
}

/** Who belongs together, directly or through others; everybody else alone. */
function unitsOf({ strengths, together }: Indexed): number[][] {
  const unitOf = strengths.map((_, index) => index);
  for (const group of together) {
    const joined = new Set(group.map((index) => unitOf[index]));
    const [first = 0] = group.map((index) => unitOf[index] ?? index);
    for (const [index, unit] of unitOf.entries()) if (joined.has(unit)) unitOf[index] = first;
  }
  return unitOf.flatMap((unit, index) =>
    unitOf.indexOf(unit) === index ? [[...unitOf.keys()].filter((other) => unitOf[other] === unit)] : [],
  );
}

/** A start at random: the largest groups first, where they fit. @returns each player's team */
function begun(
  { apart, strengths }: Indexed,
  units: readonly number[][],
  count: number,
  random: Random,
): number[] {
  const people = strengths.length;
  const teamOf: number[] = strengths.map(() => -1);
  const left = shuffled(
    Array.from({ length: count }, (_, team) => Math.floor((people + team) / count)),
    random,
  );
  const put = (unit: readonly number[]): boolean => {
    const fitting = [...left.keys()].filter((team) => (left[team] ?? 0) >= unit.length);
    const isApart = (team: number) =>
      apart.every(
        (pair) =>
          !pair.some((index) => unit.includes(index)) || !pair.some((index) => teamOf[index] === team),
      );
    const wanted = fitting.filter(isApart);
    const from = wanted.length > 0 ? wanted : fitting;
    const team = from[Math.floor(random() * from.length)];
    if (team === undefined) return false;
    for (const index of unit) teamOf[index] = team;
    left[team] = (left[team] ?? 0) - unit.length;
    return true;
  };
  const inOrder = shuffled(units, random).sort((one, other) => other.length - one.length);
  const tooLarge = inOrder.filter((unit) => !put(unit));
  for (const index of tooLarge.flat()) put([index]);
  return teamOf;
}

/** Swaps as long as that helps. @param teamOf is changed @returns what the result costs */
function improve(given: Indexed, units: readonly number[][], teamOf: number[], count: number): number {
  // Single people also leave their group, if the teams are better for it: a wish of more than half a team, say.
  const movable = [
    ...units.filter(({ length }) => length > 1),
    ...given.strengths.map((_, index) => [index]),
  ];
  let cost = costOf(given, teamOf, count);
  for (let better = true; better; ) {
    better = false;
    for (const [index, one] of movable.entries())
      for (const other of movable.slice(index + 1)) {
        const [here, there] = [teamAt(teamOf, one), teamAt(teamOf, other)];
        if (here === there || here === undefined || there === undefined || one.length !== other.length)
          continue;
        assign(teamOf, one, there);
        assign(teamOf, other, here);
        const next = costOf(given, teamOf, count);
        if (next < cost - 1e-9) {
          cost = next;
          better = true;
        } else {
          assign(teamOf, one, here);
          assign(teamOf, other, there);
        }
      }
  }
  return cost;
}

/** The team that a whole group is in; undefined if it is in several. */
const teamAt = (teamOf: readonly number[], [first = 0, ...others]: readonly number[]): number | undefined =>
  others.every((index) => teamOf[index] === teamOf[first]) ? teamOf[first] : undefined;

const assign = (teamOf: number[], group: readonly number[], team: number): void => {
  for (const index of group) teamOf[index] = team;
};

function costOf({ strengths, together, apart }: Indexed, teamOf: readonly number[], count: number): number {
  const teams: number[][] = Array.from({ length: count }, () => []);
  for (const [index, team] of teamOf.entries()) teams[team]?.push(strengths[index] ?? 0);
  const isOne = (group: readonly number[]) => teamAt(teamOf, group) !== undefined;
  const broken = together.filter((group) => !isOne(group)).length + apart.filter(isOne).length;
  return broken * perBrokenWish + gapOf(teams.map(measureOf));
}

const shuffled = <T>(all: readonly T[], random: Random): T[] => {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
};
