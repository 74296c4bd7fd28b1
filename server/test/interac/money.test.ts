import fc from 'fast-check';
import { moneyAfterLabel, moneyIn } from '../../src/club/interac/notices/money';
import { readNotice } from '../../src/club/interac/notices/notice';

const read = (text: string) =>
  readNotice({ text }, { today: '2026-11-21', clubAddress: 'payments@club.test' });

const nbsp = '\u00a0';
test.each([
  ['$10.00', 1000],
  ['$ 10.00', 1000],
  ['10.00 $', 1000],
  ['10,00 $', 1000],
  [`10,00${nbsp}$`, 1000],
  ['10,00\u202f$', 1000],
  ['98, 00 $', 9800],
  ['$10,00', 1000],
  ['CA$10.00', 1000],
  ['C$10.00', 1000],
  ['CA$ 10.00', 1000],
  ['CAD 10.00', 1000],
  ['CAD $10.00', 1000],
  ['10.00 CAD', 1000],
  ['10,00 $ (CAD)', 1000],
  ['10,00 $ CA', 1000],
  ['$10.00 (CAD)', 1000],
  ['$10.00 CAD', 1000],
  ['10 $', 1000],
  ['$10', 1000],
  ['10 dollars', 1000],
  ['10,50 dollars canadiens', 1050],
  ['1 234,56 $', 123_456],
  [`1${nbsp}234,56${nbsp}$`, 123_456],
  ['$1,234.56', 123_456],
  ['$1 234.56', 123_456],
  ['1.234,56 $', 123_456],
  ['1,234.56 $', 123_456],
  ['14 novembre 2026 10,00 $', 1000],
  ['un virement de 10,00 $.', 1000],
  ['$10.00, on November 14', 1000],
])('%p is %p cents', (text, cents) => {
  expect(moneyIn(text)).toEqual([{ cents, currency: 'CAD', isUnclear: false }]);
});

test.each(['$1,234', '1.234 $', '1 234 $', '$10.000', '1,234,56 $'])('%p can be read in two ways', (text) => {
  expect(moneyIn(text)).toMatchObject([{ isUnclear: true }]);
});

test.each([
  ['US$20.00', 'USD'],
  ['$20.00 USD', 'USD'],
  ['$20.00 (US)', 'USD'],
  ['20,00 $ US', 'USD'],
  ['USD 20.00', 'USD'],
  ['20,00 dollars américains', 'USD'],
  ['€20.00', 'EUR'],
  ['20,00 €', 'EUR'],
  ['20,00 EUR', 'EUR'],
  ['£20.00', 'GBP'],
])('%p is money in %s', (text, currency) => {
  expect(moneyIn(text)).toEqual([{ cents: 2000, currency, isUnclear: false }]);
});

test.each(['', 'November 14, 2026', 'C1A10.00', 'CS-2222-3333', 'a total of 3', '$', '10.00', 'v1.10'])(
  '%p is no money',
  (text) => {
    expect(moneyIn(text)).toEqual([]);
  },
);

test('after a label a number alone is an amount', () => {
  expect(moneyAfterLabel('10,00')).toEqual([{ cents: 1000, currency: 'CAD', isUnclear: false }]);
  expect(moneyAfterLabel('1,234')).toMatchObject([{ isUnclear: true }]);
  expect(moneyAfterLabel('see below')).toEqual([]);
});

