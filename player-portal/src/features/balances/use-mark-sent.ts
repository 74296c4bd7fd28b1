import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, paymentsKey, setPaymentSent } from 'shared-api';
import { notify, useText } from 'shared-ui';

/** Records that payments have been sent, or takes it back. */
export const useMarkSent = () => {
  const client = useQueryClient();
  const text = useText();
  return useMutation({
    mutationFn: ({ ids, sent }: { ids: readonly string[]; sent: boolean }) =>
      Promise.all(ids.map((id) => setPaymentSent(id, sent))),
    onError: (error) => notify(messageOf(error, text('balance.sent.failed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: paymentsKey }),
  });
};
