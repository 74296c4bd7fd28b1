import { messageOf, together, useChange } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { setPaymentSent } from './api';

interface Sent {
  ids: readonly string[];
  sent: boolean;
}

const setAll = ({ ids, sent }: Sent) =>
  together(() => Promise.all(ids.map((id) => setPaymentSent({ params: { id }, body: { sent } }))));

/** Records that payments have been sent, or takes it back. */
export const useMarkSent = () => {
  const text = useText();
  return useChange(setAll, {
    onError: (error) => notify(messageOf(error, text('balance.sent.failed')), 'error'),
  });
};
