import { rules } from 'shared-api';
import { nextUsername, proposedUsername } from './policy';

test.each([
  ['Zoé', 'Deslauriers', 'zoe-deslauriers'],
  ['Marie-Ève', 'O’Neill', 'marie-eve-o-neill'],
  [' Léa ', '', 'lea'],
  ['Cœur', 'de Lion', 'coeur-de-lion'],
  ['Łukasz', 'Đào-Strauß', 'lukasz-dao-strauss'],
  ['李', '明', ''],
  ['', '', ''],
])('%s %s may be called “%s”', (first, last, username) => {
  expect(proposedUsername(first, last)).toBe(username);
});

test('a long name makes a username that is allowed, with room for a number', () => {
  const long = proposedUsername('Maximilienne-Alexandrine', 'de la Tour-du-Pin-Montauban');
  expect(nextUsername(long)).toMatch(new RegExp(rules.username.pattern));
  expect(nextUsername(long).length).toBeLessThanOrEqual(rules.username.max);
});

test('a taken one is followed by the next', () => {
  expect(nextUsername('zoe-roy')).toBe('zoe-roy-2');
  expect(nextUsername('zoe-roy-9')).toBe('zoe-roy-10');
});
