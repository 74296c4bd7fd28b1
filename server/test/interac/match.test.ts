import fc from 'fast-check';
import { PaymentStatus, type TransferReason, type TransferState, transferDoubts } from 'shared-api/contract';
import {
  createMatcher,
  fitOf,
  type KeptTransfer,
  type MatchFacts,
  type PaymentFacts,
} from '../../src/club/interac/match';
import { isNotice, type Notice } from '../../src/club/interac/notices/earlier';
import type { ReadTransfer } from '../../src/club/interac/reading';
import { isChecked } from '../../src/club/money/references';
import { sequences } from '../support/engines';

const { Pending, Completed, Failed, Refunded } = PaymentStatus;

/** Payments, with a check character or, like `old`, from before there was one. */
const owed = {
  ten: { reference: 'CS-DK8F-VAXK', status: Pending, openCents: 1000 },
  ninetyFive: { reference: 'CS-XF3V-K6JQ', status: Pending, openCents: 9500 },
  old: { reference: 'CS-7K2M-9QXA', status: Pending, openCents: 1000 },
  rest: { reference: 'CS-2222-3333', status: Pending, openCents: 400 },
  paid: { reference: 'CS-4444-5555', status: Completed, openCents: 1000 },
  paidByParts: { reference: 'CS-4444-6666', status: Pending, openCents: 0 },
  failed: { reference: 'CS-5555-6666', status: Failed, openCents: 0 },
  refunded: { reference: 'CS-6666-7777', status: Refunded, openCents: 0 },
  byMail: { reference: 'CS-8888-9999', status: Completed, openCents: 0 },
  putAside: { reference: 'CS-9999-AAAA', status: Pending, openCents: 1000 },
  withdrawn: { reference: 'CS-AAAA-BBBB', status: Pending, openCents: 0, withdrawnOn: new Date(0) },
} as const;
type Owed = keyof typeof owed;
const { ten, ninetyFive, old } = owed;
/** References that nobody has, some with a correct check character. */
const withdrawn = ['CS-2222-2222', 'CS-2222-2223', 'CS-2222-2224'].concat(
  [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'].map((last) => `CS-QQQQ-QQQ${last}`),
);
const unknown = withdrawn.find(isChecked) ?? '';
const mistyped = withdrawn.find((reference) => !isChecked(reference)) ?? '';
/** References of people rather than payments. */
const [own, others] = ['CS-BBBB-CCCC', 'CS-CCCC-DDDD'];

const transfer = (values: Partial<ReadTransfer>): ReadTransfer => ({
  key: 'row:1',
  source: 'csv',
  date: '2026-11-14',
  cents: 1000,
  currency: 'CAD',
  sender: 'JEAN TREMBLAY',
  message: '',
  isInterac: true,
  dkim: null,
  doubt: null,
  ...values,
});

const facts = (values: Partial<MatchFacts> = {}): MatchFacts => ({
  payments: new Map(
    Object.entries(owed).map(([id, payment]): [string, PaymentFacts] => [
      payment.reference,
      { id, withdrawnOn: null, ...payment },
    ]),
  ),
  accounts: new Map([
    [own, 'jean'],
    [others, 'zoe'],
  ]),
  seen: new Set(['row:seen']),
  kept: [
    { key: 'm1', target: 'byMail', source: 'mail', date: '2026-11-14', cents: 1000, hasSettled: true },
    { key: 'm2', target: 'putAside', source: 'mail', date: '2026-11-14', cents: 1000, hasSettled: false },
    { key: 'm3', target: 'zoe', source: 'mail', date: '2026-11-14', cents: 2000, hasSettled: true },
  ],
  notices: [],
  ...values,
});

type Row = [what: string, Partial<ReadTransfer>, TransferReason, paymentId?: Owed | null];
const says = (message: string, more: Partial<ReadTransfer> = {}): Partial<ReadTransfer> => ({
  message,
  ...more,
});

const rows: Row[] = [
  // Settles by itself
  ['the reference and the amount', says(ten.reference), 'exact', 'ten'],
  ['another one', says(ninetyFive.reference, { cents: 9500 }), 'exact', 'ninetyFive'],
  ['one from before check characters', says(old.reference), 'exact', 'old'],
  ['the rest after a part', says(owed.rest.reference, { cents: 400 }), 'exact', 'rest'],
  ['lower case', says(ten.reference.toLowerCase()), 'exact', 'ten'],
  ['no dashes', says(ten.reference.replaceAll('-', '')), 'exact', 'ten'],
  ['spaces', says(ten.reference.replaceAll('-', ' ')), 'exact', 'ten'],
  ['no-break spaces', says(ten.reference.replaceAll('-', '\u00a0')), 'exact', 'ten'],
  ['en dashes', says(ten.reference.replaceAll('-', '–')), 'exact', 'ten'],
  ['a line break', says(ten.reference.replace('-V', '\nV')), 'exact', 'ten'],
  ['accents', says(`Été ${ten.reference} Noël`), 'exact', 'ten'],
  ['in a word', says(`REF${ten.reference}JEAN`), 'exact', 'ten'],
  ['twice', says(`${ten.reference} ${ten.reference}`), 'exact', 'ten'],
  ['in the sender’s line', says('', { sender: `JEAN TREMBLAY ${ten.reference}` }), 'exact', 'ten'],
  ['a row that does not say Interac', says(ten.reference, { isInterac: false }), 'exact', 'ten'],
  ['OFX', says(ten.reference, { source: 'ofx' }), 'exact', 'ten'],
  ['a proven mail', says(ten.reference, { source: 'mail' }), 'exact', 'ten'],
  ['beside what only looks like one', says(`${ten.reference} ${mistyped}`), 'exact', 'ten'],
  ['another name', says(ten.reference, { sender: 'SOMEBODY ELSE' }), 'exact', 'ten'],
  ['no name', says(ten.reference, { sender: '' }), 'exact', 'ten'],
  // Another amount
  ['a cent less', says(ten.reference, { cents: 999 }), 'lessThanOwed', 'ten'],
  ['half', says(ten.reference, { cents: 500 }), 'lessThanOwed', 'ten'],
  ['one cent', says(ten.reference, { cents: 1 }), 'lessThanOwed', 'ten'],
  ['a cent more', says(ten.reference, { cents: 1001 }), 'moreThanOwed', 'ten'],
  ['twice as much', says(ten.reference, { cents: 2000 }), 'moreThanOwed', 'ten'],
  ['a hundred times', says(ten.reference, { cents: 100_000 }), 'moreThanOwed', 'ten'],
  ['more than the rest', says(owed.rest.reference), 'moreThanOwed', 'rest'],
  ['less than the rest', says(owed.rest.reference, { cents: 399 }), 'lessThanOwed', 'rest'],
  ['less, before check characters', says(old.reference, { cents: 900 }), 'lessThanOwed', 'old'],
  ['less, by mail', says(ten.reference, { cents: 900, source: 'mail' }), 'lessThanOwed', 'ten'],
  // No reference
  ['nothing', says(''), 'noReference'],
  ['words', says('merci pour samedi'), 'noReference'],
  ['a name that is known', says('JEAN TREMBLAY'), 'noReference'],
  ['half a reference', says(ten.reference.slice(0, 7)), 'noReference'],
  ['one without its prefix', says(ten.reference.slice(3)), 'noReference'],
  ['a look-alike', says('CS-OOOO-1111'), 'noReference'],
  ['a large one', says('', { cents: 9_999_999 }), 'noReference'],
  ['by OFX', says('', { source: 'ofx' }), 'noReference'],
  ['by mail', says('', { source: 'mail' }), 'noReference'],
  ['pasted', says('', { source: 'text', doubt: 'pasted' }), 'noReference'],
  ['one that is asked for no longer', says(owed.withdrawn.reference), 'withdrawn', 'withdrawn'],
  // A reference that nobody has
  ['withdrawn', says(unknown), 'unknownReference'],
  ['mistyped', says(mistyped), 'mistypedReference'],
  ['withdrawn and mistyped', says(`${unknown} ${mistyped}`), 'unknownReference'],
  ['mistyped, not Interac', says(mistyped, { isInterac: false }), 'mistypedReference'],
  ['withdrawn, not Interac', says(unknown, { isInterac: false }), 'unknownReference'],
  // More than one
  ['two', says(`${ten.reference} ${ninetyFive.reference}`), 'severalReferences'],
  [
    'two with the amount of one',
    says(`${ten.reference} ${ninetyFive.reference}`, { cents: 9500 }),
    'severalReferences',
  ],
  [
    'two with the amount of both',
    says(`${ten.reference} ${ninetyFive.reference}`, { cents: 10_500 }),
    'severalReferences',
  ],
  ['one and a withdrawn one', says(`${ten.reference} ${unknown}`), 'severalReferences'],
  [
    'one that is owed and one that is paid',
    says(`${ten.reference} ${owed.paid.reference}`),
    'severalReferences',
  ],
  [
    'one in the message and one in the name',
    says(ten.reference, { sender: old.reference }),
    'severalReferences',
  ],
  // Not pending any more
  ['paid', says(owed.paid.reference), 'alreadyPaid', 'paid'],
  ['paid, less', says(owed.paid.reference, { cents: 1 }), 'alreadyPaid', 'paid'],
  ['paid by parts', says(owed.paidByParts.reference), 'alreadyPaid', 'paidByParts'],
  ['failed', says(owed.failed.reference), 'notPending', 'failed'],
  ['refunded', says(owed.refunded.reference), 'notPending', 'refunded'],
  [
    'paid, by a doubtful mail',
    says(owed.paid.reference, { source: 'mail', doubt: 'unproven' }),
    'alreadyPaid',
    'paid',
  ],
  // Doubts
  ...transferDoubts.flatMap((doubt): Row[] => [
    [`${doubt}`, says(ten.reference, { source: 'mail', doubt }), doubt, 'ten'],
    [`${doubt}, less`, says(ten.reference, { source: 'mail', doubt, cents: 500 }), doubt, 'ten'],
    [`${doubt}, mistyped`, says(mistyped, { doubt }), 'mistypedReference'],
    [`${doubt}, no reference`, says('', { doubt }), 'noReference'],
    [`${doubt}, paid`, says(owed.paid.reference, { doubt }), 'alreadyPaid', 'paid'],
  ]),
  // Read before
  ['the same row', says(ten.reference, { key: 'row:seen' }), 'seenBefore'],
  ['the same row, changed', says('', { key: 'row:seen', cents: 5 }), 'seenBefore'],
  ['settled by its notice before', says(owed.byMail.reference), 'readElsewhere', 'byMail'],
  [
    'settled by its notice three days before',
    says(owed.byMail.reference, { date: '2026-11-17' }),
    'readElsewhere',
    'byMail',
  ],
  [
    'settled by its notice, and dated before it',
    says(owed.byMail.reference, { date: '2026-11-13' }),
    'readElsewhere',
    'byMail',
  ],
  [
    'a second payment a week later',
    says(owed.byMail.reference, { date: '2026-11-21' }),
    'alreadyPaid',
    'byMail',
  ],
  [
    'a second payment of another amount',
    says(owed.byMail.reference, { cents: 999 }),
    'alreadyPaid',
    'byMail',
  ],
  [
    'a second notice of the same',
    says(owed.byMail.reference, { source: 'mail', key: 'interac:2' }),
    'alreadyPaid',
    'byMail',
  ],
  [
    'a pasted one of the same',
    says(owed.byMail.reference, { source: 'text', key: 'interac:2', doubt: 'pasted' }),
    'alreadyPaid',
    'byMail',
  ],
  ['its notice settled nothing', says(owed.putAside.reference), 'exact', 'putAside'],
  // Not ours
  ['a debit', says(ten.reference, { cents: -1000 }), 'debit'],
  ['a debit without a reference', says('RENT', { cents: -45_000 }), 'debit'],
  ['nothing at all', says(ten.reference, { cents: 0 }), 'debit'],
  ['a seen debit', says('', { cents: -1, key: 'row:seen' }), 'debit'],
  ['interest', says('INTEREST', { isInterac: false }), 'otherDeposit'],
  ['cash', says('DÉPÔT GUICHET', { isInterac: false }), 'otherDeposit'],
  ['a cheque', says('CHEQUE 123', { isInterac: false, cents: 9500 }), 'otherDeposit'],
];

/** A transfer's state by reason; for any other reason, somebody decides. */
const states: Partial<Record<TransferReason, TransferState>> = {
  ...{ exact: 'settled', prepaid: 'settled', lessThanOwed: 'partly', moreThanOwed: 'over' },
  ...{ seenBefore: 'duplicate', readElsewhere: 'duplicate', debit: 'notOurs' },
};
const stateOf = (reason: TransferReason) => states[reason] ?? 'unmatched';

test.each(rows)('%s', (_, values, reason, paymentId = null) => {
  expect([transfer(values)].map(createMatcher(facts()))).toEqual([
    { state: stateOf(reason), reason, doubt: values.doubt ?? null, paymentId, userId: null },
  ]);
});

test('of two transfers for one payment the first settles it', () => {
  const both = [
    transfer({ key: 'a', message: ten.reference }),
    transfer({ key: 'b', message: ten.reference }),
  ];
  expect(both.map(createMatcher(facts())).map(({ reason }) => reason)).toEqual(['exact', 'alreadyPaid']);
});

test('each notice stands for one row, so that a second payment is not taken for the first', () => {
  const both = [
    transfer({ key: 'a', message: owed.byMail.reference }),
    transfer({ key: 'b', message: owed.byMail.reference }),
  ];
  expect(both.map(createMatcher(facts())).map(({ reason }) => reason)).toEqual([
    'readElsewhere',
    'alreadyPaid',
  ]);
});

describe('whatever is imported, in whatever order and however often', () => {
  const references = Object.values(owed).map(({ reference }) => reference);
  const messages = ['', 'merci', unknown, mistyped, ...references];
  const amounts = [-1000, 0, 400, 500, 1000, 9500];
  const dates = ['2026-11-14', '2026-11-15', '2026-11-20'];
  const at = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value;
  /** The same number says the same, however it is read; a notice may be doubtful once, and proved later. */
  const read = fc
    .record({
      number: fc.nat(messages.length * amounts.length * dates.length - 1),
      source: fc.constantFrom('csv' as const, 'mail' as const),
      doubt: fc.constantFrom(null, null, 'pasted' as const, 'offered' as const),
    })
    .map(({ number, source, doubt }) =>
      transfer({
        message: at(messages, number),
        cents: at(amounts, Math.floor(number / messages.length)),
        date: at(dates, Math.floor(number / messages.length / amounts.length)),
        ...{ key: `${source}:${number}`, source, doubt: source === 'csv' ? null : doubt },
      }),
    );
  const imports = fc.array(fc.array(read, { maxLength: 8 }), { minLength: 1, maxLength: 6 });

  /** What is stored, as by the import: a key is stored once. */
  interface Desk {
    facts: Pick<MatchFacts, 'accounts'> & {
      payments: Map<string, PaymentFacts>;
      seen: Set<string>;
      kept: KeptTransfer[];
      notices: Notice[];
    };
    settled: { key: string; paymentId: string }[];
  }
  const emptyDesk = (): Desk => {
    const { payments, accounts } = facts();
    const none = { seen: new Set<string>(), kept: [], notices: [] };
    return { facts: { payments: new Map(payments), accounts, ...none }, settled: [] };
  };
  const importInto = (desk: Desk, file: ReadTransfer[]) => {
    const matches = file.map(createMatcher(desk.facts));
    for (const [index, { state, reason, paymentId, replaces, deposits }] of matches.entries()) {
      const one = file[index] as ReadTransfer;
      if (reason === 'debit' || reason === 'seenBefore') continue;
      desk.facts.seen.add(one.key);
      const hasSettled = state === 'settled';
      desk.facts.notices = desk.facts.notices.map((notice) =>
        notice.id === deposits ? { ...notice, isRepeat: true } : notice,
      );
      if (replaces) {
        desk.facts.kept = desk.facts.kept.filter(({ key }) => key !== replaces);
        desk.facts.notices = desk.facts.notices.filter(({ id }) => id !== replaces);
      }
      if (paymentId) desk.facts.kept.push({ ...one, target: paymentId, hasSettled });
      if (isNotice(one)) {
        const target = paymentId ?? '';
        const isRepeat = reason === 'readElsewhere';
        desk.facts.notices.push({ ...one, id: one.key, target, hasSettled, isDecided: hasSettled, isRepeat });
      }
      if (!hasSettled || !paymentId) continue;
      desk.settled.push({ key: one.key, paymentId });
      for (const [reference, payment] of desk.facts.payments) {
        if (payment.id === paymentId)
          desk.facts.payments.set(reference, { ...payment, status: Completed, openCents: 0 });
      }
    }
  };

  test('no transfer settles two payments, no payment is settled twice, and only exactly', () => {
    fc.assert(
      fc.property(imports, (files) => {
        const desk = emptyDesk();
        for (const file of files) importInto(desk, file);
        const keys = desk.settled.map(({ key }) => key);
        const payments = desk.settled.map(({ paymentId }) => paymentId);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(payments).size).toBe(payments.length);
        for (const { key, paymentId } of desk.settled) {
          const payment = owed[paymentId as Owed];
          const candidates = files.flat().filter((one) => one.key === key);
          expect(payment.status).toBe(Pending);
          expect(candidates).toContainEqual(
            expect.objectContaining({ cents: payment.openCents, message: payment.reference, doubt: null }),
          );
        }
      }),
      sequences(1000),
    );
  });

  test('importing any of it again changes nothing', () => {
    fc.assert(
      fc.property(imports, fc.array(fc.nat(5), { maxLength: 8 }), (files, again) => {
        const desk = emptyDesk();
        for (const file of files) importInto(desk, file);
        const before = structuredClone(desk);
        for (const index of again) importInto(desk, files[index % files.length] ?? []);
        // A file that overlaps with the others.
        importInto(desk, files.flat().slice(3));
        expect(desk).toEqual(before);
      }),
      sequences(500),
    );
  });
});

