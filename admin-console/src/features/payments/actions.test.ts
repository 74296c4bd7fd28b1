import { type Payment, PaymentMethod, PaymentStatus } from 'shared-api';
import type { I18n } from 'shared-ui/resource';
import { paymentActions } from './actions';

const offered = (status: PaymentStatus) =>
  paymentActions.filter(({ when }) => when?.({ status } as Payment) ?? true).map(({ id }) => id);

test('quick actions are the legal steps and no others', () => {
  expect(offered(PaymentStatus.Pending)).toEqual(['complete', 'fail', 'edit']);
  expect(offered(PaymentStatus.Completed)).toEqual(['refund', 'edit']);
  expect(offered(PaymentStatus.Failed)).toEqual(['edit']);
  expect(offered(PaymentStatus.Refunded)).toEqual(['edit']);
});

const i18n = { text: (id: string) => id, format: { money: String } } as unknown as I18n;

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
