import type { EntryKind, RefundState } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** Names of the kinds of entries. */
export const kindLabel: Readonly<Record<EntryKind, MessageId>> = {
  charge: 'treasury.kind.charge',
  reversal: 'treasury.kind.reversal',
  received: 'treasury.kind.received',
  refund: 'treasury.kind.refund',
  applied: 'treasury.kind.applied',
  credit: 'treasury.kind.credit',
  correction: 'treasury.kind.correction',
};

/** Names of a refund's states. */
export const refundStateLabel: Readonly<Record<RefundState, MessageId>> = {
  due: 'treasury.refunds.stateDue',
  sent: 'treasury.refunds.stateSent',
  dropped: 'treasury.refunds.stateDropped',
};