describe('suggestions', () => {
  const read = { sender: 'JEAN-PHILIPPE COTE', message: '', date: '2026-11-14', cents: 1000 };
  const fit = (name: string, cents = 1000, since = '2026-11-14') => fitOf(read, { name, cents, since });

  test('are ranked by name, amount and date', () => {
    const ranked = [
      fit('Jean-Philippe Côté'),
      fit('Jean-Philippe Côté', 1000, '2026-11-01'),
      fit('Jean Côté'),
      fit('Jean-Philippe Roy'),
      fit('Marie Roy'),
      fit('Marie Roy', 9500),
    ];
    const scores = ranked.map(({ score }) => score);
    expect(scores[0]).toBe(100);
    expect(scores.at(-1)).toBeLessThan(20);
    expect(scores[1]).toBeLessThan(scores[0] ?? 0);
    expect(scores[4]).toBeLessThan(scores[3] ?? 0);
  });

  test.each([
    ['Đào Yıldız-Strauß', 'DAO YILDIZ STRAUSS'],
    ['Þóra Łoś', 'THORA LOS'],
    ['Aïssa Đặng', 'Aissa Dang'],
  ])('know %s in a bank’s letters', (name, sender) => {
    const candidate = { name, cents: 1000, since: '2026-11-14' };
    expect(fitOf({ ...read, sender }, candidate).sameName).toBe(true);
  });

  test.each([
    ['Jean-Philippe Côté', true],
    ['jean philippe cote', true],
    ['Jean Philipe Côté', true],
    ['Jeanne Côté', false],
    ['Philippe Jean', true],
    ['Jean Tremblay', false],
    ['', false],
  ])('%p has the name: %p', (name, sameName) => {
    expect(fit(name).sameName).toBe(sameName);
  });
});

