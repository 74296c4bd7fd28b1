import { messageOf, type Refund, type RefundDecision } from 'shared-api';
import { notify } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { decideRefund } from './api';

/** Carries out a decision about a refund, and notifies of the result. @throws the server's error, which is shown too */
export const useDecideRefund = (): ((refund: Refund, decision: RefundDecision) => Promise<void>) => {
  const { text } = useI18n();
  return async ({ id, version }, decision) => {
    try {
      const { userName: name, state } = await decideRefund({
        params: { id },
        body: { ...decision, version },
      });
      notify(text('treasury.refunds.done', { name, state: text(`treasury.refunds.state.${state}`) }));
    } catch (error) {
      notify(messageOf(error, text('treasury.refunds.decideFailed')), 'error');
      throw error;
    }
  };
};
