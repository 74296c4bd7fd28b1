import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patience } from '../../../infra/bootstrap/patience.mjs';
import { readBalances } from '../../src/club/history/balances';
import { readPeople } from '../../src/club/people/read-people';
import { readSource } from '../../src/tables/source';
import { readTable } from '../../src/tables/table';
import { readBrought } from '../support/brought';
import { processorTime } from '../support/processor-time';
import { textRows, workbookOf, zipOf } from '../support/workbooks';

/** Workbooks as Excel, LibreOffice and others write them: each is read rightly, asked about, or refused with a sentence. */

/** Made with LibreOffice of `club.fods`: it says how. */
const file = (name: string): Buffer => readFileSync(join(__dirname, 'workbooks', name));

/** A workbook's sheets as texts. */
async function sheetsOf(bytes: Uint8Array): Promise<string[]> {
  const texts: string[] = [];
  await readSource(
    bytes,
    {},
    {
      look: async ({ text }) => {
        texts.push(text);
        return { text };
      },
      read: async ({ text }) => ({ text }),
      surenessOf: () => 'unknown',
      named: /^$/,
      unread: { text: '' },
    },
  );
  return texts;
}

const codeOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    ({ code }) => code,
  );

test.each(['club.xlsx', 'club-1904.xlsx', 'club.ods'])(
  '%s of LibreOffice says what stands in it',
  async (name) => {
    expect(await sheetsOf(file(name))).toEqual([
      [
        'Ligue du samedi\t\t\t\t\t\t\t',
        'Prénom\tNom\tCourriel\tTéléphone\tMembre depuis\tArrivée\tCotisation\tPayé',
        'Zoé\tTremblay\tzoe.t@exemple.ca\t5145550101\t2024-09-07\t2026-11-14 10:05\t95.5\tTRUE',
        'Luc\tRoy\tluc.roy@exemple.ca\t\t2026-02-28\t\t0.3\tFALSE',
        '"D’Arcy ""Ti-Lou"""\tDe la Cruz\td@exemple.ca\t\t\t09:30\t\t',
      ].join('\n'),
      ['Courriel\tDoit\tCrédit\tDate', 'zoe.t@exemple.ca\t20\t\t2026-10-03'].join('\n'),
    ]);
  },
);

test.each(['club.xlsx', 'club-1904.xlsx', 'club.ods'])(
  'people and balances are found in %s, below a title, past a hidden sheet',
  async (name) => {
    const people = await readPeople(file(name), 501);
    expect(people?.lines.map(({ firstName, lastName, email }) => [firstName, lastName, email])).toEqual([
      ['Zoé', 'Tremblay', 'zoe.t@exemple.ca'],
      ['Luc', 'Roy', 'luc.roy@exemple.ca'],
      ['D’Arcy', 'De la Cruz', 'd@exemple.ca'],
    ]);
    const balances = await readBalances(file(name), 501);
    expect(balances?.lines).toMatchObject([{ email: 'zoe.t@exemple.ca', cents: -2000, date: '2026-10-03' }]);
  },
);

