import fc from 'fast-check';
import { PaymentStatus } from 'shared-api/contract';
import {
  chargeOf,
  emptyPot,
  entriesFor,
  type Face,
  type Movement,
  type Pot,
  paidOf,
  payment,
  receipt,
  spend,
  takeBack,
  wantedOf,
} from '../../src/features/ledger/model';
import { sequences } from '../support/engines';

const { Pending, Completed, Failed, Refunded } = PaymentStatus;

/** A payment's pot and the person's credit, as entries make them. */
interface Books {
  pot: Pot;
  credit: number;
}

const empty: Books = { pot: emptyPot, credit: 0 };

const enter = ({ pot, credit }: Books, movements: readonly Movement[]): Books => {
  const sum = (of: Movement['pot'], ...kinds: Movement['kind'][]) =>
    movements
      .filter((one) => one.pot === of && kinds.includes(one.kind))
      .reduce((cents, one) => cents + one.cents, 0);
  const all = movements.reduce((cents, one) => (one.pot === 'credit' ? cents + one.cents : cents), 0);
  return {
    pot: {
      charged: pot.charged - sum('payment', 'charge', 'reversal'),
      received: pot.received + sum('payment', 'received', 'refund', 'correction'),
      applied: pot.applied + sum('payment', 'applied'),
    },
    credit: credit + all,
  };
};

/** The books once a payment's row shows this. */
const turn = (books: Books, was: Face | null, is: Face): Books =>
  enter(books, entriesFor(books.pot, wantedOf(was?.status ?? null, is, paidOf(books.pot))));

const face = (status: PaymentStatus, cents = 1000, isWithdrawn = false): Face => ({
  status,
  cents,
  isWithdrawn,
});
const withdrawn = face(Pending, 1000, true);

