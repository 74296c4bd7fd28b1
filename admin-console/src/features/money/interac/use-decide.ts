import type { Transfer, TransferDecision } from 'shared-api';
import { notify, useFailure } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { decideTransfer } from '../api';
import { stateLabel, transferName } from './labels';

/** Carries out a decision about a transfer, and offers to undo it. */
export const useDecide = (): ((transfer: Transfer, decision: TransferDecision) => Promise<void>) => {
  const i18n = useI18n();
  const { text } = i18n;
  const failed = useFailure();
  const decide = async (transfer: Transfer, decision: TransferDecision): Promise<void> => {
    try {
      const decided = await decideTransfer({
        params: { id: transfer.id },
        body: { ...decision, version: transfer.version },
      });
      const message = text('interac.decided', {
        name: transferName(decided, i18n),
        state: text(stateLabel[decided.state]),
      });
      const undo = { label: text('console.undo'), run: () => void decide(decided, { decision: 'undo' }) };
      notify(message, 'success', decision.decision === 'undo' ? undefined : undo);
    } catch (error) {
      failed(error, 'interac.decideFailed', transferName(transfer, i18n));
    }
  };
  return decide;
};
