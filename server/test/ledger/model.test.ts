import fc from 'fast-check';
import { type EntryKind, PaymentStatus } from 'shared-api/contract';
import {
  allocateCredit,
  chargeOf,
  creditIn,
  entriesFor,
  type LedgerTotals,
  type Movement,
  noTotals,
  type PaymentState,
  paidOf,
  payment,
  receipt,
  requiredTotals,
  reversalOf,
} from '../../src/features/ledger/model';
import { sequences } from '../support/engines';

const { Pending, Completed, Failed, Refunded } = PaymentStatus;

/** A payment's totals and the person's credit, as sums of entries. */
interface Books {
  totals: LedgerTotals;
  credit: number;
}

const empty: Books = { totals: noTotals, credit: 0 };

const enter = ({ totals, credit }: Books, movements: readonly Movement[]): Books => {
  const sum = (of: Movement['side'], ...kinds: Movement['kind'][]) =>
    movements
      .filter((one) => one.side === of && kinds.includes(one.kind))
      .reduce((cents, one) => cents + one.cents, 0);
  const all = movements.reduce((cents, one) => (one.side === 'credit' ? cents + one.cents : cents), 0);
  return {
    totals: {
      charged: totals.charged - sum('payment', 'charge', 'reversal'),
      received: totals.received + sum('payment', 'received', 'refund', 'correction'),
      applied: totals.applied + sum('payment', 'applied'),
    },
    credit: credit + all,
  };
};

/** The books after a change of a payment's row. */
const booksAfter = (books: Books, was: PaymentState | null, is: PaymentState): Books =>
  enter(books, entriesFor(books.totals, requiredTotals(was?.status ?? null, is, paidOf(books.totals))));

const state = (status: PaymentStatus, cents = 1000, isWithdrawn = false): PaymentState => ({
  status,
  cents,
  isWithdrawn,
});
const withdrawn = state(Pending, 1000, true);

describe('what follows from a payment’s row', () => {
  test.each<[string, PaymentState[], Books]>([
    ['asked for', [state(Pending)], { totals: { charged: 1000, received: 0, applied: 0 }, credit: 0 }],
    [
      'received at once',
      [state(Completed)],
      { totals: { charged: 1000, received: 1000, applied: 0 }, credit: 0 },
    ],
    [
      'received',
      [state(Pending), state(Completed)],
      { totals: { charged: 1000, received: 1000, applied: 0 }, credit: 0 },
    ],
    [
      'not received after all',
      [state(Pending), state(Completed), state(Pending)],
      { totals: { charged: 1000, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'given up',
      [state(Pending), state(Failed)],
      { totals: { charged: 0, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'received, and given up',
      [state(Completed), state(Failed)],
      { totals: { charged: 0, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'given back',
      [state(Completed), state(Refunded)],
      { totals: { charged: 0, received: 0, applied: 0 }, credit: 0 },
    ],
    ['withdrawn before money came', [state(Pending), withdrawn], { totals: noTotals, credit: 0 }],
    [
      'withdrawn after it came',
      [state(Completed), withdrawn],
      { totals: { charged: 0, received: 1000, applied: -1000 }, credit: 1000 },
    ],
    [
      'withdrawn and asked for again',
      [state(Pending), withdrawn, state(Pending)],
      { totals: { charged: 1000, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'cheaper',
      [state(Pending), state(Pending, 800)],
      { totals: { charged: 800, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'dearer',
      [state(Completed), state(Pending, 1500)],
      { totals: { charged: 1500, received: 1000, applied: 0 }, credit: 0 },
    ],
    [
      'received with a mistake in the amount',
      [state(Completed), state(Completed, 800)],
      { totals: { charged: 800, received: 800, applied: 0 }, credit: 0 },
    ],
  ])('%s', (_, states, expected) => {
    let was: PaymentState | null = null;
    let books = empty;
    for (const is of states) {
      books = booksAfter(books, was, is);
      was = is;
    }
    expect(books).toEqual(expected);
  });

  test('credit that has paid is credit again when the payment is waited for anew, and goes when it is given back', () => {
    const paid = enter({ ...booksAfter(empty, null, state(Pending)), credit: 1000 }, payment(1000));
    expect(paid).toEqual({ totals: { charged: 1000, received: 0, applied: 1000 }, credit: 0 });
    expect(booksAfter(paid, state(Completed), state(Pending)).credit).toBe(1000);
    expect(booksAfter(paid, state(Completed), state(Refunded)).credit).toBe(0);
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
      let lastReceipt: { payment: number; credit: number } | null = null;
      for (const step of steps) {
        const movements = ((): Movement[] => {
          if (step.type === 'state') {
            const wanted = requiredTotals(is?.status ?? null, step.state, paidOf(books.totals));
            is = step.state;
            return entriesFor(books.totals, wanted);
          }
          const open = is?.status === Pending ? chargeOf(is) - paidOf(books.totals) : 0;
          if (step.type === 'money') {
            const made = receipt(open, step.cents);
            const of = (totals: Movement['side']) => made.find((one) => one.side === totals)?.cents ?? 0;
            lastReceipt = { payment: of('payment'), credit: of('credit') };
            return made;
          }
          if (step.type === 'undo') {
            const back = lastReceipt && reversalOf(lastReceipt, books.totals, books.credit);
            if (back) lastReceipt = null;
            return back?.movements ?? [];
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
        books = enter(books, movements);
        expect(books.credit).toBeGreaterThanOrEqual(0);
        expect(paidOf(books.totals) + books.credit).toBe(moved);
        if (is) expect(books.totals.charged).toBe(chargeOf(is));
        if (step.type === 'state' && is?.status === Completed)
          expect(paidOf(books.totals)).toBe(chargeOf(is));
        expect(paidOf(books.totals)).toBeGreaterThanOrEqual(0);
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
  const totals = { charged: 1000, received: 1000, applied: 0 };
  expect(reversalOf({ payment: 1000, credit: 500 }, totals, 500)?.movements).toHaveLength(2);
  expect(reversalOf({ payment: 1000, credit: 500 }, totals, 400)).toBeNull();
  // Already recorded as a mistake.
  expect(reversalOf({ payment: 1000, credit: 0 }, { charged: 1000, received: 0, applied: 0 }, 0)).toEqual({
    movements: [],
    corrected: 1000,
  });
  // Withdrawn meanwhile: the money has become credit.
  expect(
    reversalOf({ payment: 1000, credit: 0 }, { charged: 0, received: 1000, applied: -1000 }, 1000),
  ).toEqual({
    movements: [{ side: 'credit', kind: 'correction', cents: -1000 }],
    corrected: 0,
  });
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
  expect(creditIn(entries.map(([kind, cents]) => ({ kind, cents })))).toBe(cents);
});
