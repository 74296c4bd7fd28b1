import { readDateSearch } from './date-search';
import { rules } from './rules';
import { findsName, readSearch } from './search';

test.each([
  ['marie eve', 'Marie-Ève Côté'],
  ['eve marie', 'Marie-Ève Côté'],
  ['MARIEÈVE', 'Marie-Ève Côté'],
  ['Côté, Marie-Ève', 'Marie-Ève Côté'],
  ['cote,marie', 'Marie-Ève Côté'],
  ['  marie   cote ', 'Marie Eve  Cote'],
  ['marie‑ève', 'Marie Eve Cote'],
  ['lecuyer', 'Chloé L’Écuyer'],
  ['ecuyer chloe', "Chloé L'Écuyer"],
  ['l’ecuyer', 'Chloé L´Écuyer'],
  ['l ecuyer', "Chloé L'Écuyer"],
  ['obrien', 'Siobhán O’Brien'],
  ["o'brien", 'Siobhan OBrien'],
  ['st jean', 'Luc St-Jean'],
  ['j.p.', 'J.-P. Roy'],
  ['jp roy', 'J.-P. Roy'],
  ['li', 'Li Wei'],
  ['bo xu', 'Xu Bo'],
  ['ng', 'An Ng'],
  ['blay', 'Ana Tremblay'],
  ['«Tremblay» (Ana)', 'Ana Tremblay'],
  ['T\u200bremblay\u200e', 'Ana Tremblay'],
  ['', 'Ana Tremblay'],
  [' - ', 'Ana Tremblay'],
])('“%s” finds %s', (search, name) => {
  expect(findsName(name, search)).toBe(true);
});

test.each([
  ['li', 'Emilie Roy'],
  ['ay', 'Ana Tremblay'],
  ['s', 'Ana Ross'],
  ['marie luc', 'Marie-Ève Côté'],
  ['tremblay | ana', 'Ana Roy'],
])('“%s” does not find %s', (search, name) => {
  expect(findsName(name, search)).toBe(false);
});

test('signs that Unicode writes out make no more words than can be typed', () => {
  // Four words of eighteen letters each.
  const search = 'ﷺ'.repeat(rules.search.max);
  for (const words of [readSearch(search), readDateSearch(search)])
    expect(words.length).toBeLessThanOrEqual(rules.search.max / 2);
  expect(findsName('Anaïs Œuvrard-Lefebvre'.repeat(2), 'Anaïs Œuvrard-Lefebvre'.repeat(2))).toBe(true);
});
