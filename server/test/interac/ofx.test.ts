import { PaymentStatus } from 'shared-api/contract';
import { referencesIn } from '../../src/club/money/references';
import { readBrought as read } from '../support/brought';
import { clubForAll, type Person } from '../support/club';
import { ofxStatement as file, ofxTransaction as row } from '../support/ofx';
import { recordPayment } from '../support/payments';

const readOne = async (content: string | Uint8Array) => (await read(content))?.transfers[0] ?? null;
const statement = (...transactions: string[]) => file({ transactions });
const ten = 'CS-DK8F-VAXK';

describe('forms', () => {
  const plainOne = statement(row('10.00', ten));
  const xml = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>
    <OFX xmlns="urn:x"><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>CAD</CURDEF>
    <CCACCTFROM><ACCTID>4500</ACCTID></CCACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE>
    <DTPOSTED>20261114120000.000[-5:EST]</DTPOSTED><TRNAMT>10.00</TRNAMT><FITID>1</FITID><MEMO/>
    <NAME><![CDATA[INTERAC e-Transfer & ${ten}]]></NAME></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>
    </CREDITCARDMSGSRSV1></OFX>`;
  const forms: [what: string, content: string | Uint8Array][] = [
    ['SGML', plainOne],
    ['SGML with Windows’ line ends', plainOne.replaceAll('\n', '\r\n')],
    ['SGML in one line', plainOne.replaceAll('\n', '')],
    ['SGML with an element a line', plainOne.replaceAll('<', '\n<')],
    ['SGML in lower case', plainOne.replace(/<\/?[A-Z0-9]+>/g, (tag) => tag.toLowerCase())],
    ['SGML without the ends of transactions', plainOne.replaceAll('</STMTTRN>', '')],
    [
      'SGML with its currency last',
      plainOne.replace('<CURDEF>CAD', '').replace('</STMTRS>', '<CURDEF>CAD</STMTRS>'),
    ],
    ['no currency', plainOne.replace('<CURDEF>CAD', '')],
    ['a currency in lower case', plainOne.replace('<CURDEF>CAD', '<CURDEF>cad')],
    ['Windows-1252', Buffer.from(statement(row('10.00', `${ten} é`)), 'latin1')],
    ['UTF-8 that says 1252', Buffer.from(statement(row('10.00', `${ten} é`)), 'utf8')],
    ['XML, a credit card', xml],
    ['XML in one line', xml.replace(/\s*\n\s*/g, '')],
    [
      'a payer in PAYEE',
      statement(row('10.00', ten).replace(/<NAME>[^<]*/, '<PAYEE><NAME>INTERAC e-Transfer</PAYEE>')),
    ],
    ['EXTDNAME', statement(row('10.00', ten).replace('<NAME>', '<EXTDNAME>'))],
    [
      'another account in the transaction',
      statement(row('10.00', ten, { more: '<BANKACCTTO><ACCTID>9</BANKACCTTO>' })),
    ],
    ...['10', '+10.00', '10.0', '10,00', '10,0', '10.0000', '010.00'].map((amount): [string, string] => [
      `the amount ${amount}`,
      statement(row(amount, ten)),
    ]),
    ...[
      '20261114',
      '20261114120000',
      '20261114235959.999[-5:EST]',
      '20261114000000[0:GMT]',
      '2026-11-14',
    ].map((date): [string, string] => [`the date ${date}`, statement(row('10.00', ten, { date }))]),
  ];
  test.each(forms)('%s', async (_, content) => {
    const transfer = await readOne(content);
    expect(transfer).toMatchObject({
      date: '2026-11-14',
      cents: 1000,
      currency: 'CAD',
      isInterac: true,
      doubt: null,
    });
    expect(referencesIn(transfer?.message ?? '')).toEqual([ten]);
  });

  test.each([
    ['1,234', null],
    ['1.234', null],
    ['10.001', null],
    ['', null],
    ['+', null],
    ['ten', null],
    ['.50', 50],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
  ])('the amount %p is %p cents', async (amount, cents) => {
    const reading = await read(statement(row(amount, ten)));
    expect(reading?.transfers.map((one) => one.cents)).toEqual(cents === null ? [] : [cents]);
    expect(reading?.unreadableRows).toEqual(cents === null ? [1] : []);
  });

  test.each([
    ['<TRNTYPE>DEBIT<DTPOSTED>20261114<TRNAMT>10.00<FITID>1', 'money out without a sign'],
    ['<TRNTYPE>CREDIT<DTPOSTED>20261114<TRNAMT>-10.00<FITID>1', 'money in with a minus'],
    ['<TRNTYPE>CREDIT<DTPOSTED>soon<TRNAMT>10.00<FITID>1', 'no date'],
  ])('%s: %s is named as unreadable, and hides nothing', async (elements) => {
    const reading = await read(statement(elements, row('10.00', ten)));
    expect(reading?.unreadableRows).toEqual([1]);
    expect(reading?.transfers).toHaveLength(1);
  });

  test('numeric entities are read, unknown ones stay', async () => {
    const transfer = await readOne(statement(row('10.00', '&#72;&#xE9;l&#232;ne &amp;amp; &x; &#99999999;')));
    expect(transfer?.message).toBe('INTERAC e-Transfer Hélène &amp; &x; &#99999999;');
  });
});

describe('currencies', () => {
  const usd = row('20.00', ten, { number: 'b1' });
  const symbol = (name: string) => `<${name}><CURRATE>1.36<CURSYM>USD</${name}>`;
  test.each([
    [
      'an account',
      file({ transactions: [row('10.00', 'x')] }, { account: '2', currency: 'USD', transactions: [usd] }),
      'USD',
    ],
    [
      'an account before',
      file({ account: '2', currency: 'USD', transactions: [usd] }, { transactions: [row('10.00', 'x')] }),
      'USD',
    ],
    [
      'a currency said last',
      statement(usd).replace('<CURDEF>CAD', '').replace('</STMTRS>', '<CURDEF>USD</STMTRS>'),
      'USD',
    ],
    [
      'an account that does not say, beside one',
      file(
        { currency: null, transactions: [usd] },
        { account: '2', currency: 'USD', transactions: [row('10.00', 'x')] },
      ),
      'USD',
    ],
    ['a word', statement(usd).replace('<CURDEF>CAD', '<CURDEF>Dollars'), 'XXX'],
    ['a transaction', statement(usd + symbol('CURRENCY')), 'USD'],
    ['a transaction that the bank converted', statement(usd + symbol('ORIGCURRENCY')), 'CAD'],
  ])('%s', async (_, content, currency) => {
    const transfers = (await read(content))?.transfers ?? [];
    expect(transfers.find(({ cents }) => cents === 2000)).toMatchObject({
      currency,
      doubt: 'foreignCurrency',
    });
  });
});

describe('at the desk', () => {
  const club = clubForAll();
  let admin: Person;
  beforeAll(async () => {
    admin = await club.admin();
  });
  const owed = async (amount = 10) => recordPayment(club, { userId: (await club.person()).id, amount });
  const body = (content: string) => ({ content: Buffer.from(content).toString('base64') });
  const bring = async (content: string) => {
    const preview = (
      await club.call('POST /api/v1/Transfers/preview', { as: admin, body: body(content) })
    ).ok();
    const kept = (await club.call('POST /api/v1/Transfers/import', { as: admin, body: body(content) })).ok();
    expect(preview.counts).toEqual(kept.counts);
    return kept;
  };
  const statusOf = async (id: string) =>
    (await club.call('GET /api/v1/Payments/{id}', { as: admin, params: { id } })).ok().status;

  test('a number that a bank uses for several deposits hides none of them, however often they are read', async () => {
    const payments = [await owed(), await owed(), await owed(95)] as const;
    const rows = payments.map(({ reference, amount }) =>
      row(amount.toFixed(2), reference, { number: 'same' }),
    );
    const content = statement(...rows);
    expect((await bring(content)).counts).toMatchObject({ settled: 3, unmatched: 0, duplicate: 0 });
    for (const { id } of payments) expect(await statusOf(id)).toBe(PaymentStatus.Completed);
    expect((await bring(content)).counts).toMatchObject({ settled: 0, unmatched: 0, duplicate: 3 });
    // A file that begins in the middle, and goes on.
    const next = await owed();
    const later = statement(
      ...rows.slice(1),
      row('10.00', next.reference, { number: 'same', date: '20261116' }),
    );
    expect((await bring(later)).counts).toMatchObject({ settled: 1, unmatched: 0, duplicate: 2 });
    const elsewhere = await owed();
    const other = file({
      account: '77',
      transactions: [row('10.00', elsewhere.reference, { number: 'same' })],
    });
    expect((await bring(other)).counts).toMatchObject({ settled: 1, unmatched: 0 });
  });

  test('a deposit beside one that is known is another one; alone, with another text, it is shown as doubtful', async () => {
    const [first, second, third] = [await owed(), await owed(), await owed()];
    const rows = [first, second, third].map(({ reference }) => row('10.00', reference, { number: 'twice' }));
    const [one = '', two = '', three = ''] = rows;
    expect((await bring(statement(one))).counts).toMatchObject({ settled: 1 });
    expect((await bring(statement(one, two))).counts).toMatchObject({ settled: 1, duplicate: 1 });
    const { counts, asked } = await bring(statement(three));
    expect(counts).toMatchObject({ settled: 0, unmatched: 1 });
    expect(asked).toMatchObject([{ reason: 'sameNumber', doubt: 'sameNumber', payment: { id: third.id } }]);
    // Its text cut by the bank: it settles nothing twice, and is not lost either.
    const cut = await bring(statement(row('10.00', `${first.reference} FROM`, { number: 'twice' })));
    expect(cut.asked).toMatchObject([{ doubt: 'sameNumber', reason: 'alreadyPaid' }]);
    expect((await bring(statement(three))).counts).toMatchObject({ unmatched: 0, duplicate: 1 });
  });

  test('two equal rows with one number are both kept, and the second settles nothing', async () => {
    const payment = await owed(20);
    const equal = row('10.00', payment.reference, { number: 'equal' });
    const content = statement(equal, equal);
    const { counts, asked } = await bring(content);
    expect(counts).toMatchObject({ partly: 1, unmatched: 1 });
    expect(asked.map(({ doubt }) => doubt)).toEqual([null, 'sameNumber']);
    expect((await bring(content)).counts).toMatchObject({ partly: 0, unmatched: 0, duplicate: 2 });
    expect((await bring(statement(equal))).counts).toMatchObject({ partly: 0, unmatched: 0, duplicate: 1 });
  });

  test('money in another currency settles nothing, also not by hand, and hides nothing', async () => {
    const [ours, theirs] = [await owed(10), await owed(20)];
    const content = file(
      { account: '3003', transactions: [row('10.00', ours.reference, { number: 'cad' })] },
      { account: '4004', currency: 'USD', transactions: [row('20.00', theirs.reference, { number: 'usd' })] },
    );
    const { counts, asked } = await bring(content);
    expect(counts).toMatchObject({ settled: 1, unmatched: 1 });
    expect(asked).toMatchObject([
      { amount: 20, currency: 'USD', doubt: 'foreignCurrency', payment: { id: theirs.id } },
    ]);
    const params = { id: asked[0]?.id ?? '' };
    for (const decision of ['settle', 'credit'] as const) {
      const body = { decision, paymentId: theirs.id, userId: theirs.userId ?? '' };
      const reply = await club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params, body });
      expect(reply.error().code).toBe('illegalTransition');
    }
    expect([await statusOf(ours.id), await statusOf(theirs.id)]).toEqual([
      PaymentStatus.Completed,
      PaymentStatus.Pending,
    ]);
    const put = { as: admin, params, body: { decision: 'notOurs' } } as const;
    expect((await club.call('PUT /api/v1/Transfers/{id}/decision', put)).ok().state).toBe('notOurs');
  });
});
