/** Somebody to be put into a team. */
export interface Player {
  id: string;
  /** 1 to 5. */
  strength: number;
}

export interface Wishes {
  /** Groups of people, each of which belongs into one team: a host and their guests, for one. */
  together: readonly (readonly string[])[];
  /** Pairs of people who belong into different teams. */
  apart: readonly (readonly string[])[];
}

/** Ids of people, by team. */
export type Teams = readonly (readonly string[])[];

/** A team's strength. */
export interface Measure {
  size: number;
  sum: number;
  /** The sum of squares. */
  squares: number;
  best: number;
}

const nobody: Measure = { size: 0, sum: 0, squares: 0, best: 0 };

export const joinedBy = ({ size, sum, squares, best }: Measure, strength: number): Measure => ({
  size: size + 1,
  sum: sum + strength,
  squares: squares + strength * strength,
  best: Math.max(best, strength),
});

export const measureOf = (strengths: readonly number[]): Measure => strengths.reduce(joinedBy, nobody);

/** @returns 0 for nobody */
export const meanOf = ({ size, sum }: Measure): number => (size === 0 ? 0 : sum / size);

const sizeOf = ({ size }: Measure): number => size;
const bestOf = ({ best }: Measure): number => best;
/** The standard deviation: low for five alike, high for one star and four beginners. */
const spreadOf = (team: Measure): number =>
  team.size === 0 ? 0 : Math.sqrt(Math.max(0, team.squares / team.size - meanOf(team) ** 2));

type Figure = (team: Measure) => number;

// Without lists in between: this is done for each of 92,378 splits.
const leastOf = (teams: readonly Measure[], figure: Figure): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const team of teams) least = Math.min(least, figure(team));
  return least;
};
const rangeOf = (teams: readonly Measure[], figure: Figure): number => {
  let most = 0;
  for (const team of teams) most = Math.max(most, figure(team));
  return most - leastOf(teams, figure);
};

/**
 * How unequal teams are, in points of strength; 0 for equal ones. Sums count most; of teams that differ in size the means
 * are compared, since whoever is one too many sits out in turn.
 */
export const gapOf = (teams: readonly Measure[]): number =>
  rangeOf(teams, meanOf) * leastOf(teams, sizeOf) + (rangeOf(teams, bestOf) + rangeOf(teams, spreadOf)) / 2;

/** The wishes that teams do not fulfil. Whoever is in no team has none. */
export const brokenBy = (teams: Teams, { together, apart }: Wishes): Wishes => {
  const placed = new Map(teams.flatMap((team, index) => team.map((id) => [id, index] as const)));
  const teamsOf = (ids: readonly string[]) => ids.flatMap((id) => placed.get(id) ?? []);
  return {
    together: together.filter((group) => new Set(teamsOf(group)).size > 1),
    apart: apart.filter((pair) => new Set(teamsOf(pair)).size < teamsOf(pair).length),
  };
};
