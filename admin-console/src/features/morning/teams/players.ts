import { type Rating, type RosterPerson, rules } from 'shared-api';
import { measureOf, type Player, type Teams } from './balance';

/** What teams need to know of somebody on a session's list. */
export type Listed = Pick<RosterPerson, 'id' | 'firstName' | 'lastName' | 'standing' | 'hostId' | 'mark'>;

export interface Playing {
  people: readonly Listed[];
  /** Whether they are here; before anybody is, they are those who are in. */
  areHere: boolean;
}

/** Who is put into teams. */
export const playingOf = (people: readonly Listed[]): Playing => {
  const here = people.filter(({ mark }) => mark === 'here' || mark === 'late');
  return here.length > 0
    ? { people: here, areHere: true }
    : { people: people.filter(({ standing }) => standing === 'in'), areHere: false };
};

/** People with their strength; whoever has none counts as the middle. */
export const playersOf = (people: readonly Listed[], ratings: readonly Rating[]): Player[] => {
  const known = new Map(ratings.map(({ userId, rating }) => [userId, rating]));
  return people.map(({ id }) => ({ id, strength: known.get(id) ?? rules.rating.default }));
};

/** Hosts, each with their guests. */
export const hostsWithGuests = (people: readonly Listed[]): string[][] =>
  people
    .map(({ id }) => [id, ...people.flatMap((guest) => (guest.hostId === id ? guest.id : []))])
    .filter(({ length }) => length > 1);

/**
 * First names for a wall; where several people have the same one, with the first letter of the last name, or all of it
 * if that is not enough.
 */
export const namesOf = (people: readonly Listed[]): Map<string, string> => {
  const lengths = [0, 1, Number.POSITIVE_INFINITY];
  const nameOf = ({ firstName, lastName }: Listed, length: number) => {
    const part = lastName.slice(0, length);
    const end = part.length < lastName.length ? '.' : '';
    return part ? `${firstName} ${part}${end}` : firstName;
  };
  const isOnly = (person: Listed, length: number) =>
    people.every((other) => other === person || nameOf(other, length) !== nameOf(person, length));
  return new Map(
    people.map((person) => {
      const length = lengths.find((one) => isOnly(person, one)) ?? Number.POSITIVE_INFINITY;
      return [person.id, nameOf(person, length)];
    }),
  );
};

/** People by name. */
export const inOrder = (ids: readonly string[], names: ReadonlyMap<string, string>): string[] =>
  [...ids].sort((one, other) => (names.get(one) ?? '').localeCompare(names.get(other) ?? ''));

/** What was decided about people under former ids: those of walk-ins that have been sent since, or merged. */
export const renamed = (
  groups: readonly (readonly string[])[],
  aliases: Readonly<Record<string, string>>,
): string[][] => groups.map((group) => group.map((id) => aliases[id] ?? id));

/**
 * The teams without those who have gone, and with those who have come since: guests with their host, everybody else in
 * the smallest team, of several the weakest.
 */
export const withArrivals = (
  teams: Teams,
  players: readonly Player[],
  groups: readonly (readonly string[])[],
): string[][] => {
  const strengths = new Map(players.map(({ id, strength }) => [id, strength]));
  const now = teams.map((team) => team.filter((id) => strengths.has(id)));
  const placed = new Set(now.flat());
  const sumOf = (team: readonly string[]) => measureOf(team.map((id) => strengths.get(id) ?? 0)).sum;
  for (const { id } of players) {
    if (placed.has(id)) continue;
    const own = groups.find((group) => group.includes(id));
    const [smallest] = [...now].sort((one, other) => one.length - other.length || sumOf(one) - sumOf(other));
    const team = now.find((team) => team.some((other) => own?.includes(other))) ?? smallest;
    team?.push(id);
  }
  return now;
};

/** The teams with one person in another one. */
export const withMoved = (teams: Teams, id: string, to: number): string[][] =>
  teams.map((team, index) => {
    const others = team.filter((other) => other !== id);
    return index === to ? [...others, id] : others;
  });
