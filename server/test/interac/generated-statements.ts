import fc from 'fast-check';

/** What a statement says of one transaction. */
export interface Told {
  date: string;
  cents: number;
  text: string;
}

/** A statement as some bank might write it, and what it says. */
export interface GeneratedStatement {
  file: string;
  told: Told[];
}

const monthNames = {
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
};

const dateForms: Record<string, (year: string, month: string, day: string) => string> = {
  iso: (year, month, day) => `${year}-${month}-${day}`,
  slashes: (year, month, day) => `${year}/${month}/${day}`,
  compact: (year, month, day) => `${year}${month}${day}`,
  american: (year, month, day) => `${month}/${day}/${year}`,
  americanShort: (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  european: (year, month, day) => `${day}/${month}/${year}`,
  europeanDots: (year, month, day) => `${day}.${month}.${year}`,
  named: (year, month, day) => `${day}-${monthNames.en[Number(month) - 1]}-${year}`,
  namedFirst: (year, month, day) => `${monthNames.en[Number(month) - 1]} ${day}, ${year}`,
  french: (year, month, day) => `${Number(day)} ${monthNames.fr[Number(month) - 1]} ${year}`,
  namedYear: (year, month, day) => `${day}-${monthNames.en[Number(month) - 1]}-${year.slice(2)}`,
  yearNamed: (year, month, day) => `${year.slice(2)}-${monthNames.en[Number(month) - 1]}-${day}`,
  americanYear: (year, month, day) => `${month}/${day}/${year.slice(2)}`,
  europeanYear: (year, month, day) => `${day}/${month}/${year.slice(2)}`,
  isoYear: (year, month, day) => `${year.slice(2)}-${month}-${day}`,
};

type Role = 'date' | 'text' | 'amount' | 'debit' | 'credit' | 'direction' | 'balance' | 'account' | 'cheque';

/** Names that banks give their columns; the last of each is one that nobody knows. */
const names: Record<Role, string[]> = {
  date: ['Date', 'Transaction Date', 'Date de l’opération', 'Quand'],
  text: ['Description', 'Détails de la transaction', 'Memo', 'Quoi'],
  amount: ['Amount', 'Montant', 'CAD$', 'Combien'],
  debit: ['Debit', 'Retrait', 'Funds Out', 'Moins'],
  credit: ['Credit', 'Dépôt', 'Funds In', 'Plus'],
  direction: ['Type', 'Debit/Credit', 'Type d’opération', 'Sens du mouvement'],
  balance: ['Balance', 'Solde', 'Running Balance', 'Reste'],
  account: ['Account Number', 'Compte', 'Card', 'Folio'],
  cheque: ['Cheque Number', 'No de chèque', 'Check #', 'Suite'],
};

const directions = [
  ['Debit', 'Credit'],
  ['Débit', 'Crédit'],
  ['DR', 'CR'],
  ['Retrait', 'Dépôt'],
  ['WITHDRAWAL', 'DEPOSIT'],
  // Words that do not say which way the money went.
  ['POS', 'EMT'],
  ['Other', 'Other'],
] as const;

const layout = fc.record({
  shape: fc.constantFrom('signed' as const, 'split' as const, 'directed' as const, 'unsigned' as const),
  columns: fc
    .constant(['date', 'text', 'amounts', 'balance', 'account', 'cheque'] as const)
    .chain((all) => fc.shuffledSubarray([...all], { minLength: all.length })),
  hasBalance: fc.boolean(),
  hasAccount: fc.boolean(),
  hasCheque: fc.boolean(),
  isCreditFirst: fc.boolean(),
  isDirectionFirst: fc.boolean(),
  isSignedToo: fc.boolean(),
  names: fc.constantFrom('none' as const, 'known' as const, 'some' as const, 'unknown' as const),
  unknown: fc.uniqueArray(fc.constantFrom(...(Object.keys(names) as Role[]))),
  variant: fc.nat(2),
  date: fc.constantFrom(...Object.keys(dateForms)),
  empty: fc.constantFrom('', '0.00', '0'),
  words: fc.constantFrom(...directions),
  isComma: fc.boolean(),
  grouping: fc.constantFrom('', ' ', ',', '\u00a0'),
  dollars: fc.constantFrom('', 'before' as const, 'after' as const),
  minus: fc.constantFrom('before' as const, 'after' as const, 'brackets' as const),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  isQuoted: fc.boolean(),
  order: fc.constantFrom('oldest' as const, 'newest' as const, 'mixed' as const),
  before: fc.constantFrom('', 'Compte 12345\nRelevé du mois', 'Following data is valid as of 20261121'),
  hasTotal: fc.boolean(),
  opening: fc.integer({ min: 0, max: 900_000 }),
  precision: fc.constantFrom(2, 1),
});
type Layout = typeof layout extends fc.Arbitrary<infer Value> ? Value : never;

const transactions = fc.record({
  money: fc.constantFrom('in' as const, 'out' as const, 'both' as const),
  rows: fc.array(
    fc.record({
      // A small club's statement: a few weeks, and often the same few amounts.
      day: fc.integer({ min: 0, max: 45 }),
      cents: fc.oneof(fc.constantFrom(1000, 2000, 500, 9500, 45_000), fc.integer({ min: 1, max: 2_000_000 })),
      isIn: fc.boolean(),
      who: fc.constantFrom('ANA ROY', 'BEN CYR', 'ZOÉ CÔTÉ'),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  start: fc.integer({ min: 0, max: 700 }),
});

function amountText(
  cents: number,
  { isComma, grouping, dollars, minus, delimiter, precision }: Layout,
): string {
  const mark = isComma ? ',' : '.';
  const whole = String(Math.floor(Math.abs(cents) / 100));
  const group = grouping === mark || (grouping === ',' && delimiter === ',') ? '' : grouping;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const decimals = String(Math.abs(cents) % 100).padStart(2, '0');
  const digits = `${grouped}${mark}${precision === 1 ? decimals.replace(/0$/, '') : decimals}`;
  const money = dollars === 'before' ? `$${digits}` : dollars === 'after' ? `${digits} $` : digits;
  if (cents >= 0) return money;
  return minus === 'before' ? `-${money}` : minus === 'after' ? `${digits}-` : `(${money})`;
}

/** Statements of every order of columns, with names and without, of all forms of dates and amounts. */
export const generatedStatement: fc.Arbitrary<GeneratedStatement> = fc
  .tuple(layout, transactions)
  .map(([form, { money, rows, start }]) => {
    const dated = rows
      .map(({ day, cents, isIn, who }, index) => {
        const goesIn = money === 'both' ? isIn : money === 'in';
        const date = new Date(Date.UTC(2025, 0, 1 + start + day)).toISOString().slice(0, 10);
        // Without a sign, a word or a balance, only its text tells that money left.
        const rent = form.shape === 'unsigned' ? 'WITHDRAWAL' : 'GYM RENT';
        const text = `${goesIn ? 'INTERAC e-Transfer' : rent} ${who} N${index}A`;
        return { date, cents: goesIn ? cents : -cents, text };
      })
      .sort((a, b) => a.date.localeCompare(b.date));
    const balances: number[] = [];
    for (const { cents } of dated) balances.push((balances.at(-1) ?? form.opening) + cents);
    const lines = dated.map((row, index) => ({ ...row, balance: balances[index] ?? 0 }));
    if (form.order === 'newest') lines.reverse();
    if (form.order === 'mixed') lines.sort((a, b) => a.text.localeCompare(b.text));
    return { file: fileOf(form, lines), told: lines.map(({ date, cents, text }) => ({ date, cents, text })) };
  });

function fileOf(form: Layout, lines: (Told & { balance: number })[]): string {
  const { shape, isCreditFirst, isDirectionFirst } = form;
  const amounts: Role[] = {
    signed: ['amount' as const],
    unsigned: ['amount' as const],
    split: isCreditFirst ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const),
    directed: isDirectionFirst ? (['direction', 'amount'] as const) : (['amount', 'direction'] as const),
  }[shape].slice();
  const roles = form.columns.flatMap((column): Role[] => {
    if (column === 'amounts') return amounts;
    if (column === 'balance') return form.hasBalance ? ['balance'] : [];
    if (column === 'account') return form.hasAccount ? ['account'] : [];
    if (column === 'cheque') return form.hasCheque ? ['cheque'] : [];
    return [column];
  });
  const cellOf = (role: Role, { date, cents, text, balance }: (typeof lines)[number]): string => {
    const [year = '', month = '', day = ''] = date.split('-');
    const unsigned = shape === 'unsigned' || (shape === 'directed' && !form.isSignedToo);
    switch (role) {
      case 'date':
        return dateForms[form.date]?.(year, month, day) ?? '';
      case 'text':
        return text;
      case 'amount':
        return amountText(unsigned ? Math.abs(cents) : cents, form);
      case 'debit':
        return cents < 0 ? amountText(-cents, form) : form.empty;
      case 'credit':
        return cents > 0 ? amountText(cents, form) : form.empty;
      case 'direction':
        return form.words[cents > 0 ? 1 : 0];
      case 'balance':
        return amountText(balance, form);
      case 'account':
        return '0123456';
      case 'cheque':
        return cents < 0 ? '102' : '';
    }
  };
  const nameOf = (role: Role): string => {
    const hidden = form.names === 'unknown' || (form.names === 'some' && form.unknown.includes(role));
    return names[role][hidden ? 3 : form.variant] ?? '';
  };
  const write = (cells: string[]) =>
    cells
      .map((cell) =>
        form.isQuoted || cell.includes(form.delimiter) || cell.includes('"')
          ? `"${cell.replaceAll('"', '""')}"`
          : cell,
      )
      .join(form.delimiter);
  const total = roles.map((role, index) =>
    index === 0 ? 'Total' : role === 'credit' || role === 'amount' ? amountText(123_456, form) : '',
  );
  return [
    ...(form.before ? [form.before] : []),
    ...(form.names === 'none' ? [] : [write(roles.map(nameOf))]),
    ...lines.map((line) => write(roles.map((role) => cellOf(role, line)))),
    ...(form.hasTotal ? [write(total)] : []),
  ].join('\n');
}
