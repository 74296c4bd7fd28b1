import fc from 'fast-check';
import { csvFile, escapeFormula } from './csv';

const textOf = (content: ArrayBuffer): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =1', "' =1"],
  ['"=1', '\'"=1'],
  ['\tx', "'\tx"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['Zoé;=1+1', "Zoé;'=1+1"],
  ['Zoé;"=1+1";@A', 'Zoé;\'"=1+1";\'@A'],
  ['Zoé; =1', "Zoé;' =1"],
  ['Zoé\t=1', "Zoé\t'=1"],
  ['Zoé\r\n-1', "Zoé\r\n'-1"],
])('%j cannot become a formula', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
});

test('what is no formula stays as it is', () => {
  for (const text of ['Anaïs', '10 - 2', ' x', '', 'a=b', 'a; b', 'a, -b', 'two\nlines'])
    expect(escapeFormula(text)).toBe(text);
});

test('no text has a formula in it, wherever a spreadsheet cuts it into cells', () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'=+-@;\t\r\n" ,a') });
  fc.assert(
    fc.property(nasty, (text) => {
      const [written = ''] = new TextDecoder().decode(csvFile([[text]])).split(/\r\n$/);
      const cells = written.split(/[;\t\r\n]/);
      return cells.every((cell) => !/^[\s"]*[=+\-@]/.test(cell));
    }),
  );
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