describe('what follows from a payment’s row', () => {
  test.each<[string, Face[], Books]>([
    ['asked for', [face(Pending)], { pot: { charged: 1000, received: 0, applied: 0 }, credit: 0 }],
    [
      'received at once',
      [face(Completed)],
      { pot: { charged: 1000, received: 1000, applied: 0 }, credit: 0 },
    ],
    [
      'received',
      [face(Pending), face(Completed)],
      { pot: { charged: 1000, received: 1000, applied: 0 }, credit: 0 },
    ],
    [
      'not received after all',
      [face(Pending), face(Completed), face(Pending)],
      { pot: { charged: 1000, received: 0, applied: 0 }, credit: 0 },
    ],
    ['given up', [face(Pending), face(Failed)], { pot: { charged: 0, received: 0, applied: 0 }, credit: 0 }],
    [
      'received, and given up',
      [face(Completed), face(Failed)],
      { pot: { charged: 0, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'given back',
      [face(Completed), face(Refunded)],
      { pot: { charged: 0, received: 0, applied: 0 }, credit: 0 },
    ],
    ['withdrawn before money came', [face(Pending), withdrawn], { pot: emptyPot, credit: 0 }],
    [
      'withdrawn after it came',
      [face(Completed), withdrawn],
      { pot: { charged: 0, received: 1000, applied: -1000 }, credit: 1000 },
    ],
    [
      'withdrawn and asked for again',
      [face(Pending), withdrawn, face(Pending)],
      { pot: { charged: 1000, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'cheaper',
      [face(Pending), face(Pending, 800)],
      { pot: { charged: 800, received: 0, applied: 0 }, credit: 0 },
    ],
    [
      'dearer',
      [face(Completed), face(Pending, 1500)],
      { pot: { charged: 1500, received: 1000, applied: 0 }, credit: 0 },
    ],
    [
      'received with a mistake in the amount',
      [face(Completed), face(Completed, 800)],
      { pot: { charged: 800, received: 800, applied: 0 }, credit: 0 },
    ],
  ])('%s', (_, faces, expected) => {
    let was: Face | null = null;
    let books = empty;
    for (const is of faces) {
      books = turn(books, was, is);
      was = is;
    }
    expect(books).toEqual(expected);
  });

  test('credit that has paid is credit again when the payment is waited for anew, and goes when it is given back', () => {
    const paid = enter({ ...turn(empty, null, face(Pending)), credit: 1000 }, payment(1000));
    expect(paid).toEqual({ pot: { charged: 1000, received: 0, applied: 1000 }, credit: 0 });
    expect(turn(paid, face(Completed), face(Pending)).credit).toBe(1000);
    expect(turn(paid, face(Completed), face(Refunded)).credit).toBe(0);
  });
});

const aFace = fc.record({
  status: fc.constantFrom(Pending, Completed, Failed, Refunded),
  cents: fc.constantFrom(500, 1000, 1234),
  isWithdrawn: fc.boolean(),
});
type Step =
  | { type: 'face'; face: Face }
  | { type: 'money'; cents: number }
  | { type: 'credit'; cents: number }
  | { type: 'undo' };
const aStep: fc.Arbitrary<Step> = fc.oneof(
  aFace.map(
    (face) =>
      ({
        type: 'face',
        face: { ...face, isWithdrawn: face.isWithdrawn && face.status === Pending },
      }) as const,
  ),
  fc.integer({ min: 1, max: 2000 }).map((cents) => ({ type: 'money', cents }) as const),
  fc.integer({ min: 1, max: 2000 }).map((cents) => ({ type: 'credit', cents }) as const),
  fc.constant({ type: 'undo' } as const),
);

test('whatever happens, no cent appears or disappears, and the pot is what the row shows', () => {
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 30 }), (steps) => {
      let is: Face | null = null;
      let books = empty;
      /** What came from and went to the person's bank. */
      let moved = 0;
      let came: { payment: number; credit: number } | null = null;
      for (const step of steps) {
        const movements = ((): Movement[] => {
          if (step.type === 'face') {
            const wanted = wantedOf(is?.status ?? null, step.face, paidOf(books.pot));
            is = step.face;
            return entriesFor(books.pot, wanted);
          }
          const open = is?.status === Pending ? chargeOf(is) - paidOf(books.pot) : 0;
          if (step.type === 'money') {
            const made = receipt(open, step.cents);
            const of = (pot: Movement['pot']) => made.find((one) => one.pot === pot)?.cents ?? 0;
            came = { payment: of('payment'), credit: of('credit') };
            return made;
          }
          if (step.type === 'undo') {
            const back = came && takeBack(came, books.pot, books.credit);
            if (back) came = null;
            return back?.movements ?? [];
          }
          return spend(books.credit, [{ id: '', cents: Math.min(open, step.cents) }]).flatMap(({ cents }) =>
            payment(cents),
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
        expect(paidOf(books.pot) + books.credit).toBe(moved);
        if (is) expect(books.pot.charged).toBe(chargeOf(is));
        if (step.type === 'face' && is?.status === Completed) expect(paidOf(books.pot)).toBe(chargeOf(is));
        expect(paidOf(books.pot)).toBeGreaterThanOrEqual(0);
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
  expect(spend(credit, rows).map(({ cents }) => cents)).toEqual(paid);
});

test('money that has been spent cannot be taken back', () => {
  const pot = { charged: 1000, received: 1000, applied: 0 };
  expect(takeBack({ payment: 1000, credit: 500 }, pot, 500)?.movements).toHaveLength(2);
  expect(takeBack({ payment: 1000, credit: 500 }, pot, 400)).toBeNull();
  // Said to be a mistake already.
  expect(takeBack({ payment: 1000, credit: 0 }, { charged: 1000, received: 0, applied: 0 }, 0)).toEqual({
    movements: [],
    corrected: 1000,
  });
  // Withdrawn meanwhile: it is credit.
  expect(
    takeBack({ payment: 1000, credit: 0 }, { charged: 0, received: 1000, applied: -1000 }, 1000),
  ).toEqual({
    movements: [{ pot: 'credit', kind: 'correction', cents: -1000 }],
    corrected: 0,
  });
});