describe('cells as Excel writes them', () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy"/>
    <numFmt numFmtId="166" formatCode="_(&quot;$&quot;* #,##0.00_);[Red]\\(0.00&quot; d&quot;\\)"/><numFmt numFmtId="167" formatCode="[h]:mm"/><numFmt numFmtId="168" formatCode="mmm\\ yy"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs>${[0, 14, 22, 164, 165, 166, 167, 20, 168, 2].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const cellsOf = async (cells: string, parts = {}) =>
    (await sheetsOf(workbookOf({ sheets: { A: `<row r="7">${cells}</row>` }, styles, ...parts })))[0];

  test.each([
    ['a text in the cell', '<c r="A7" t="inlineStr"><is><t>Zoé &amp; Léo</t></is></c>', 'Zoé & Léo'],
    [
      'a text in parts, one of them said how to pronounce',
      '<c r="A7" t="inlineStr"><is><r><t>Zo</t></r><r><t>é</t></r><rPh><t>zo-ay</t></rPh></is></c>',
      'Zoé',
    ],
    [
      'a comment and a block in a text',
      '<c r="A7" t="str"><v>a<!-- x -->b<![CDATA[ & c]]></v></c>',
      'ab & c',
    ],
    [
      'a sign that XML has none for',
      '<c r="A7" t="inlineStr"><is><t>a_x0009_b_x005F_</t></is></c>',
      '"a\tb_"',
    ],
    ['a number', '<c r="A7"><v>5145550101</v></c>', '5145550101'],
    ['what adding in binary leaves', '<c r="A7"><f>0.1+0.2</f><v>0.30000000000000004</v></c>', '0.3'],
    ['a very small number', '<c r="A7"><v>1.0E-2</v></c>', '0.01'],
    ['a truth', '<c r="A7" t="b"><v>1</v></c><c r="B7" t="b"><v>0</v></c>', 'TRUE\tFALSE'],
    ['a formula without what comes of it', '<c r="A7"><f>B7&amp;C7</f></c>', '=B7&C7'],
    ['an error', '<c r="A7" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a date', '<c r="A7" s="1"><v>46340</v></c>', '2026-11-14'],
    ['a date in words', '<c r="A7" s="4"><v>46340</v></c>', '2026-11-14'],
    ['a month', '<c r="A7" s="8"><v>46327</v></c>', '2026-11-01'],
    ['a moment', '<c r="A7" s="2"><v>46340.416666666664</v></c>', '2026-11-14 10:00'],
    ['a moment with seconds', '<c r="A7" s="3"><v>46340.42025462963</v></c>', '2026-11-14 10:05:10'],
    ['midnight', '<c r="A7" s="3"><v>46340</v></c>', '2026-11-14'],
    ['an hour', '<c r="A7" s="7"><v>0.4375</v></c>', '10:30'],
    ['hours that go on', '<c r="A7" s="6"><v>1.5</v></c>', '1.5'],
    ['money', '<c r="A7" s="5"><v>95.5</v></c><c r="B7" s="9"><v>10</v></c>', '95.5\t10'],
    ['a date in letters', '<c r="A7" t="d"><v>2026-11-14T00:00:00</v></c>', '2026-11-14'],
    ['the last day of February in 1900', '<c r="A7" s="1"><v>59</v></c>', '1900-02-28'],
    ['the day after it', '<c r="A7" s="1"><v>61</v></c>', '1900-03-01'],
    ['a number that is no date', '<c r="A7" s="1"><v>-3</v></c>', '-3'],
    ['places that nobody says', '<c><v>1</v></c><c><v>2</v></c>', '1\t2'],
    ['empty cells between', '<c r="B7" s="1"/><c r="C7"><v>1</v></c><c r="E7"><v>2</v></c>', '\t\t1\t\t2'],
  ])('%s', async (_name, cells, text) => {
    expect(await cellsOf(cells)).toBe(text);
  });

  test('days counted from 1904, as both programs say it', async () => {
    const cells = '<c r="A7" s="1"><v>44878</v></c>';
    for (const said of ['1', 'true'])
      expect(await cellsOf(cells, { properties: `<workbookPr date1904="${said}"/>` })).toBe('2026-11-14');
    expect(await cellsOf(cells, { properties: '<workbookPr date1904="false"/>' })).toBe('2022-11-13');
  });

  test('texts that several cells share', async () => {
    const strings =
      '<si><t>Zoé</t></si><si><r><rPr/><t xml:space="preserve">Léo </t></r><r><t>Roy</t></r></si>';
    expect(await cellsOf('<c r="A7" t="s"><v>1</v></c><c r="B7" t="s"><v>0</v></c>', { strings })).toBe(
      'Léo Roy\tZoé',
    );
  });

  test('names with a prefix, and sheets that are hidden or charts', async () => {
    const sheets = {
      Hidden: textRows([['a']]),
      Deep: textRows([['b']]),
      Seen: '<x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>',
      Empty: '',
    };
    const states = { Hidden: 'state="hidden"', Deep: 'state="veryHidden"' };
    expect(await sheetsOf(workbookOf({ sheets, states }))).toEqual(['1']);
  });

  test('a workbook that Excel has saved as Strict Open XML', async () => {
    const strict = (file: string) =>
      file
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006',
          'http://purl.oclc.org/ooxml/officeDocument',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006',
          'http://purl.oclc.org/ooxml/spreadsheetml',
        );
    const cells =
      '<c r="A7" t="inlineStr"><is><t>Zoé</t></is></c><c r="B7" s="1" t="d"><v>2026-11-14</v></c>';
    expect(await cellsOf(cells, { rewritten: strict })).toBe('Zoé\t2026-11-14');
  });

  test('a heading above several columns, and cells that no row has', async () => {
    const files = {
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row r="2"><c r="A2" t="str"><v>Membres</v></c><c r="B2"/></row><row r="5"><c r="A5" t="str"><v>Nom</v></c><c r="B5" t="str"><v>Courriel</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A2:B2"/></mergeCells></worksheet>',
    };
    expect(await sheetsOf(workbookOf({ sheets: { A: '' }, files }))).toEqual(['Membres\t\nNom\tCourriel']);
  });

  test('a path that leads out of the archive leads nowhere', async () => {
    const files = {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="/worksheet" Target="../../../../../../etc/passwd"/></Relationships>',
    };
    expect(await codeOf(sheetsOf(workbookOf({ sheets: { A: '' }, files })))).toBe('unreadableWorkbook');
    const named = {
      ...files,
      '../../../../../etc/passwd': '<worksheet><row><c><v>1</v></c></row></worksheet>',
    };
    expect(await sheetsOf(workbookOf({ sheets: { A: '' }, files: named }))).toEqual(['1']);
  });

  test('an entity of the file’s own is a text like any other', async () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const sheet = `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs.join('')}]><worksheet><sheetData><row><c t="str"><v>&l9;</v></c></row></sheetData></worksheet>`;
    const [text] = await sheetsOf(
      workbookOf({ sheets: { A: '' }, files: { 'xl/worksheets/sheet1.xml': sheet } }),
    );
    expect(text).toBe('&l9;');
  });
});

