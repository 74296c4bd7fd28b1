import fc from 'fast-check';
import { type EntryKind, PaymentStatus } from 'shared-api/contract';
import {
  allocateCredit,
  chargeOf,
  entriesFor,
  heldByTransfer,
  type LedgerTotals,
  type Movement,
  type PaymentEntry,
  type PaymentState,
  payment,
  receipt,
  requiredTotals,
  reversalOf,
  totalsIn,
} from '../../src/club/money/rules';
import { sequences } from '../support/engines';

const { Pending, Completed, Failed, Refunded } = PaymentStatus;

/** A payment's entries, and the person's credit. */
interface Books {
  entries: readonly PaymentEntry[];
  credit: number;
}

const empty: Books = { entries: [], credit: 0 };

const enter = ({ entries, credit }: Books, movements: readonly Movement[], transfer?: string): Books => ({
  entries: [
    ...entries,
    ...movements
      .filter(({ side }) => side === 'payment')
      .map(({ kind, cents }) => ({ kind, cents, transferId: transfer ?? null })),
  ],
  credit: movements.reduce((cents, one) => (one.side === 'credit' ? cents + one.cents : cents), credit),
});

/** The books after a change of a payment's row. */
const booksAfter = (books: Books, was: PaymentState | null, is: PaymentState): Books => {
  const totals = totalsIn(books.entries);
  return enter(books, entriesFor(totals, requiredTotals(was?.status ?? null, is, totals)));
};

/** What a payment is charged and holds, and the person's credit. */
const shown = ({ entries, credit }: Books) => {
  const { charged, paid } = totalsIn(entries);
  return { charged, paid, credit };
};

const state = (status: PaymentStatus, cents = 1000, isWithdrawn = false): PaymentState => ({
  status,
  cents,
  isWithdrawn,
});
const withdrawn = state(Pending, 1000, true);

describe('what follows from a payment’s row', () => {
  test.each<[string, PaymentState[], Pick<LedgerTotals, 'charged' | 'paid'> & { credit: number }]>([
    ['asked for', [state(Pending)], { charged: 1000, paid: 0, credit: 0 }],
    ['received at once', [state(Completed)], { charged: 1000, paid: 1000, credit: 0 }],
    ['received', [state(Pending), state(Completed)], { charged: 1000, paid: 1000, credit: 0 }],
    [
      'not received after all',
      [state(Pending), state(Completed), state(Pending)],
      { charged: 1000, paid: 0, credit: 0 },
    ],
    ['given up', [state(Pending), state(Failed)], { charged: 0, paid: 0, credit: 0 }],
    ['received, and given up', [state(Completed), state(Failed)], { charged: 0, paid: 0, credit: 0 }],
    ['given back', [state(Completed), state(Refunded)], { charged: 0, paid: 0, credit: 0 }],
    ['withdrawn before money came', [state(Pending), withdrawn], { charged: 0, paid: 0, credit: 0 }],
    ['withdrawn after it came', [state(Completed), withdrawn], { charged: 0, paid: 0, credit: 1000 }],
    [
      'withdrawn and asked for again',
      [state(Pending), withdrawn, state(Pending)],
      { charged: 1000, paid: 0, credit: 0 },
    ],
    ['cheaper', [state(Pending), state(Pending, 800)], { charged: 800, paid: 0, credit: 0 }],
    ['dearer', [state(Completed), state(Pending, 1500)], { charged: 1500, paid: 1000, credit: 0 }],
    [
      'received with a mistake in the amount',
      [state(Completed), state(Completed, 800)],
      { charged: 800, paid: 800, credit: 0 },
    ],
  ])('%s', (_, states, expected) => {
    let was: PaymentState | null = null;
    let books = empty;
    for (const is of states) {
      books = booksAfter(books, was, is);
      was = is;
    }
    expect(shown(books)).toEqual(expected);
  });

  describe.each<[string, (books: Books) => Books]>([
    ['credit', (books) => enter({ ...books, credit: 0 }, payment(400))],
    ['a transfer', (books) => enter(books, receipt(1000, 400), 'T')],
  ])('of which %s has paid a part', (_, pay) => {
    const part = { ...pay({ ...booksAfter(empty, null, state(Pending)), credit: 0 }), credit: 0 };
    const paid = booksAfter(part, state(Pending), state(Completed));

    test('what came stays when the rest has not, and is credit when nothing is waited for', () => {
      expect(shown(booksAfter(paid, state(Completed), state(Pending)))).toEqual({
        ...{ charged: 1000, paid: 400, credit: 0 },
      });
      expect(shown(booksAfter(paid, state(Completed), state(Failed)))).toEqual({
        ...{ charged: 0, paid: 0, credit: 400 },
      });
      expect(shown(booksAfter(part, state(Pending), state(Failed)))).toMatchObject({ credit: 400 });
      expect(shown(booksAfter(paid, state(Completed), state(Completed, 300)))).toEqual({
        ...{ charged: 300, paid: 300, credit: 100 },
      });
    });

    test('what went back is gone: new money by mistake is only that', () => {
      const states = [Refunded, Pending, Completed, Pending].map((status) => state(status));
      let [books, was] = [paid, state(Completed)];
      for (const is of states) {
        books = booksAfter(books, was, is);
        was = is;
      }
      expect(shown(books)).toEqual({ charged: 1000, paid: 0, credit: 0 });
    });
  });
});

