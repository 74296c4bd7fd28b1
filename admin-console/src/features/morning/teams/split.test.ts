import fc from 'fast-check';
import { brokenBy, gapOf, measureOf, type Player, type Teams, type Wishes } from './balance';
import { splitTeams } from './split';

const none: Wishes = { together: [], apart: [] };
const seeded = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647;
  return (seed - 1) / 2147483646;
};
const players = (strengths: readonly number[]): Player[] =>
  strengths.map((strength, index) => ({ id: `p${index}`, strength }));
const strengthsIn = (all: readonly Player[], team: readonly string[]) =>
  team.map((id) => all.find((player) => player.id === id)?.strength ?? 0);
const gapIn = (all: readonly Player[], teams: Teams) =>
  gapOf(teams.map((team) => measureOf(strengthsIn(all, team))));
const brokenCount = (teams: Teams, wishes: Wishes) => {
  const { together, apart } = brokenBy(teams, wishes);
  return together.length + apart.length;
};
const sizes = (teams: Teams) => teams.map(({ length }) => length).sort();

/** All splits into teams of equal size, give or take one; teams in any order. */
function* everySplit(ids: readonly string[], count: number): Generator<string[][]> {
  const largest = Math.ceil(ids.length / count);
  const smallest = Math.floor(ids.length / count);
  const teams: string[][] = Array.from({ length: count }, () => []);
  function* put(index: number): Generator<string[][]> {
    const id = ids[index];
    if (id === undefined) {
      if (teams.every(({ length }) => length >= smallest)) yield teams.map((team) => [...team]);
      return;
    }
    for (const team of teams) {
      if (team.length === largest) continue;
      team.push(id);
      yield* put(index + 1);
      team.pop();
    }
  }
  yield* put(0);
}

test.each([
  ['two of five', [5, 5, 4, 4, 3, 3, 2, 2, 1, 1], 2, [5, 5], 0],
  ['nobody is rated', [3, 3, 3, 3, 3, 3], 2, [3, 3], 0],
  ['one star', [5, 1, 1, 1], 2, [2, 2], 6],
  ['nine: five and four', [3, 3, 3, 3, 3, 3, 3, 3, 3], 2, [4, 5], 0],
  ['three teams', [5, 5, 5, 1, 1, 1, 3, 3, 3], 3, [3, 3, 3], 0],
  ['four teams of fourteen', [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], 4, [3, 3, 4, 4], 0],
  ['fewer people than teams', [4, 2], 3, [0, 1, 1], 0],
  ['nobody', [], 2, [0, 0], 0],
])('%s', (_, strengths, count, expected, gap) => {
  const all = players(strengths);
  const teams = splitTeams(all, count, none, seeded(7));
  expect(teams.flat().sort()).toEqual(all.map(({ id }) => id).sort());
  expect(sizes(teams)).toEqual(expected);
  if (Math.min(...expected) > 0) expect(gapIn(all, teams)).toBeLessThanOrEqual(gap + 1);
});

test('the best players are divided, not only the sums', () => {
  const all = players([5, 5, 3, 3, 1, 1, 3, 3]);
  for (let seed = 1; seed <= 20; seed += 1) {
    const teams = splitTeams(all, 2, none, seeded(seed));
    expect(teams.map((team) => measureOf(strengthsIn(all, team)))).toEqual([
      expect.objectContaining({ sum: 12, best: 5 }),
      expect.objectContaining({ sum: 12, best: 5 }),
    ]);
  }
});

