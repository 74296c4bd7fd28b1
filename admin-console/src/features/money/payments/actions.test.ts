import { createQueryClient, type Payment, PaymentMethod, PaymentStatus } from 'shared-api';
import type { I18n } from 'shared-ui/resource';
import { serve } from 'shared-ui/testing';
import { paymentActions } from './actions';

const offered = (status: PaymentStatus) =>
  paymentActions.filter(({ when }) => when?.({ status } as Payment) ?? true).map(({ id }) => id);

test('quick actions are the legal steps and no others', () => {
  expect(offered(PaymentStatus.Pending)).toEqual(['complete', 'fail', 'edit']);
  expect(offered(PaymentStatus.Completed)).toEqual(['refund', 'edit']);
  expect(offered(PaymentStatus.Failed)).toEqual(['edit']);
  expect(offered(PaymentStatus.Refunded)).toEqual(['edit']);
});

const i18n = { text: (id: string) => id, format: { money: String, date: String } } as unknown as I18n;

test.each([
  ['as it says', [PaymentMethod.Other], ['3', '0', '4', '1', '2']],
  ['as they all say', [PaymentMethod.Interac, PaymentMethod.Interac], ['0', '4', '1', '2', '3']],
  ['as each says', [PaymentMethod.Interac, PaymentMethod.Other], ['', '0', '4', '1', '2', '3']],
])('money came %s, unless another way is chosen', (_, methods, expected) => {
  const [complete] = paymentActions;
  const rows = methods.map((method) => ({ method }) as Payment);
  const choice =
    complete?.does === 'change' ? complete.operation.confirmation?.(rows, i18n).choice : undefined;
  expect(choice?.options.map(({ value }) => value)).toEqual(expected);
});

test('every change of a status asks first', () => {
  for (const action of paymentActions)
    if (action.does === 'change') expect(action.operation.confirmation).toBeDefined();
});

const coming = {
  ...{ id: 'p1', sessionId: 's1', userId: 'u1', guestName: null, withdrawnOn: null, late: false },
  ...{ sessionDate: '2099-11-28', amount: 10, userName: 'Zoé Roy', status: PaymentStatus.Completed },
} as Payment;
const refund = paymentActions.find(({ id }) => id === 'refund');
const operation = refund?.does === 'change' ? refund.operation : undefined;

test.each<[of: string, payment: Payment, asks: boolean]>([
  ['a coming session', coming, true],
  ['a session that is over', { ...coming, sessionDate: '2020-11-28' }, false],
  ['a late no', { ...coming, late: true }, false],
  ['somebody who has left', { ...coming, userId: null }, false],
  ['a pass', { ...coming, sessionId: null, sessionDate: null }, false],
])('whether the refund of %s asks about the spot', (_, payment, asks) => {
  const { choice } = operation?.confirmation?.([payment], i18n) ?? {};
  expect(choice?.options.map(({ value }) => value)).toEqual(asks ? ['keep', 'free'] : undefined);
});

const guests = [{ id: 'g1', firstName: 'Alex' }];
test.each<[what: string, payment: Payment, choice: string, isIn: boolean, sent: object]>([
  ['keeps the spot', coming, 'keep', true, { status: PaymentStatus.Refunded }],
  ['frees it', coming, 'free', true, { move: 'out', refund: true }],
  ['has none to free any more', coming, 'free', false, { status: PaymentStatus.Refunded }],
  [
    'frees a guest’s',
    { ...coming, guestName: 'Alex' },
    'free',
    true,
    { move: 'out', refund: true, guestId: 'g1' },
  ],
  [
    'has no guest to take out',
    { ...coming, guestName: 'Luc' },
    'free',
    true,
    { status: PaymentStatus.Refunded },
  ],
])('a refund %s', async (_, payment, choice, isAttending, expected) => {
  createQueryClient(null);
  const sent = serve(({ method }) =>
    method === 'GET' ? [{ userId: 'u1', isAttending, place: { guests } }] : {},
  );
  await operation?.run(payment, '', choice);
  expect(sent.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]))).toEqual([expected]);
});
