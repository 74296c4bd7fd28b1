import { type Payment, PaymentStatus } from 'shared-api';
import { paymentActions } from './actions';

const offered = (status: PaymentStatus) =>
  paymentActions.filter(({ when }) => when?.({ status } as Payment) ?? true).map(({ id }) => id);

test('quick actions are the legal steps and no others', () => {
  expect(offered(PaymentStatus.Pending)).toEqual(['complete', 'fail', 'edit']);
  expect(offered(PaymentStatus.Completed)).toEqual(['refund', 'edit']);
  expect(offered(PaymentStatus.Failed)).toEqual(['edit']);
  expect(offered(PaymentStatus.Refunded)).toEqual(['edit']);
});

test('every change of a status asks first', () => {
  for (const action of paymentActions)
    if (action.does === 'change') expect(action.operation.confirmation).toBeDefined();
});
