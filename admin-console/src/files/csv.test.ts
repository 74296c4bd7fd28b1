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
    fc.property(nasty, fc.constantFrom('en', 'fr'), (text, locale) => {
      const [written = ''] = new TextDecoder().decode(csvFile([[text]], locale)).split(/\r\n$/);
      const cells = written.split(/[;\t\r\n]/);
      return cells.every((cell) => !/^[\s"]*[=+\-@]/.test(cell));
    }),
  );
});

test.each([
  ['en', '\uFEFFMontant,État\r\n10.00,Reçu\r\n-1234.50,"a,b"\r\n'],
  ['fr', '\uFEFFMontant;État\r\n10,00;Reçu\r\n-1234,50;"a,b"\r\n'],
] as const)(
  'the file has the mark that keeps its accents, Excel’s line ends, and the signs of its language (%s)',
  (locale, text) => {
    const lines = [
      ['Montant', 'État'],
      [10, 'Reçu'],
      [-1234.5, 'a,b'],
    ];
    expect(textOf(csvFile(lines, locale))).toBe(text);
  },
);

test.each(['en', 'fr'] as const)(
  'separators, quotes and line breaks stay within their cell (%s)',
  (locale) => {
    const separator = { en: ',', fr: ';' }[locale];
    const cells = ['"a,b"', '"say ""hi"""', '"two\nlines"', '"c;d"'];
    expect(textOf(csvFile([['a,b', 'say "hi"', 'two\nlines', 'c;d']], locale))).toBe(
      `\uFEFF${cells.join(separator)}\r\n`,
    );
  },
);
