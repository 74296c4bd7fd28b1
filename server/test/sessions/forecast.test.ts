import { PaymentStatus, SessionStatus } from 'shared-api/contract';
import { moneyTouched, type State } from '../../src/club/schedule/forecast';
import { clubForAll } from '../support/club';

const { Pending, Completed, Refunded } = PaymentStatus;
const payment = (id: string, status: PaymentStatus, amount = 10) => ({
  ...{ id, sessionId: 's', amount, status, openCents: status === Pending ? amount * 100 : 0 },
  paidCents: status === Completed ? amount * 100 : 0,
  refundedCents: status === Refunded ? amount * 100 : 0,
});
const withdrawn = (row: State['payments'][number]) => ({
  ...row,
  status: Pending,
  openCents: 0,
  paidCents: 0,
});
const inPart = { ...payment('p', Pending), openCents: 600, paidCents: 400 };
const session: State['sessions'][number] = { id: 's', sessionDate: '2026-11-28', status: SessionStatus.Open };
const state = (payments: State['payments'], change: Partial<typeof session> | null = {}): State => ({
  sessions: change ? [{ ...session, ...change }] : [],
  payments,
});
const none = { count: 0, total: 0 };
const nothing = {
  withdrawn: none,
  due: none,
  repriced: none,
  credited: none,
  refunded: none,
  received: none,
};
const paid = [payment('a', Completed), payment('b', Completed, 10.1), payment('c', Refunded)];
const received = { count: 2, total: 20.1 };

test.each<[string, State, State, object]>([
  ['no payments', state([]), state([]), {}],
  [
    'the same as before',
    state([payment('a', Pending), ...paid]),
    state([payment('a', Pending), ...paid]),
    {},
  ],
  [
    'pending ones are gone',
    state([payment('x', Pending), payment('y', Pending, 12.5), payment('z', Pending)]),
    state([payment('z', Pending)]),
    { withdrawn: { count: 2, total: 22.5 } },
  ],
  ['new ones are pending', state([]), state([payment('x', Pending)]), { due: { count: 1, total: 10 } }],
  [
    'a pending one costs something else',
    state([payment('x', Pending), payment('y', Pending)]),
    state([payment('x', Pending, 12), payment('y', Pending)]),
    { repriced: { count: 1, total: 12 } },
  ],
  ['paid, and cancelled', state(paid), state(paid, { status: SessionStatus.Cancelled }), { received }],
  ['paid, and deleted', state(paid), state(paid, null), { received }],
  ['paid, and on another date', state(paid), state(paid, { sessionDate: '2026-12-05' }), { received }],
  [
    'paid and cancelled, and credited',
    state(paid),
    state([...paid.slice(0, 2).map(withdrawn), ...paid.slice(2)], { status: SessionStatus.Cancelled }),
    { credited: received },
  ],
  [
    'asked for, and no longer',
    state([payment('x', Pending)]),
    state([withdrawn(payment('x', Pending))]),
    { withdrawn: { count: 1, total: 10 } },
  ],
  [
    'paid in part, and credited',
    state([inPart]),
    state([withdrawn(inPart)]),
    { withdrawn: { count: 1, total: 6 }, credited: { count: 1, total: 4 } },
  ],
  [
    'paid in part, and refunded',
    state([inPart]),
    state([{ ...withdrawn(inPart), refundedCents: 400 }]),
    { withdrawn: { count: 1, total: 6 }, refunded: { count: 1, total: 4 } },
  ],
  ['paid, and full', state(paid), state(paid, { status: SessionStatus.Full }), {}],
  [
    'paid, and cancelled before',
    state(paid, { status: SessionStatus.Cancelled }),
    state(paid, { status: SessionStatus.Cancelled }),
    {},
  ],
])('money that a change touches: %s', (_, before, after, expected) => {
  expect(moneyTouched(before, after)).toEqual({ ...nothing, ...expected });
});

describe('asked of the server', () => {
  const club = clubForAll();

  const draft = {
    startTime: '10:00',
    endTime: '12:00',
    location: 'The gym',
    maxCapacity: 2,
    dropInPrice: 10,
  };

  /** A full session for which one player has paid, one has not, and one waits. */
  async function fullSession() {
    const as = await club.admin();
    const id = await club.session({ maxCapacity: 2 });
    const params = { id };
    for (const player of [await club.person(), await club.person()])
      (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params })).ok();
    const waits = await club.person();
    (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waits, params })).ok();
    const [first] = (await club.call('GET /api/v1/Payments', { as, query: { status: Pending } })).ok();
    const paying = { as, params: { id: first?.id ?? '' }, body: { status: Completed } };
    (await club.call('PUT /api/v1/Payments/{id}/status', paying)).ok();
    const ask = async (change: object) => {
      const body = { ...draft, sessionDate: '2026-11-28', status: SessionStatus.Full, ...change };
      return (await club.call('POST /api/v1/Sessions/{id}/recipients', { as, params, body })).ok().money;
    };
    return { id, ask };
  }
  const one = { count: 1, total: 10 };

  test('cancelling, moving, repricing and a larger capacity say which money they touch; asking changes nothing', async () => {
    const { ask } = await fullSession();
    expect(await ask({ status: SessionStatus.Cancelled })).toEqual({
      ...nothing,
      withdrawn: one,
      credited: one,
    });
    expect(await ask({ sessionDate: '2026-12-05' })).toEqual({ ...nothing, received: one });
    expect(await ask({ maxCapacity: 3 })).toEqual({ ...nothing, due: one });
    expect(await ask({ dropInPrice: 12, pendingDues: 'change' })).toEqual({
      ...nothing,
      repriced: { count: 1, total: 12 },
    });
    expect(await ask({ dropInPrice: 12 })).toEqual(nothing);
  });

  test('deleting several sessions says the money of all of them', async () => {
    const ids = [(await fullSession()).id, (await fullSession()).id];
    const as = await club.admin();
    const { money } = (await club.call('POST /api/v1/Sessions/recipients', { as, body: { ids } })).ok();
    const two = { count: 2, total: 20 };
    expect(money).toEqual({ ...nothing, withdrawn: two, credited: two });
    expect(
      (await club.call('GET /api/v1/Sessions/{id}', { params: { id: ids[0] ?? '' } })).ok(),
    ).toBeDefined();
  });
});
