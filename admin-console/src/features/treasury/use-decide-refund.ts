import type { Refund, RefundDecision } from 'shared-api';
import { notify, useFailure } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { decideRefund } from './api';
import { refunds } from './resource';

/** Carries out a decision about a refund, and notifies of the result. @throws the server's error, which is shown too */
export const useDecideRefund = (): ((refund: Refund, decision: RefundDecision) => Promise<void>) => {
  const i18n = useI18n();
  const { text } = i18n;
  const failed = useFailure();
  return async (refund, decision) => {
    const { id, version } = refund;
    try {
      const { userName: name, state } = await decideRefund({
        params: { id },
        body: { ...decision, version },
      });
      notify(text('treasury.refunds.done', { name, state: text(`treasury.refunds.state.${state}`) }));
    } catch (error) {
      failed(error, 'treasury.refunds.decideFailed', refunds.nameOf(refund, i18n));
      throw error;
    }
  };
};