const anyState = fc.record({
  status: fc.constantFrom(Pending, Completed, Failed, Refunded),
  cents: fc.constantFrom(500, 1000, 1234),
  isWithdrawn: fc.boolean(),
});
type Step =
  | { type: 'state'; state: PaymentState }
  | { type: 'money'; cents: number }
  | { type: 'credit'; cents: number }
  | { type: 'undo' };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyState.map(
    (state) =>
      ({
        type: 'state',
        state: { ...state, isWithdrawn: state.isWithdrawn && state.status === Pending },
      }) as const,
  ),
  fc.integer({ min: 1, max: 2000 }).map((cents) => ({ type: 'money', cents }) as const),
  fc.integer({ min: 1, max: 2000 }).map((cents) => ({ type: 'credit', cents }) as const),
  fc.constant({ type: 'undo' } as const),
);

test('whatever happens, no cent appears or disappears, and the totals are what the row shows', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let is: PaymentState | null = null;
      let books = empty;
      /** Money from and to the person's bank. */
      let moved = 0;
      /** What transfers have brought, by number. */
      const came = new Map<string, number>();
      for (const [index, step] of steps.entries()) {
        const totals = totalsIn(books.entries);
        let transfer: string | undefined;
        const movements = ((): Movement[] => {
          if (step.type === 'state') {
            const wanted = requiredTotals(is?.status ?? null, step.state, totals);
            is = step.state;
            return entriesFor(totals, wanted);
          }
          const open = is?.status === Pending ? chargeOf(is) - totals.paid : 0;
          if (step.type === 'money') {
            transfer = String(index);
            came.set(transfer, step.cents);
            return receipt(open, step.cents);
          }
          if (step.type === 'undo') {
            const [last, cents] = [...came].at(-1) ?? [];
            if (last === undefined || cents === undefined) return [];
            const back = reversalOf(cents, heldByTransfer(last, books.entries), books.credit);
            if (back) came.delete(last);
            transfer = last;
            return back ?? [];
          }
          return allocateCredit(books.credit, [{ id: '', cents: Math.min(open, step.cents) }]).flatMap(
            ({ cents }) => payment(cents),
          );
        })();
        for (const { kind, cents } of movements)
          if (kind === 'received' || kind === 'refund' || kind === 'correction') moved += cents;
        const applied = movements
          .filter(({ kind }) => kind === 'applied')
          .reduce((sum, { cents }) => sum + cents, 0);
        expect(applied).toBe(0);
        books = enter(books, movements, transfer);
        const { charged, paid, certain } = totalsIn(books.entries);
        expect(books.credit).toBeGreaterThanOrEqual(0);
        expect(paid + books.credit).toBe(moved);
        if (is) expect(charged).toBe(chargeOf(is));
        if (step.type === 'state' && is?.status === Completed) expect(paid).toBe(chargeOf(is));
        expect(paid).toBeGreaterThanOrEqual(certain);
        for (const number of came.keys())
          expect(heldByTransfer(number, books.entries)).toBeLessThanOrEqual(certain);
      }
    }),
    sequences(500),
  );
});

test.each([
  [2500, [1000, 1000, 1000], [1000, 1000, 500]],
  [1000, [1000, 500], [1000]],
  [0, [1000], []],
  [5000, [], []],
])('a credit of %i pays what is open, oldest first', (credit, open, paid) => {
  const rows = open.map((cents, index) => ({ id: String(index), cents }));
  expect(allocateCredit(credit, rows).map(({ cents }) => cents)).toEqual(paid);
});

test('money that has been spent cannot be taken back', () => {
  expect(reversalOf(1500, 1000, 500)).toHaveLength(2);
  expect(reversalOf(1500, 1000, 400)).toBeNull();
  // All of it has become credit.
  expect(reversalOf(1000, 0, 1000)).toEqual([{ side: 'credit', kind: 'correction', cents: -1000 }]);
});

test.each<[string, [EntryKind, number][], number]>([
  ['money alone', [['received', 1000]], 0],
  ['credit alone', [['applied', 1000]], 1000],
  [
    'both',
    [
      ['applied', 400],
      ['received', 600],
    ],
    400,
  ],
  [
    'credit, after money that became credit',
    [
      ['received', 1000],
      ['applied', -1000],
      ['applied', 1000],
    ],
    1000,
  ],
  [
    'money, after credit that was sent back',
    [
      ['applied', 1000],
      ['refund', -1000],
      ['received', 1000],
    ],
    0,
  ],
  [
    'money, of which a lower price gave some back',
    [
      ['received', 1000],
      ['applied', -400],
    ],
    0,
  ],
])('%s paid: credit’s part', (_what, entries, cents) => {
  expect(totalsIn(entries.map(([kind, cents]) => ({ kind, cents, transferId: null }))).applied).toBe(cents);
});