const cutOff = file('club.xlsx').subarray(0, 3000);
const damaged = Buffer.from(file('club.xlsx'));
damaged[200] = (damaged[200] ?? 0) ^ 0xff;

test.each([
  ['an older workbook', file('club.xls'), 'oldWorkbook'],
  ['one of Excel with a password', file('password.xlsx'), 'lockedWorkbook'],
  ['one of LibreOffice with a password', file('password.ods'), 'lockedWorkbook'],
  [
    'an encrypted archive',
    zipOf({ '_rels/.rels': { content: Buffer.from('x'), flags: 1 } }),
    'lockedWorkbook',
  ],
  ['one that was cut off', cutOff],
  ['one with a byte that is another', damaged],
  ['an archive of something else', zipOf({ 'word/document.xml': '<w:document/>' })],
  ['one whose elements lie too deep', workbookOf({ sheets: { A: '<a>'.repeat(1_000_000) } })],
  [
    'one with an element of many attributes',
    workbookOf({
      sheets: { A: `<a ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}/>` },
    }),
  ],
  [
    'one whose sheet is missing',
    workbookOf({
      sheets: { A: '' },
      files: {
        'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="/worksheet" Target="gone.xml"/></Relationships>',
      },
    }),
  ],
  ['one whose shared texts are missing', workbookOf({ sheets: { A: '<row><c t="s"><v>3</v></c></row>' } })],
])('%s is refused with the way to save it', async (_name, bytes, code = 'unreadableWorkbook') => {
  expect(await codeOf(readPeople(bytes, 501))).toBe(code);
  expect(await codeOf(readBalances(bytes, 501))).toBe(code);
  expect(await codeOf(readBrought(bytes))).toBe(code);
});

const zeros = { content: Buffer.alloc(40_000_000) };
const long = '<si><t>'.concat('a'.repeat(30_000), '</t></si>');
const openDocument = (cells: string, ofRow = '') =>
  zipOf({
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table><table:table-row ${ofRow}>${cells}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
  });
const cellOf = (text: string, attribute = '') =>
  `<table:table-cell ${attribute}><text:p>${text}</text:p></table:table-cell>`;

test.each([
  ['one that grows', workbookOf({ sheets: { A: '' }, files: { 'xl/worksheets/sheet1.xml': zeros } })],
  [
    'one of which every file grows',
    workbookOf({
      sheets: { A: '' },
      files: {
        'xl/styles.xml': { content: Buffer.alloc(20_000_000) },
        'xl/worksheets/sheet1.xml': { content: Buffer.alloc(20_000_000) },
      },
    }),
  ],
  [
    'one text in a thousand cells',
    workbookOf({
      sheets: { A: `<row>${'<c t="s"><v>0</v></c>'.repeat(300)}</row>` },
      strings: long,
    }),
  ],
  ['a cell far to the right', workbookOf({ sheets: { A: '<row r="1"><c r="XFD1"><v>1</v></c></row>' } })],
  ['many cells', workbookOf({ sheets: { A: '<row><c><v>1</v></c></row>'.repeat(400_001) } })],
  [
    'one wide row above many',
    workbookOf({
      sheets: {
        A: `${'<row><c><v>1</v></c></row>'.repeat(2000)}<row>${'<c><v>1</v></c>'.repeat(390)}</row>`,
      },
    }),
  ],
  ['one cell of 50 MB', workbookOf({ sheets: { A: textRows([['a'.repeat(50_000_000)]]) } })],
  [
    'a row that is repeated a million times',
    openDocument(cellOf('a'), 'table:number-rows-repeated="1048576"'),
  ],
  [
    'cells that are repeated',
    openDocument(cellOf('a', 'table:number-columns-repeated="1000"').repeat(100_000)),
  ],
  ['blanks that are repeated', openDocument(cellOf('<text:s text:c="100000000"/>'.repeat(100_000)))],
])('%s is read no further', async (_name, bytes) => {
  let code = '';
  const took = await processorTime(async () => {
    code = await codeOf(readPeople(bytes, 501));
  });
  expect(code).toBe('takesTooLong');
  expect(took).toBeLessThan(5000 * patience);
});

