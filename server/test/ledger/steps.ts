import fc from 'fast-check';
import { PaymentStatus } from 'shared-api/contract';

/* Random steps that concern a club's money. */

/** The number of players. */
export const crowd = 3;
const statuses = [
  PaymentStatus.Pending,
  PaymentStatus.Completed,
  PaymentStatus.Failed,
  PaymentStatus.Refunded,
];

const who = fc.integer({ min: 0, max: crowd - 1 });
const at = fc.integer({ min: 0, max: 1 });
const nth = fc.integer({ min: 0, max: 9 });
const cents = fc.constantFrom(400, 600, 1000, 1600, 3000);
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('yes', 'no'), who, at }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('subscribe', 'dropIn'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('form'), nth, status: fc.constantFrom(...statuses), cents }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('transfer'), nth, cents, exact: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('settle', 'credit', 'undo', 'notOurs'), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('cancel', 'refund', 'open', 'move', 'reprice', 'delete'),
      at,
      cents,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('record'), who, cents, status: fc.constantFrom(0, 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('bring', 'drop', 'sent', 'leave', 'wait'), who, at }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('later'), hours: fc.constantFrom(1, 12, 30, 100) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('enter', 'prepay'),
      who,
      kind: fc.constantFrom('credit', 'refund', 'correction'),
      cents: fc.constantFrom(-1000, -333, 333, 1000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('send', 'drop refund', 'undo refund'), nth }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('month'), closed: fc.boolean() }) },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
