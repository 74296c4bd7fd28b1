import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, paymentsKey, setPaymentSent } from 'shared-api';
import { notify, useText } from 'shared-ui';

/** Notes that the money for payments is sent, or is not after all. */
export const useSent = () => {
  const client = useQueryClient();
  const text = useText();
  return useMutation({
    mutationFn: ({ ids, sent }: { ids: readonly string[]; sent: boolean }) =>
      Promise.all(ids.map((id) => setPaymentSent(id, sent))),
    onError: (error) => notify(messageOf(error, text('balance.sent.failed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: paymentsKey }),
  });
};
