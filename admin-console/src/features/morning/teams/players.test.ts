import {
  hostsWithGuests,
  type Listed,
  namesOf,
  playersOf,
  playingOf,
  renamed,
  withArrivals,
  withMoved,
} from './players';

const person = (id: string, other: Partial<Listed> = {}): Listed => ({
  ...{ id, firstName: id, lastName: 'Roy', standing: 'in', mark: null },
  ...other,
});

test('who is here plays; before anybody is, those who are in', () => {
  const waiting = person('w', { standing: 'waiting' });
  expect(playingOf([person('a'), waiting])).toEqual({ people: [person('a')], areHere: false });
  const come = [person('b', { mark: 'late' }), person('c', { standing: 'none', mark: 'here' })];
  expect(playingOf([person('a'), waiting, ...come, person('d', { mark: 'excused' })])).toEqual({
    people: come,
    areHere: true,
  });
});

test('whoever is not rated counts as the middle', () => {
  expect(playersOf([person('a'), person('b')], [{ userId: 'b', rating: 5 }])).toEqual([
    { id: 'a', strength: 3 },
    { id: 'b', strength: 5 },
  ]);
});

test('guests belong to their host, if that one plays', () => {
  const people = [person('a'), person('g', { hostId: 'a' }), person('h', { hostId: 'gone' })];
  expect(hostsWithGuests(people)).toEqual([['a', 'g']]);
});

test.each([
  [
    'first names only',
    [
      ['Léa', 'Roy'],
      ['Karim', 'Roy'],
    ],
    ['Léa', 'Karim'],
  ],
  [
    'the first letter, where it tells them apart',
    [
      ['Léa', 'Roy'],
      ['Léa', 'Gagnon'],
    ],
    ['Léa R.', 'Léa G.'],
  ],
  [
    'all of the last name, where a letter does not',
    [
      ['Léa', 'Roy'],
      ['Léa', 'Rioux'],
    ],
    ['Léa Roy', 'Léa Rioux'],
  ],
  [
    'a guest without a last name',
    [
      ['Léa', ''],
      ['Léa', 'Roy'],
    ],
    ['Léa', 'Léa R.'],
  ],
])('the wall has %s', (_, given, names) => {
  const people = given.map(([firstName = '', lastName = ''], index) =>
    person(`${index}`, { firstName, lastName }),
  );
  expect([...namesOf(people).values()]).toEqual(names);
});

const players = (ids: string) => [...ids].map((id) => ({ id, strength: id === 'z' ? 5 : 3 }));

test.each<[string, string[], string, string[][], string[]]>([
  ['nobody has come or gone', ['ab', 'cd'], 'abcd', [], ['ab', 'cd']],
  ['somebody has gone', ['ab', 'cd'], 'abd', [], ['ab', 'd']],
  ['somebody comes: into the smallest team', ['abc', 'de'], 'abcdef', [], ['abc', 'def']],
  ['of two small ones, into the weaker', ['az', 'cd'], 'azcdf', [], ['az', 'cdf']],
  ['a guest: to their host', ['abc', 'de'], 'abcdeg', [['a', 'g']], ['abcg', 'de']],
  ['no teams yet', [], 'ab', [], []],
])('teams when %s', (_, teams, here, groups, expected) => {
  const now = withArrivals(
    teams.map((team) => [...team]),
    players(here),
    groups,
  );
  expect(now.map((team) => team.join(''))).toEqual(expected);
});

test('one person is moved, and only into the chosen team', () => {
  expect(withMoved([['a', 'b'], ['c']], 'b', 1)).toEqual([['a'], ['c', 'b']]);
  expect(withMoved([['a', 'b'], ['c']], 'c', 1)).toEqual([['a', 'b'], ['c']]);
});

test('a walk-in stays in their team once they have the server’s id', () => {
  expect(renamed([['a', 'temporary'], ['b']], { temporary: 'w' })).toEqual([['a', 'w'], ['b']]);
});
