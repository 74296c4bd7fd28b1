import fc from 'fast-check';
import { isChecked, newReference, referencesIn } from '../../src/club/money/references';
import { sequences } from '../support/engines';
import { processorTime } from '../support/processor-time';

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const references = fc
  .tuple(...Array.from({ length: 7 }, () => fc.constantFrom(...alphabet)))
  .map((characters) => {
    const last = [...alphabet].find((check) => isChecked(`CS-${characters.join('')}${check}`)) ?? '';
    const all = characters.join('') + last;
    return `CS-${all.slice(0, 4)}-${all.slice(4)}`;
  });

test('a new reference has the form that it always had, and checks', () => {
  for (let count = 0; count < 200; count++) {
    const reference = newReference();
    expect(reference).toMatch(new RegExp(`^CS-[${alphabet}]{4}-[${alphabet}]{4}$`));
    expect(isChecked(reference)).toBe(true);
  }
});

test('of all last characters exactly one checks', () => {
  fc.assert(
    fc.property(references, (reference) => {
      const fitting = [...alphabet].filter((last) => isChecked(reference.slice(0, -1) + last));
      expect(fitting).toEqual([reference.at(-1)]);
    }),
  );
});

test('one wrong character, or two exchanged ones, never check', () => {
  const places = fc.constantFrom(3, 4, 5, 6, 8, 9, 10, 11);
  fc.assert(
    fc.property(
      references,
      places,
      places,
      fc.constantFrom(...alphabet),
      (reference, place, other, wrong) => {
        const with_ = (changes: Record<number, string>) =>
          [...reference].map((character, index) => changes[index] ?? character).join('');
        const mistyped = with_({ [place]: wrong });
        const exchanged = with_({ [place]: reference.charAt(other), [other]: reference.charAt(place) });
        for (const changed of [mistyped, exchanged]) {
          expect(isChecked(changed)).toBe(changed === reference);
        }
      },
    ),
    sequences(500),
  );
});

test('a reference is found however it is written', () => {
  const separators = fc.constantFrom('', ' ', '-', '–', '\u00a0', '\n> ', '.', ' - ', '\u200b', '_', '\r\n');
  const around = fc.constantFrom('', 'réf. ', 'merci ', '🏀', 'Été, ', ' Noël', '(', ' :', '10.00 $ ');
  fc.assert(
    fc.property(
      references,
      fc.array(separators, { minLength: 10, maxLength: 10 }),
      around,
      around,
      fc.boolean(),
      (reference, between, before, after, isLower) => {
        const letters = [...reference.replaceAll('-', '')];
        const text = letters.map((letter, index) => letter + (between[index] ?? '')).join('');
        expect(referencesIn(before + (isLower ? text.toLowerCase() : text) + after)).toContain(reference);
      },
    ),
    sequences(500),
  );
});

test.each([
  ['', []],
  ['merci pour samedi', []],
  ['CS-7K2M', []],
  ['CS-7K2M-9Q', []],
  ['CS-7K2M-9QX0', []],
  ['CS-7K2M-9QXA', ['CS-7K2M-9QXA']],
  ['CS-7K2M-9QXA CS-7K2M-9QXA', ['CS-7K2M-9QXA']],
  ['çs-7k2m-9qxa', ['CS-7K2M-9QXA']],
  ['CS 2222 2222, CS 3333 3333', ['CS-2222-2222', 'CS-3333-3333']],
] as const)('in %p are %p', (text, found) => {
  expect(referencesIn(text)).toEqual(found);
});

test('a text of a thousand beginnings is looked through at once', async () => {
  const look = () => {
    expect(referencesIn('CS 2 '.repeat(20_000))).toHaveLength(1);
    expect(referencesIn('CS 1 '.repeat(20_000))).toEqual([]);
  };
  expect(await processorTime(look)).toBeLessThan(2000);
});
