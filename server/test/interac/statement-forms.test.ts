import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatementMapping } from 'shared-api/contract';
import type { ReadFile } from '../../src/club/interac/read-file';
import { readBrought as read } from '../support/brought';

const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');

/** Of a form without names, what the likely columns read, and whether the same form is asked about again. */
interface Likely {
  likely: number[];
  again: 'read' | 'asked each time';
}
/** A bank's statement, and what is read: its amounts in cents, or what is asked about. */
type Form = [bank: string, columns: string, lines: string[], read: number[] | string | Likely];

const remembered = (likely: number[]): Likely => ({ likely, again: 'read' });

const both = [1000, -45_000, 9500];
const deposits = [1000, 9500];
const centsOf = (file: ReadFile | null) => file?.transfers.map(({ cents }) => cents);
const account = '"Caisse du Plateau","123456","EOP"';

/** Forms of banks, with names of columns and without; the last column of the README's table says the same. */
const forms: Form[] = [
  [
    'Desjardins',
    'no names: account, date, number, text, withdrawal, deposit, balance',
    [
      `${account},"2026/11/14",00001,"Virement Interac de /Ana Roy/","","",10.00,"","","","",510.00`,
      `${account},"2026/11/16",00002,"LOCATION GYMNASE","",450.00,"","","","","",60.00`,
      `${account},"2026/11/20",00003,"Virement Interac de /Ben Cyr/","","",95.00,"","","","",155.00`,
    ],
    remembered(both),
  ],
  [
    'Desjardins, deposits only',
    'no names: account, date, number, text, withdrawal, deposit, balance',
    [
      `${account},"2026/11/14",00001,"Virement Interac de /Ana Roy/","","",10.00,"","","","",4560.42`,
      `${account},"2026/11/20",00002,"Virement Interac de /Ben Cyr/","","",95.00,"","","","",4655.42`,
    ],
    remembered(deposits),
  ],
  [
    'Desjardins, withdrawals only',
    'no names: account, date, number, text, withdrawal, deposit, balance',
    [
      `${account},"2026/11/14",00001,"LOCATION GYMNASE","",450.00,"","","","","",4560.42`,
      `${account},"2026/11/20",00002,"FRAIS MENSUELS","",4.00,"","","","","",4556.42`,
    ],
    remembered([-45_000, -400]),
  ],
  [
    'Desjardins, one row',
    'no names: account, date, number, text, withdrawal, deposit, balance',
    [`${account},"2026/11/14",00001,"Virement Interac de /Ana Roy/","","",10.00,"","","","",4560.42`],
    remembered([1000]),
  ],
  [
    'TD',
    'no names: date, text, withdrawal, deposit, balance',
    [
      '11/14/2026,E-TRANSFER ***aB3,,10.00,510.00',
      '11/16/2026,GYM RENT,450.00,,60.00',
      '11/20/2026,E-TRANSFER ***eF5,,95.00,155.00',
    ],
    remembered(both),
  ],
  [
    'TD, newest first',
    'no names: date, text, withdrawal, deposit, balance',
    [
      '11/20/2026,E-TRANSFER ***eF5,,95.00,155.00',
      '11/16/2026,GYM RENT,450.00,,60.00',
      '11/14/2026,E-TRANSFER ***aB3,,10.00,510.00',
    ],
    remembered([...both].reverse()),
  ],
  [
    'TD, deposits only',
    'no names: date, text, withdrawal, deposit, balance',
    ['11/14/2026,E-TRANSFER ***aB3,,10.00,4560.42', '11/20/2026,E-TRANSFER ***eF5,,95.00,4655.42'],
    remembered(deposits),
  ],
  [
    'TD, with zeros',
    'no names: date, text, withdrawal, deposit, balance',
    ['11/14/2026,E-TRANSFER ***aB3,0.00,10.00,4560.42', '11/20/2026,E-TRANSFER ***eF5,0.00,95.00,4655.42'],
    remembered(deposits),
  ],
  [
    'TD, no day after the 12th',
    'no names: date, text, withdrawal, deposit, balance',
    ['11/04/2026,E-TRANSFER ***aB3,,10.00,4560.42', '11/05/2026,E-TRANSFER ***eF5,,95.00,4655.42'],
    'dateOrder, amounts',
  ],
  [
    'CIBC',
    'no names: date, text, withdrawal, deposit',
    [
      '2026-11-14,Internet Banking E-TRANSFER 105300000001 ANA ROY,,10.00',
      '2026-11-16,Branch Transaction GYM RENT,450.00,',
      '2026-11-20,Internet Banking E-TRANSFER 105300000002 BEN CYR,,95.00',
    ],
    { likely: both, again: 'asked each time' },
  ],
  [
    'CIBC, deposits only',
    'no names: date, text, withdrawal, deposit',
    [
      '2026-11-14,Internet Banking E-TRANSFER 105300000001 ANA ROY,,10.00',
      '2026-11-16,Internet Banking E-TRANSFER 105300000002 BEN CYR,,10.00',
    ],
    { likely: [1000, 1000], again: 'asked each time' },
  ],
  [
    'RBC',
    'names: account, date, cheque, two texts, CAD$, USD$',
    [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,01234-5678901,11/14/2026,,"e-Transfer - Autodeposit","ANA ROY",10.00,',
      'Chequing,01234-5678901,11/16/2026,,"GYM RENT","",-450.00,',
      'Chequing,01234-5678901,11/20/2026,,"e-Transfer - Autodeposit","BEN CYR",95.00,',
    ],
    both,
  ],
  [
    'RBC in French',
    'names: account, date, cheque, two texts, CAD, USD',
    [
      'Type de compte,Numéro du compte,Date de l’opération,Numéro du chèque,Description 1,Description 2,CAD,USD',
      'Chèques,01234-5678901,11/14/2026,,"Virement Interac","ANA ROY",10.00,',
      'Chèques,01234-5678901,11/16/2026,,"LOYER","",-450.00,',
      'Chèques,01234-5678901,11/20/2026,,"Virement Interac","BEN CYR",95.00,',
    ],
    both,
  ],
  [
    'BMO',
    'names: card, type, date, signed amount, text',
    [
      'Following data is valid as of 20261121093000 (Year/Month/Day/Hour/Minute/Second)',
      'First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description',
      "'5191230000000000',CREDIT,20261114,10.0,[CW]INTERAC ETRNSFR RECVD ANA ROY",
      "'5191230000000000',DEBIT,20261116,-450.0,[CW]GYM RENT",
      "'5191230000000000',CREDIT,20261120,95.0,[CW]INTERAC ETRNSFR RECVD BEN CYR",
    ],
    both,
  ],
  [
    'Scotiabank',
    'names: date, two texts, type, signed amount, balance',
    [
      'Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance',
      '"","2026-11-20","Deposit","MB-EMAIL MONEY TRF","Credit","95.00","155.00"',
      '"","2026-11-16","Withdrawal","MB-EMAIL MONEY TRF","Debit","-450.00","60.00"',
      '"","2026-11-14","Deposit","MB-EMAIL MONEY TRF","Credit","10.00","510.00"',
    ],
    [...both].reverse(),
  ],
  [
    'Scotiabank, deposits only',
    'names: date, two texts, type, signed amount, balance',
    [
      'Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance',
      '"","2026-11-20","Deposit","MB-EMAIL MONEY TRF","Credit","95.00","155.00"',
      '"","2026-11-14","Deposit","MB-EMAIL MONEY TRF","Credit","10.00","60.00"',
    ],
    [...deposits].reverse(),
  ],
  [
    'Scotiabank in French',
    'names: date, two texts, type, amount without a sign',
    [
      'Filtre,Date,Description,Sous-description,État,Type d’opération,Montant',
      '"","2026-11-14","Virement Interac de ANA ROY","","inscrite","Crédit","10.00"',
      '"","2026-11-16","LOYER","","inscrite","Débit","450.00"',
      '"","2026-11-20","Virement Interac de BEN CYR","","inscrite","Crédit","95.00"',
    ],
    both,
  ],
  [
    'Scotiabank before 2023',
    'no names: date, signed amount, dash, type, text',
    [
      '11/14/2026,10.00,-,"Credit","MB-EMAIL MONEY TRF"',
      '11/16/2026,-450.00,-,"Debit","GYM RENT"',
      '11/20/2026,95.00,-,"Credit","MB-EMAIL MONEY TRF"',
    ],
    { likely: both, again: 'asked each time' },
  ],
  [
    'National Bank',
    'names: date, text, category, debit, credit, balance',
    [
      'Date;Description;Category;Debit;Credit;Balance',
      '2026-11-14;INTERAC E-TRF ANA ROY;Transfer;0;10.00;510.00',
      '2026-11-16;GYM RENT;Transfer;450.00;0;60.00',
      '2026-11-20;INTERAC E-TRF BEN CYR;Transfer;0;95.00;155.00',
    ],
    both,
  ],
  [
    'Banque Nationale',
    'names: date, text, category, debit, credit, balance; decimal commas',
    [
      'Date;Description;Catégorie;Débit;Crédit;Solde',
      '2026-11-14;Virement Interac ANA ROY;Virement;;10,00;1 510,00',
      '2026-11-16;LOYER;Virement;450,00;;1 060,00',
      '2026-11-20;Virement Interac BEN CYR;Virement;;95,00;1 155,00',
    ],
    both,
  ],
  [
    'Tangerine',
    'names: date, type, two texts, signed amount',
    [
      'Date,Transaction,Name,Memo,Amount',
      '11/14/2026,OTHER,INTERAC e-Transfer From: ANA ROY,Transferred,10.00',
      '11/16/2026,DEBIT,GYM RENT,,-450.00',
      '11/20/2026,OTHER,INTERAC e-Transfer From: BEN CYR,Transferred,95.00',
    ],
    both,
  ],
  [
    'two accounts, the second with other columns',
    'names, twice',
    [
      'Date,Description,Debit,Credit',
      '2026-11-14,E-TRANSFER ANA ROY,,10.00',
      'Date,Description,Credit,Debit',
      '2026-11-16,E-TRANSFER BEN CYR,95.00,',
    ],
    'amounts',
  ],
  [
    'Tangerine, deposits only, a type unknown',
    'names: date, type, two texts, signed amount',
    [
      'Date,Transaction,Name,Memo,Amount',
      '11/14/2026,OTHER,INTERAC e-Transfer From: ANA ROY,Transferred,10.00',
      '11/20/2026,CREDIT,INTERAC e-Transfer From: BEN CYR,Transferred,95.00',
    ],
    'amounts',
  ],
  [
    'Simplii',
    'names: date, text, funds out, funds in',
    [
      'Date, Transaction Details, Funds Out, Funds In',
      '11/14/2026,INTERNET DEPOSIT EMT ANA ROY,,10.00',
      '11/16/2026,GYM RENT,450.00,',
      '11/20/2026,INTERNET DEPOSIT EMT BEN CYR,,95.00',
    ],
    both,
  ],
  [
    'EQ Bank',
    'names: date, text, signed amount with a dollar sign, balance',
    [
      'Transfer date,Description,Amount,Balance',
      '2026-11-20,Interac e-Transfer from BEN CYR,$95.00,$155.00',
      '2026-11-16,GYM RENT,-$450.00,$60.00',
      '2026-11-14,Interac e-Transfer from ANA ROY,$10.00,$510.00',
    ],
    [...both].reverse(),
  ],
  [
    'EQ Bank, deposits only',
    'names: date, text, signed amount with a dollar sign, balance',
    [
      'Transfer date,Description,Amount,Balance',
      '2026-11-20,Interac e-Transfer from BEN CYR,$95.00,$155.00',
      '2026-11-14,Interac e-Transfer from ANA ROY,$10.00,$60.00',
    ],
    [...deposits].reverse(),
  ],
  [
    'Wealthsimple',
    'names: date, code, text, signed amount, balance, currency',
    [
      'date,transaction,description,amount,balance,currency',
      '2026-11-14,E_TRFIN,Interac e-Transfer from ANA ROY,10.00,510.00,CAD',
      '2026-11-16,E_TRFOUT,GYM RENT,-450.00,60.00,CAD',
      '2026-11-20,E_TRFIN,Interac e-Transfer from BEN CYR,95.00,155.00,CAD',
    ],
    both,
  ],
  [
    'Laurentian, ATB and other credit unions',
    'names: account, date, text, cheque, withdrawal, deposit, balance',
    [
      'Account,Date,Description,Cheque Number,Withdrawals,Deposits,Balance',
      '00123456,14-Nov-2026,E-TRF ANA ROY,,,10.00,510.00',
      '00123456,16-Nov-2026,GYM RENT,,450.00,,60.00',
      '00123456,20-Nov-2026,E-TRF BEN CYR,,,95.00,155.00',
    ],
    both,
  ],
  [
    'Vancity, Coast Capital',
    'no names: account, date, text, cheque, withdrawal, deposit, balance',
    [
      '"0000123456","14-Nov-2026","Email Trfs ANA ROY",,,10.00,510.00',
      '"0000123456","16-Nov-2026","GYM RENT",,450.00,,60.00',
      '"0000123456","20-Nov-2026","Email Trfs BEN CYR",,,95.00,155.00',
    ],
    remembered(both),
  ],
  [
    'Vancity, Coast Capital, years of two digits',
    'no names: account, date, text, cheque, withdrawal, deposit, balance',
    [
      '"0000123456","14-nov-26","Email Trfs ANA ROY",,,10.00,510.00',
      '"0000123456","16-nov-26","GYM RENT",,450.00,,60.00',
    ],
    'dateOrder, amounts',
  ],
  [
    'a spreadsheet',
    'names: date, text without a known name, debit, credit',
    [
      'Date;Opération bancaire;Débit;Crédit',
      '2026-11-14;Virement Interac ANA ROY;;10,00',
      '2026-11-16;LOYER;450,00;',
    ],
    'text',
  ],
  [
    'a spreadsheet',
    'names: date, text, amount without a sign, words for its direction that are unknown',
    [
      'Date,Description,Amount,Type',
      '2026-11-14,E-TRANSFER ANA ROY,10.00,EMT',
      '2026-11-16,GYM RENT,450.00,POS',
    ],
    'amounts',
  ],
  [
    'a spreadsheet',
    'names: date, text, amount; decimal commas that are not quoted',
    ['Date,Description,Amount', '2026-11-14,E-TRANSFER ANA ROY,10,00', '2026-11-16,E-TRANSFER BEN CYR,95,00'],
    'amounts',
  ],
];

