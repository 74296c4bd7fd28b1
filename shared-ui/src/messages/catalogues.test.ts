import { checkCatalogues } from '../testing/catalogues';
import { en } from './en';
import { fr } from './fr';

test('English and French say the same, with the same values', () => {
  expect(checkCatalogues(en, fr)).toEqual([]);
});

test('a French message that lacks a value, a tag or its text is found', () => {
  const found = checkCatalogues(
    { a: 'Hello {name}', b: '{n, plural, one {#} other {#}}', c: '<b>x</b>', d: 'text' },
    { a: 'Bonjour', b: '{n}', c: 'x', d: '' },
  );
  expect(found.map((line) => line.slice(0, 1))).toEqual(['a', 'b', 'c', 'd']);
});

test('French as it is written in Québec', () => {
  const texts = Object.values(fr);
  expect(texts.filter((text) => /e-?mail|newsletter/i.test(text))).toEqual([]);
  // No space before ? and !, and the curly apostrophe.
  expect(texts.filter((text) => /\s[?!]|\w'\w/.test(text))).toEqual([]);
});
