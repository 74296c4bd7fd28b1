import { useQueryClient } from '@tanstack/react-query';
import { decideRefund, messageOf, paymentsKey, type Refund, type RefundDecision } from 'shared-api';
import { notify } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';

/** Carries out a decision about a refund, and notifies of the result. @throws the server's error, which is shown too */
export const useDecideRefund = (): ((refund: Refund, decision: RefundDecision) => Promise<void>) => {
  const client = useQueryClient();
  const { text } = useI18n();
  return async ({ id, version }, decision) => {
    try {
      const { userName: name, state } = await decideRefund(id, { ...decision, version });
      notify(text('treasury.refunds.done', { name, state: text(`treasury.refunds.state.${state}`) }));
    } catch (error) {
      notify(messageOf(error, text('treasury.refunds.decideFailed')), 'error');
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: paymentsKey });
    }
  };
};