/** Interac's sentences in both languages, with an amount. */
const sentences: ((amount: string) => string)[] = [
  (amount) =>
    `Interac e-Transfer: You've received ${amount} from ANA ROY and it has been automatically deposited.`,
  (amount) =>
    `INTERAC\nANA ROY has sent you a money transfer for the amount of ${amount} and the money has been automatically deposited.`,
  (amount) => `Interac\nFunds deposited!\n${amount}\nSent From: ANA ROY`,
  (amount) => `Funds deposited!\nReference Number: C1Atest0001\nSent From: ANA ROY\nAmount: ${amount}`,
  (amount) =>
    `Virement Interac : Vous avez reçu ${amount} de ANA ROY et ce montant a été déposé automatiquement.`,
  (amount) =>
    `Virement Interac\nVous avez reçu un virement de ${amount} de la part de ANA ROY et ce montant a été déposé automatiquement.`,
  (amount) =>
    `Virement Interac : ANA ROY vous a envoyé un virement de ${amount} et ce montant a été déposé automatiquement.`,
  (amount) =>
    `Les fonds ont été déposés!\nNuméro de référence : C1Atest0001\nEnvoyé par : ANA ROY\nMontant : ${amount}`,
];
const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);
const numbers = [',', ' ', nbsp, '.', "'", ''].flatMap((mark) =>
  ['.', ','].filter((decimal) => decimal !== mark).map((decimal) => [mark, decimal] as const),
);
const signs: ((number: string) => string)[] = [
  (number) => `$${number}`,
  (number) => `$ ${number}`,
  (number) => `${number} $`,
  (number) => `${number}${nbsp}$`,
  (number) => `CA$${number}`,
  (number) => `CAD ${number}`,
  (number) => `${number} CAD`,
  (number) => `${number} $ (CAD)`,
  (number) => `$${number} (CAD)`,
];

test('an amount in any form, in either language, is read rightly', () => {
  const amount = fc.record({
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    marks: fc.constantFrom(...numbers),
    signed: fc.constantFrom(...signs),
    sentence: fc.constantFrom(...sentences),
  });
  fc.assert(
    fc.property(amount, ({ cents, marks: [mark, decimal], signed, sentence }) => {
      const number = `${grouped(Math.floor(cents / 100), mark)}${decimal}${String(cents % 100).padStart(2, '0')}`;
      const notice = read(sentence(signed(number)));
      expect(notice).toMatchObject({ cents, currency: 'CAD', sender: 'ANA ROY', doubt: 'pasted' });
    }),
    { numRuns: 1000 },
  );
});

test('without cents it is read rightly, or said to be unclear', () => {
  const amount = fc.record({
    dollars: fc.integer({ min: 1, max: 100_000 }),
    mark: fc.constantFrom(',', ' ', '.', ''),
    signed: fc.constantFrom(...signs),
    sentence: fc.constantFrom(...sentences),
  });
  fc.assert(
    fc.property(amount, ({ dollars, mark, signed, sentence }) => {
      const notice = read(sentence(signed(grouped(dollars, mark))));
      const isPlain = dollars < 1000 || mark === '';
      expect(notice).toMatchObject({ cents: dollars * 100, doubt: isPlain ? 'pasted' : 'unclearAmount' });
    }),
    { numRuns: 1000 },
  );
});

test('money that is not Canadian, and amounts that differ, are doubtful', () => {
  const [sentence] = sentences;
  expect(read(sentence?.('US$20.00') ?? '')).toMatchObject({ currency: 'USD', doubt: 'foreignCurrency' });
  const both = `${sentence?.('$10.00')}\nAmount: 10,00 $ US`;
  expect(read(both)).toMatchObject({ doubt: 'contradictory' });
  expect(read(`${sentence?.('$10.00')}\nAmount: 20,00 $`)).toMatchObject({ doubt: 'contradictory' });
  expect(read(`${sentence?.('$10.00')}\nFees: $0.00`)).toMatchObject({ cents: 1000, doubt: 'pasted' });
});

test.each([
  'Message: CS-DK8F-VAXK',
  'Message from ANA ROY: CS-DK8F-VAXK',
  'Message de ANA ROY : CS-DK8F-VAXK',
  `Message d’ANA ROY${nbsp}:\nCS-DK8F-VAXK`,
  'Message from ANA ROY:\nCS-DK8F-VAXK\n',
  'Message personnel : CS-DK8F-VAXK',
])('%p carries the payer’s words', (label) => {
  const notice = read(`Interac\n${sentences[0]?.('$10.00')}\n${label}\nReference Number: C1Atest0001`);
  expect(notice).toMatchObject({ message: 'CS-DK8F-VAXK', cents: 1000, key: 'interac:C1Atest0001' });
});
