import { checkCatalogues } from 'shared-ui/testing';
import { en } from './en';
import { fr } from './fr';

test('both languages have every text, with the same arguments', () => {
  expect(checkCatalogues(en, fr)).toEqual([]);
});

test('French is written as Québec writes it', () => {
  for (const text of Object.values(fr)) {
    expect(text).not.toMatch(/'|e-mail|\bmail\b|week-end/);
    // What belongs together stays on one line: guillemets, a colon, hours, percentages.
    expect(text).not.toMatch(/« | »| :|\d (h|%|\$)/);
    // No space before a question mark, an exclamation mark or a semicolon; one before a colon.
    expect(text).not.toMatch(/[\s\u00a0][?!;]|[^\s\u00a0\d]:(\s|$)/);
  }
});
