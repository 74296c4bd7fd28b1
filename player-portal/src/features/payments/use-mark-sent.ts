import { type OpenPayment, together, useChange } from 'shared-api';
import { useFailure, useFormat } from 'shared-ui';
import { setPaymentSent } from './api';
import { sumDue } from './policy';

interface Sent {
  payments: readonly OpenPayment[];
  sent: boolean;
}

const setAll = ({ payments, sent }: Sent) =>
  together(() =>
    Promise.all(payments.map(({ paymentId: id }) => setPaymentSent({ params: { id }, body: { sent } }))),
  );

/** Records that payments have been sent, or takes it back. */
export const useMarkSent = () => {
  const format = useFormat();
  const failed = useFailure();
  return useChange(setAll, {
    onError: (error, { payments }) => failed(error, 'balance.sent.failed', format.money(sumDue(payments))),
  });
};
