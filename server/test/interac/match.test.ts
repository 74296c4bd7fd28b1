import fc from 'fast-check';
import { PaymentStatus, type TransferReason, type TransferState } from 'shared-api/contract';
import {
  createMatcher,
  fitOf,
  type KeptTransfer,
  type MatchFacts,
  type PaymentFacts,
} from '../../src/features/interac/policy';
import type { ReadTransfer } from '../../src/features/interac/reading';
import { isChecked } from '../../src/features/payments/references';
import { sequences } from '../support/engines';

const { Pending, Completed, Failed, Refunded } = PaymentStatus;

/** Who owes what: some with a check character, `old` from before there was one. */
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
  withdrawn: { reference: 'CS-AAAA-BBBB', status: Pending, openCents: 0, isWithdrawn: true },
} as const;
type Owed = keyof typeof owed;
const { ten, ninetyFive, old } = owed;
/** Given to nobody, and with a right check character. */
const withdrawn = ['CS-2222-2222', 'CS-2222-2223', 'CS-2222-2224'].concat(
  [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'].map((last) => `CS-QQQQ-QQQ${last}`),
);
const unknown = withdrawn.find(isChecked) ?? '';
const mistyped = withdrawn.find((reference) => !isChecked(reference)) ?? '';
/** People's own. */
const [own, others] = ['CS-BBBB-CCCC', 'CS-CCCC-DDDD'];

const transfer = (values: Partial<ReadTransfer>): ReadTransfer => ({
  key: 'row:1',
  source: 'csv',
  date: '2026-11-14',
  cents: 1000,
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
      { id, isWithdrawn: false, ...payment },
    ]),
  ),
  accounts: new Map([
    [own, 'jean'],
    [others, 'zoe'],
  ]),
  seen: new Set(['row:seen']),
  kept: [
    { target: 'byMail', source: 'mail', date: '2026-11-14', cents: 1000, hasSettled: true },
    { target: 'putAside', source: 'mail', date: '2026-11-14', cents: 1000, hasSettled: false },
    { target: 'zoe', source: 'mail', date: '2026-11-14', cents: 2000, hasSettled: true },
  ],
  ...values,
});

type Row = [what: string, Partial<ReadTransfer>, TransferState, TransferReason, Owed | null];
const says = (message: string, more: Partial<ReadTransfer> = {}): Partial<ReadTransfer> => ({
  message,
  ...more,
});