test.each(forms)('%s (%s)', async (bank, columns, lines, expected) => {
  const statement = lines.join('\n');
  const file = await read(statement);
  const { asked, form = '' } = file?.table ?? {};
  const doubts = asked?.doubts.join(', ');
  const outcome =
    typeof expected === 'string'
      ? `asked: ${expected}`
      : 'again' in expected
        ? `asked: amounts; then ${expected.again}`
        : 'read';
  expect(readme).toContain(`| ${bank} | ${columns} | ${outcome} |`);
  expect(file?.unreadableRows).toEqual([]);
  if (typeof expected === 'string') return expect(doubts).toBe(expected);
  if (!('again' in expected)) return expect(doubts ?? centsOf(file)).toEqual(expected);
  expect(doubts).toBe('amounts');
  const mapping = asked?.likely as StatementMapping;
  expect(centsOf(await read(statement, { mapping }))).toEqual(expected.likely);
  const again = await read(statement, { remembered: new Map([[form, mapping]]) });
  expect(centsOf(again)).toEqual(expected.again === 'read' ? expected.likely : []);
});

test('columns without names that somebody chose the wrong way round are asked about again by the balance', async () => {
  const before = await read('11/14/2026,E-TRANSFER ***aB3,10.00,,510.00');
  const swapped = { ...before?.table?.asked?.likely, debit: 3, credit: 2 } as StatementMapping;
  const file = '11/14/2026,E-TRANSFER ***aB3,,10.00,510.00\n11/20/2026,E-TRANSFER ***eF5,,95.00,605.00';
  const again = await read(file, { remembered: new Map([[before?.table?.form ?? '', swapped]]) });
  expect(again?.table?.asked).toMatchObject({
    likely: { debit: 2, credit: 3 },
    doubts: ['amounts', 'remembered'],
  });
});
