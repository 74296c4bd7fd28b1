import type { Refund } from 'shared-api';
import type { MessageId } from 'shared-ui';

export const refundStateLabel: Readonly<Record<Refund['state'], MessageId>> = {
  due: 'treasury.refunds.state.due',
  sent: 'treasury.refunds.state.sent',
  dropped: 'treasury.refunds.state.dropped',
};
