import { findsShown, initialOf } from './door-search';

const names: [firstName: string, lastName: string][] = [
  ['Zoé', 'Roy'],
  ['Zoé-Anne', 'Ruel'],
  ['Bo', 'Li'],
  ['Wim', "'t Hooft"],
  ['Léa', ''],
  ['محمد', 'علي'],
];

test.each([
  ['Zoé Roy', ['Zoé R.', 'Zoé-Anne R.']],
  ['roy zoe', ['Zoé R.', 'Zoé-Anne R.']],
  ['Roy, Zoé', ['Zoé R.', 'Zoé-Anne R.']],
  ['zoé tremblay', []],
  ['zoe-anne', ['Zoé-Anne R.']],
  ['bo', []],
  ['bo li', ['Bo L.']],
  ['wim hooft', []],
  ["wim 't hooft", ['Wim t.']],
  ['wim t', ['Wim t.']],
  ['lea', ['Léa']],
  ['lea roy', []],
  ['محمد علي', ['محمد ع.']],
  ['roy', []],
  ['= % _ \\', []],
])('by a link, the search for %s finds %j, whether the server or the phone looks', (search, found) => {
  const shown = names.map(([firstName, lastName]) => ({ firstName, lastName: initialOf(lastName) }));
  const textOf = ({ firstName, lastName }: (typeof shown)[number]) => `${firstName} ${lastName}`.trim();
  expect(shown.filter((person) => findsShown(person, search, false)).map(textOf)).toEqual(found);
  const whole = names.filter(([firstName, lastName]) => findsShown({ firstName, lastName }, search, false));
  expect(whole.map(([firstName, lastName]) => textOf({ firstName, lastName: initialOf(lastName) }))).toEqual(
    found,
  );
});

test('whoever is expected is found by less', () => {
  const zoe = { firstName: 'Zoé', lastName: 'R.' };
  expect([findsShown(zoe, 'z', true), findsShown(zoe, 'royer', true), findsShown(zoe, 'z', false)]).toEqual([
    true,
    true,
    false,
  ]);
});
