import { seasonParts } from './season-parts';

test.each([
  [
    'Automne · Fall 2026',
    [
      { text: 'Automne', lang: 'fr' },
      { text: 'Fall 2026', lang: 'en' },
    ],
  ],
  [
    'Été · Summer 2027',
    [
      { text: 'Été', lang: 'fr' },
      { text: 'Summer 2027', lang: 'en' },
    ],
  ],
  ['Winter 2027', [{ text: 'Winter 2027', lang: 'en' }]],
  ['Ligue du parc', [{ text: 'Ligue du parc' }]],
])('%s is parted by language', (name, expected) => {
  expect(seasonParts(name)).toEqual(expected);
});