const rows: Row[] = [
  // Settles by itself
  ['the reference and the amount', says(ten.reference), 'settled', 'exact', 'ten'],
  ['another one', says(ninetyFive.reference, { cents: 9500 }), 'settled', 'exact', 'ninetyFive'],
  ['one from before check characters', says(old.reference), 'settled', 'exact', 'old'],
  ['the rest after a part', says(owed.rest.reference, { cents: 400 }), 'settled', 'exact', 'rest'],
  ['lower case', says(ten.reference.toLowerCase()), 'settled', 'exact', 'ten'],
  ['no dashes', says(ten.reference.replaceAll('-', '')), 'settled', 'exact', 'ten'],
  ['spaces', says(ten.reference.replaceAll('-', ' ')), 'settled', 'exact', 'ten'],
  ['no-break spaces', says(ten.reference.replaceAll('-', '\u00a0')), 'settled', 'exact', 'ten'],
  ['en dashes', says(ten.reference.replaceAll('-', '–')), 'settled', 'exact', 'ten'],
  ['a line break', says(ten.reference.replace('-V', '\nV')), 'settled', 'exact', 'ten'],
  ['accents', says(`Été ${ten.reference} Noël`), 'settled', 'exact', 'ten'],
  ['in a word', says(`REF${ten.reference}JEAN`), 'settled', 'exact', 'ten'],
  ['twice', says(`${ten.reference} ${ten.reference}`), 'settled', 'exact', 'ten'],
  ['in the sender’s line', says('', { sender: `JEAN TREMBLAY ${ten.reference}` }), 'settled', 'exact', 'ten'],
  ['a row that does not say Interac', says(ten.reference, { isInterac: false }), 'settled', 'exact', 'ten'],
  ['OFX', says(ten.reference, { source: 'ofx' }), 'settled', 'exact', 'ten'],
  ['a proven mail', says(ten.reference, { source: 'mail' }), 'settled', 'exact', 'ten'],
  ['beside what only looks like one', says(`${ten.reference} ${mistyped}`), 'settled', 'exact', 'ten'],
  ['another name', says(ten.reference, { sender: 'SOMEBODY ELSE' }), 'settled', 'exact', 'ten'],
  ['no name', says(ten.reference, { sender: '' }), 'settled', 'exact', 'ten'],
  // Another amount
  ['a cent less', says(ten.reference, { cents: 999 }), 'partly', 'lessThanOwed', 'ten'],
  ['half', says(ten.reference, { cents: 500 }), 'partly', 'lessThanOwed', 'ten'],
  ['one cent', says(ten.reference, { cents: 1 }), 'partly', 'lessThanOwed', 'ten'],
  ['a cent more', says(ten.reference, { cents: 1001 }), 'over', 'moreThanOwed', 'ten'],
  ['twice as much', says(ten.reference, { cents: 2000 }), 'over', 'moreThanOwed', 'ten'],
  ['a hundred times', says(ten.reference, { cents: 100_000 }), 'over', 'moreThanOwed', 'ten'],
  ['more than the rest', says(owed.rest.reference), 'over', 'moreThanOwed', 'rest'],
  ['less than the rest', says(owed.rest.reference, { cents: 399 }), 'partly', 'lessThanOwed', 'rest'],
  ['less, before check characters', says(old.reference, { cents: 900 }), 'partly', 'lessThanOwed', 'old'],
  ['less, by mail', says(ten.reference, { cents: 900, source: 'mail' }), 'partly', 'lessThanOwed', 'ten'],
  // No reference
  ['nothing', says(''), 'unmatched', 'noReference', null],
  ['words', says('merci pour samedi'), 'unmatched', 'noReference', null],
  ['a name that is known', says('JEAN TREMBLAY'), 'unmatched', 'noReference', null],
  ['half a reference', says(ten.reference.slice(0, 7)), 'unmatched', 'noReference', null],
  ['one without its prefix', says(ten.reference.slice(3)), 'unmatched', 'noReference', null],
  ['a look-alike', says('CS-OOOO-1111'), 'unmatched', 'noReference', null],
  ['a large one', says('', { cents: 9_999_999 }), 'unmatched', 'noReference', null],
  ['by OFX', says('', { source: 'ofx' }), 'unmatched', 'noReference', null],
  ['by mail', says('', { source: 'mail' }), 'unmatched', 'noReference', null],
  ['pasted', says('', { source: 'text', doubt: 'pasted' }), 'unmatched', 'noReference', null],
  ['one that is asked for no longer', says(owed.withdrawn.reference), 'unmatched', 'withdrawn', 'withdrawn'],
  // A reference that nobody has
  ['withdrawn', says(unknown), 'unmatched', 'unknownReference', null],
  ['mistyped', says(mistyped), 'unmatched', 'mistypedReference', null],
  ['withdrawn and mistyped', says(`${unknown} ${mistyped}`), 'unmatched', 'unknownReference', null],
  ['mistyped, not Interac', says(mistyped, { isInterac: false }), 'unmatched', 'mistypedReference', null],
  ['withdrawn, not Interac', says(unknown, { isInterac: false }), 'unmatched', 'unknownReference', null],
  // More than one
  ['two', says(`${ten.reference} ${ninetyFive.reference}`), 'unmatched', 'severalReferences', null],
  [
    'two with the amount of one',
    says(`${ten.reference} ${ninetyFive.reference}`, { cents: 9500 }),
    'unmatched',
    'severalReferences',
    null,
  ],
  [
    'two with the amount of both',
    says(`${ten.reference} ${ninetyFive.reference}`, { cents: 10_500 }),
    'unmatched',
    'severalReferences',
    null,
  ],
  ['one and a withdrawn one', says(`${ten.reference} ${unknown}`), 'unmatched', 'severalReferences', null],
  [
    'one that is owed and one that is paid',
    says(`${ten.reference} ${owed.paid.reference}`),
    'unmatched',
    'severalReferences',
    null,
  ],
  [
    'one in the message and one in the name',
    says(ten.reference, { sender: old.reference }),
    'unmatched',
    'severalReferences',
    null,
  ],
  // Nothing is waited for
  ['paid', says(owed.paid.reference), 'unmatched', 'alreadyPaid', 'paid'],
  ['paid, less', says(owed.paid.reference, { cents: 1 }), 'unmatched', 'alreadyPaid', 'paid'],
  ['paid by parts', says(owed.paidByParts.reference), 'unmatched', 'alreadyPaid', 'paidByParts'],
  ['failed', says(owed.failed.reference), 'unmatched', 'notPending', 'failed'],
  ['refunded', says(owed.refunded.reference), 'unmatched', 'notPending', 'refunded'],
  [
    'paid, by a doubtful mail',
    says(owed.paid.reference, { source: 'mail', doubt: 'unproven' }),
    'unmatched',
    'alreadyPaid',
    'paid',
  ],
  // Doubts
  ...(['foreignSender', 'unproven', 'pasted', 'offered', 'contradictory'] as const).flatMap(
    (doubt): Row[] => [
      [`${doubt}`, says(ten.reference, { source: 'mail', doubt }), 'unmatched', doubt, 'ten'],
      [
        `${doubt}, less`,
        says(ten.reference, { source: 'mail', doubt, cents: 500 }),
        'unmatched',
        doubt,
        'ten',
      ],
      [`${doubt}, mistyped`, says(mistyped, { doubt }), 'unmatched', 'mistypedReference', null],
    ],
  ),
  // Read before
  ['the same row', says(ten.reference, { key: 'row:seen' }), 'duplicate', 'seenBefore', null],
  ['the same row, changed', says('', { key: 'row:seen', cents: 5 }), 'duplicate', 'seenBefore', null],
  ['settled by its notice before', says(owed.byMail.reference), 'duplicate', 'readElsewhere', 'byMail'],
  [
    'settled by its notice three days before',
    says(owed.byMail.reference, { date: '2026-11-17' }),
    'duplicate',
    'readElsewhere',
    'byMail',
  ],
  [
    'settled by its notice, and dated before it',
    says(owed.byMail.reference, { date: '2026-11-13' }),
    'duplicate',
    'readElsewhere',
    'byMail',
  ],
  [
    'a second payment a week later',
    says(owed.byMail.reference, { date: '2026-11-21' }),
    'unmatched',
    'alreadyPaid',
    'byMail',
  ],
  [
    'a second payment of another amount',
    says(owed.byMail.reference, { cents: 999 }),
    'unmatched',
    'alreadyPaid',
    'byMail',
  ],
  [
    'a second notice of the same',
    says(owed.byMail.reference, { source: 'mail', key: 'interac:2' }),
    'unmatched',
    'alreadyPaid',
    'byMail',
  ],
  [
    'a pasted one of the same',
    says(owed.byMail.reference, { source: 'text', key: 'interac:2', doubt: 'pasted' }),
    'unmatched',
    'alreadyPaid',
    'byMail',
  ],
  ['its notice settled nothing', says(owed.putAside.reference), 'settled', 'exact', 'putAside'],
  // Not ours
  ['a debit', says(ten.reference, { cents: -1000 }), 'notOurs', 'debit', null],
  ['a debit without a reference', says('RENT', { cents: -45_000 }), 'notOurs', 'debit', null],
  ['nothing at all', says(ten.reference, { cents: 0 }), 'notOurs', 'debit', null],
  ['a seen debit', says('', { cents: -1, key: 'row:seen' }), 'notOurs', 'debit', null],
  ['interest', says('INTEREST', { isInterac: false }), 'notOurs', 'otherDeposit', null],
  ['cash', says('DÉPÔT GUICHET', { isInterac: false }), 'notOurs', 'otherDeposit', null],
  ['a cheque', says('CHEQUE 123', { isInterac: false, cents: 9500 }), 'notOurs', 'otherDeposit', null],
];