test('all 92,378 splits of twenty are tried: none is better, and another shuffle gives other teams', () => {
  const all = players([5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 5]);
  const wishes: Wishes = { together: [['p0', 'p19']], apart: [['p2', 'p3']] };
  const seen = new Set<string>();
  for (let seed = 1; seed <= 5; seed += 1) {
    const teams = splitTeams(all, 2, wishes, seeded(seed));
    expect(sizes(teams)).toEqual([10, 10]);
    expect(brokenCount(teams, wishes)).toBe(0);
    expect(gapIn(all, teams)).toBeLessThanOrEqual(1.5);
    seen.add(JSON.stringify(teams));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test.each<[string, Wishes, number]>([
  ['a host and their guests stay together', { together: [['p0', 'p1', 'p2']], apart: [] }, 0],
  [
    'wishes through others',
    {
      together: [
        ['p0', 'p1'],
        ['p1', 'p2'],
      ],
      apart: [],
    },
    0,
  ],
  [
    'people apart',
    {
      together: [],
      apart: [
        ['p0', 'p1'],
        ['p2', 'p3'],
      ],
    },
    0,
  ],
  [
    'both wishes about the same two: one of them is kept',
    { together: [['p0', 'p1']], apart: [['p0', 'p1']] },
    1,
  ],
  ['more together than a team holds', { together: [['p0', 'p1', 'p2', 'p3', 'p4']], apart: [] }, 1],
  ['somebody who does not play', { together: [['p0', 'gone']], apart: [['p1', 'gone']] }, 0],
])('%s, in two teams and in more', (_, wishes, broken) => {
  for (const [count, people] of [
    [2, 8],
    [3, 9],
    [4, 14],
  ] as const) {
    const all = players(Array.from({ length: people }, (_, index) => 1 + (index % 5)));
    const teams = splitTeams(all, count, wishes, seeded(people));
    expect([count, brokenCount(teams, wishes)]).toEqual([count, broken]);
    const [least = 0, ...others] = sizes(teams);
    expect((others.at(-1) ?? 0) - least).toBeLessThanOrEqual(1);
  }
});

const someone = fc.integer({ min: 1, max: 5 });
const wishesAmong = (people: number) => {
  const pair = fc
    .uniqueArray(fc.integer({ min: 0, max: people - 1 }), { minLength: 2, maxLength: 2 })
    .map((pair) => pair.map((index) => `p${index}`));
  return fc.record({ together: fc.array(pair, { maxLength: 2 }), apart: fc.array(pair, { maxLength: 2 }) });
};
const anyMorning = (people: { min: number; max: number }, teams: { min: number; max: number }) =>
  fc
    .integer(people)
    .chain((number) =>
      fc.tuple(
        fc.array(someone, { minLength: number, maxLength: number }),
        fc.integer(teams),
        wishesAmong(number),
        fc.integer({ min: 1, max: 1_000_000 }),
      ),
    );

test('everybody is in one team, and teams are of equal size, give or take one', () => {
  fc.assert(
    fc.property(anyMorning({ min: 2, max: 26 }, { min: 2, max: 4 }), ([strengths, count, wishes, seed]) => {
      const all = players(strengths);
      const teams = splitTeams(all, count, wishes, seeded(seed));
      expect(teams).toHaveLength(count);
      expect(teams.flat().sort()).toEqual(all.map(({ id }) => id).sort());
      const [least = 0, ...others] = sizes(teams);
      expect((others.at(-1) ?? 0) - least).toBeLessThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
});

test('no other split breaks fewer wishes, or is better by more than a point', () => {
  fc.assert(
    fc.property(anyMorning({ min: 4, max: 9 }, { min: 2, max: 3 }), ([strengths, count, wishes, seed]) => {
      const all = players(strengths);
      const teams = splitTeams(all, count, wishes, seeded(seed));
      const [broken, gap] = [brokenCount(teams, wishes), gapIn(all, teams)];
      for (const other of everySplit(
        all.map(({ id }) => id),
        count,
      )) {
        const otherBroken = brokenCount(other, wishes);
        expect(otherBroken).toBeGreaterThanOrEqual(broken);
        if (otherBroken === broken) expect(gapIn(all, other)).toBeGreaterThanOrEqual(gap - 1 - 1e-6);
      }
    }),
    { numRuns: 25 },
  );
});
