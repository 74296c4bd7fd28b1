import type { EntryKind, RefundState } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** What each kind of entry is called. */
export const kindLabel: Readonly<Record<EntryKind, MessageId>> = {
  charge: 'treasury.kind.charge',
  reversal: 'treasury.kind.reversal',
  received: 'treasury.kind.received',
  refund: 'treasury.kind.refund',
  applied: 'treasury.kind.applied',
  credit: 'treasury.kind.credit',
  correction: 'treasury.kind.correction',
};

/** What each state of a refund is called. */
export const refundStateLabel: Readonly<Record<RefundState, MessageId>> = {
  due: 'treasury.refunds.stateDue',
  sent: 'treasury.refunds.stateSent',
  dropped: 'treasury.refunds.stateDropped',
};
