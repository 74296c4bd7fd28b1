import { type BalanceEntry, Plan } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** The label of a history entry: for a payment, or for credit alone. */
export const entryLabel = ({ kind, amount, payment }: BalanceEntry): MessageId => {
  switch (kind) {
    case 'charge':
      return payment?.plan === Plan.Membership ? 'balance.entry.chargePass' : 'balance.entry.charge';
    case 'applied':
      return amount > 0 ? 'balance.entry.applied' : 'balance.entry.kept';
    case 'received':
    case 'refund':
    case 'correction':
      return payment ? `balance.entry.${kind}` : `balance.entry.${kind}Ahead`;
    default:
      return `balance.entry.${kind}`;
  }
};
