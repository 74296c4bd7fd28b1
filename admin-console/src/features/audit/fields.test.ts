import { PaymentStatus, Plan } from 'shared-api';
import { labelsOf } from './actions';
import { fieldLabel, valueLabel } from './fields';

test('a status is worded as the thing that has it words it', () => {
  expect(valueLabel('payment', 'status', PaymentStatus.Refunded)).toBe('ui.paymentStatus.refunded');
  expect(valueLabel('session', 'status', 2)).toBe('ui.sessionStatus.cancelled');
  expect(valueLabel('mailing', 'language', 2)).toBe('communication.language.bilingual');
  expect(valueLabel('mailing', 'emailType', 'announcement')).toBe('communication.type.announcement');
  expect(valueLabel('user', 'paymentPlan', Plan.Membership)).toBe('users.filter.membership');
});

test('what the console has no words for stays as it is', () => {
  expect(fieldLabel('paymentDue.payTo')).toBeUndefined();
  expect(valueLabel('payment', 'status', 9)).toBeUndefined();
  expect(valueLabel('session', 'maxCapacity', 2)).toBeUndefined();
});

test.each([
  'session.create',
  'session.series',
  'session.cancel',
  'season.status',
  'user.update',
  'user.reset-password',
  'user.delete',
  'payment.status',
  'payment.withdraw',
  'settings.update',
  'mailing.send',
  'subscription.cancel',
])('%s, which the server notes, has words', (action) => {
  expect(Object.values(labelsOf(action))).not.toContain(undefined);
});