test('blanks in a thousand million cells cost nothing', async () => {
  const [columns, rows] = ['columns', 'rows'].map((of) => `table:number-${of}-repeated="1000000000"`);
  expect(await sheetsOf(openDocument(cellOf(' ', columns), rows))).toEqual([]);
});

test('a cell a million rows down costs nothing', async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="B1048576"><v>2</v></c></row>';
  expect(await sheetsOf(workbookOf({ sheets: { A: rows } }))).toEqual(['1\t\n\t2']);
});

describe('of several sheets', () => {
  const people = textRows([
    ['First name', 'Last name', 'Email'],
    ['Zoé', 'Tremblay', 'zoe.t@exemple.ca'],
  ]);
  const others = textRows([
    ['First name', 'Last name', 'Email'],
    ['Luc', 'Roy', 'luc.roy@exemple.ca'],
  ]);
  const notes = textRows([['Bring a ball'], ['Pay Marc']]);
  const balances = textRows([
    ['Email', 'Owes'],
    ['zoe.t@exemple.ca', '20'],
  ]);
  const peopleIn = async (sheets: Record<string, string>, sheet?: number) => {
    const list = await readPeople(workbookOf({ sheets }), 501, { sheet });
    const read = list?.sheets.find(({ isRead }) => isRead)?.name;
    return { read, names: list?.lines.map(({ firstName }) => firstName) };
  };

  test('the only one with a list is read', async () => {
    expect(await peopleIn({ Notes: notes, '2026': people })).toEqual({ read: '2026', names: ['Zoé'] });
  });

  test('the one that is named so is read', async () => {
    const read = await peopleIn({ 'Old ones': others, Membres: people });
    expect(read).toEqual({ read: 'Membres', names: ['Zoé'] });
  });

  test('which of two it is, is asked', async () => {
    const sheets = { '2025': others, '2026': people };
    expect(await peopleIn(sheets)).toEqual({ read: undefined, names: [] });
    expect(await peopleIn(sheets, 1)).toEqual({ read: '2026', names: ['Zoé'] });
  });

  test('what is said of the columns does not say which sheet it is', async () => {
    const book = workbookOf({
      sheets: {
        '2026': textRows([
          ['Nom', 'Courriel'],
          ['Roy Luc', 'l@exemple.ca'],
        ]),
        Notes: notes,
        Sums: balances,
      },
    });
    const asked = await readPeople(book, 501);
    expect(asked).toMatchObject({ asked: { doubts: ['order'] } });
    const columns = { firstRow: 1, full: 0, emails: [1], order: 'lastFirst' } as const;
    const list = await readPeople(book, 501, { columns: { ...columns, emails: [1] } });
    expect(list).toMatchObject({ lines: [{ firstName: 'Luc', lastName: 'Roy' }] });
  });

  test('no question, where only one has cells', async () => {
    expect(await peopleIn({ Sheet1: people, Sheet2: '' })).toEqual({ read: undefined, names: ['Zoé'] });
  });

  test('balances and a statement are found, too', async () => {
    const statement = textRows([
      ['Date', 'Description', 'Withdrawal', 'Deposit'],
      ['2026-11-14', 'INTERAC e-Transfer from Zoé Tremblay', '', '10.00'],
    ]);
    const book = workbookOf({ sheets: { Notes: notes, Members: people, Money: balances, Bank: statement } });
    const list = await readBalances(book, 501);
    expect(list).toMatchObject({ lines: [{ email: 'zoe.t@exemple.ca', cents: -2000 }] });
    expect(list?.sheets.find(({ isRead }) => isRead)?.name).toBe('Money');
    expect(await readBrought(book)).toMatchObject({
      transfers: [{ date: '2026-11-14', cents: 1000, sender: 'Zoé Tremblay' }],
    });
  });
});

const lists = join(__dirname, '../invitations/lists');
test.each([
  'street-before-email.csv',
  'google-groups.csv',
  'last-comma-first.csv',
  'nom-et-prenom.csv',
  'nom-prenom.csv',
  'outlook-fr.csv',
  'form-answers.csv',
  'second-address.csv',
])('%s says the same as a workbook', async (name) => {
  const text = readFileSync(join(lists, name));
  const list = await readPeople(text, 501);
  const table = await readTable(text.toString(), { rows: 1000, columns: 200, row: 10_000 });
  const book = workbookOf({ sheets: { A: textRows(table?.rows ?? []) } });
  expect((await readPeople(book, 501))?.lines).toEqual(list?.lines);
});

test('a list whose cells have commas stays one of two columns', async () => {
  const rows = [
    ['Tremblay, Zoé, Mme', 'zoe.t@exemple.ca'],
    ['Roy, Luc, M.', 'luc.roy@exemple.ca'],
  ];
  const list = await readPeople(workbookOf({ sheets: { A: textRows(rows) } }), 501);
  expect(list?.sample).toEqual(list?.sample.length ? rows : []);
});