type Prepaid = [what: string, Partial<ReadTransfer>, TransferReason, userId?: string | null];
const prepaid: Prepaid[] = [
  ['one’s own reference, any amount', says(own, { cents: 5000 }), 'prepaid', 'jean'],
  ['a cent', says(own, { cents: 1 }), 'prepaid', 'jean'],
  ['a row that does not say Interac', says(own, { isInterac: false }), 'prepaid', 'jean'],
  ['twice in one message', says(`${own} ${own.toLowerCase()}`), 'prepaid', 'jean'],
  ['a proven mail', says(own, { source: 'mail' }), 'prepaid', 'jean'],
  ['an unproven mail', says(own, { source: 'mail', doubt: 'unproven' }), 'unproven', 'jean'],
  ['a pasted text', says(own, { source: 'text', doubt: 'pasted' }), 'pasted', 'jean'],
  ['two people’s', says(`${own} ${others}`), 'severalReferences'],
  ['and a payment’s', says(`${own} ${ten.reference}`), 'severalReferences'],
  ['and one that nobody has', says(`${own} ${unknown}`), 'severalReferences'],
  ['beside what only looks like one', says(`${own} ${mistyped}`), 'prepaid', 'jean'],
  ['read by mail already', says(others, { cents: 2000 }), 'readElsewhere', 'zoe'],
  ['another amount than read by mail', says(others, { cents: 3000 }), 'prepaid', 'zoe'],
  ['long after the mail', says(others, { cents: 2000, date: '2026-11-20' }), 'prepaid', 'zoe'],
  ['money that left', says(own, { cents: -5000 }), 'debit'],
  ['read before', says(own, { key: 'row:seen' }), 'seenBefore'],
];
test.each(prepaid)('in advance: %s', (_what, values, reason, userId = null) => {
  const doubt = values.doubt ?? null;
  const expected = { state: stateOf(reason), reason, doubt, userId, paymentId: null };
  expect(createMatcher(facts())(transfer(values))).toEqual(expected);
});
