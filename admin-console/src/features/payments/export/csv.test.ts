import fc from 'fast-check';
import { csvFile, harmless } from './csv';

const textOf = (content: ArrayBuffer): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('%j cannot become a formula', (text) => {
  expect(harmless(text)).toBe(`'${text}`);
});

test('what is no formula stays as it is', () => {
  for (const text of ['Anaïs', '10 - 2', ' x', '', 'a=b']) expect(harmless(text)).toBe(text);
});

test('no text at all begins as a formula does', () => {
  fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r\n]/.test(harmless(text))));
});

test('the file begins with the mark that keeps its accents, and ends each line as Excel does', () => {
  const text = textOf(
    csvFile([
      ['Montant', 'État'],
      [10, 'Reçu'],
    ]),
  );
  expect(text).toBe('\uFEFFMontant,État\r\n10.00,Reçu\r\n');
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(textOf(csvFile([['a,b', 'say "hi"', 'two\nlines']]))).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines"\r\n',
  );
});

test('a negative amount is a number, not a formula', () => {
  expect(textOf(csvFile([[-5]]))).toBe('\uFEFF-5.00\r\n');
});