test('there are eighty rows', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  expect([isChecked(unknown), isChecked(mistyped)]).toEqual([true, false]);
});

test.each(rows)('%s', (_, values, state, reason, paymentId) => {
  expect([transfer(values)].map(createMatcher(facts()))).toEqual([
    { state, reason, paymentId, userId: null },
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
  const read = fc
    .record({
      number: fc.nat(12),
      message: fc.constantFrom('', 'merci', unknown, mistyped, ...references),
      cents: fc.constantFrom(-1000, 0, 400, 500, 1000, 9500),
      source: fc.constantFrom('csv' as const, 'mail' as const),
      doubt: fc.constantFrom(null, null, 'pasted' as const),
      date: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-20'),
    })
    .map(({ number, ...values }) => transfer({ ...values, key: `key:${number}` }));
  const imports = fc.array(fc.array(read, { maxLength: 8 }), { minLength: 1, maxLength: 6 });

  /** What is kept, as the import keeps it: the key decides. */
  interface Desk {
    facts: Pick<MatchFacts, 'accounts'> & {
      payments: Map<string, PaymentFacts>;
      seen: Set<string>;
      kept: KeptTransfer[];
    };
    settled: { key: string; paymentId: string }[];
  }
  const emptyDesk = (): Desk => {
    const { payments, accounts } = facts();
    return { facts: { payments: new Map(payments), accounts, seen: new Set(), kept: [] }, settled: [] };
  };
  const importInto = (desk: Desk, file: ReadTransfer[]) => {
    const matches = file.map(createMatcher(desk.facts));
    for (const [index, { state, reason, paymentId }] of matches.entries()) {
      const one = file[index] as ReadTransfer;
      if (reason === 'debit' || reason === 'seenBefore') continue;
      desk.facts.seen.add(one.key);
      const hasSettled = state === 'settled';
      if (paymentId) desk.facts.kept.push({ ...one, target: paymentId, hasSettled });
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
        // Overlapping: the end of one with the beginning of another.
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

type Prepaid = [what: string, Partial<ReadTransfer>, TransferState, TransferReason, userId: string | null];
const prepaid: Prepaid[] = [
  ['one’s own reference, any amount', says(own, { cents: 5000 }), 'settled', 'prepaid', 'jean'],
  ['a cent', says(own, { cents: 1 }), 'settled', 'prepaid', 'jean'],
  ['a row that does not say Interac', says(own, { isInterac: false }), 'settled', 'prepaid', 'jean'],
  ['twice in one message', says(`${own} ${own.toLowerCase()}`), 'settled', 'prepaid', 'jean'],
  ['a proven mail', says(own, { source: 'mail' }), 'settled', 'prepaid', 'jean'],
  ['an unproven mail', says(own, { source: 'mail', doubt: 'unproven' }), 'unmatched', 'unproven', 'jean'],
  ['a pasted text', says(own, { source: 'text', doubt: 'pasted' }), 'unmatched', 'pasted', 'jean'],
  ['two people’s', says(`${own} ${others}`), 'unmatched', 'severalReferences', null],
  ['and a payment’s', says(`${own} ${ten.reference}`), 'unmatched', 'severalReferences', null],
  ['and one that nobody has', says(`${own} ${unknown}`), 'unmatched', 'severalReferences', null],
  ['beside what only looks like one', says(`${own} ${mistyped}`), 'settled', 'prepaid', 'jean'],
  ['read by mail already', says(others, { cents: 2000 }), 'duplicate', 'readElsewhere', 'zoe'],
  ['another amount than read by mail', says(others, { cents: 3000 }), 'settled', 'prepaid', 'zoe'],
  ['long after the mail', says(others, { cents: 2000, date: '2026-11-20' }), 'settled', 'prepaid', 'zoe'],
  ['money that left', says(own, { cents: -5000 }), 'notOurs', 'debit', null],
  ['read before', says(own, { key: 'row:seen' }), 'duplicate', 'seenBefore', null],
];
test.each(prepaid)('in advance: %s', (_what, values, state, reason, userId) => {
  expect(createMatcher(facts())(transfer(values))).toEqual({ state, reason, userId, paymentId: null });
});
