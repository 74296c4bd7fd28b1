import { labelsOf } from './labels';

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
  'transfer.import',
  'transfer.settle',
  'transfer.notOurs',
  'transfer.undo',
  'payment.refund',
  'account.credit',
  'account.correction',
  'account.refund',
  'refund.send',
  'refund.drop',
  'refund.undo',
  'month.close',
  'month.open',
  'mailbox.update',
  'settings.update',
  'mailing.send',
  'subscription.cancel',
  'release.withdraw',
  'release.rollback',
])('%s, which the server notes, has words', (action) => {
  expect(Object.values(labelsOf(action))).not.toContain(undefined);
});
