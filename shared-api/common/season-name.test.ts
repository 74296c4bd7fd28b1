import { createFormatters } from '@formatjs/intl';
import { formatsOf } from './format';

const en = formatsOf('en', createFormatters());
const fr = formatsOf('fr', createFormatters());

test.each([
  ['Fall 2026', 'Fall 2026', 'Automne 2026'],
  ['autumn 2026', 'autumn 2026', 'Automne 2026'],
  ['Hiver 2027', 'Winter 2027', 'Hiver 2027'],
  ['Été 2026-2027', 'Summer 2026-2027', 'Été 2026-2027'],
  ['Automne · Fall 2026', 'Fall 2026', 'Automne 2026'],
  ['Winter 2027 · Hiver 2027', 'Winter 2027', 'Hiver 2027'],
  ['September to November 2026', 'September to November 2026', 'septembre à novembre 2026'],
  ['août à décembre 2026', 'August to December 2026', 'août à décembre 2026'],
  ['Ligue du parc', 'Ligue du parc', 'Ligue du parc'],
  ['Summer league 2026', 'Summer league 2026', 'Summer league 2026'],
  ['Ligue d’hiver · Winter league', 'Ligue d’hiver · Winter league', 'Ligue d’hiver · Winter league'],
  ['2026', '2026', '2026'],
  ['', '', ''],
])('the season “%s” is “%s” in English, « %s » in French', (name, english, french) => {
  expect([en.season(name), fr.season(name)]).toEqual([english, french]);
});
