import { useQuery } from '@tanstack/react-query';
import { ListSkeleton, Typography } from 'shared-ui';
import { ListBody, useI18n, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../../layout/PaymentTabs';
import { dueRefundsQuery } from '../api';
import { RefundCard } from './RefundCard';
import { refunds } from './resource';

/** `/admin/payments/refunds`: refunds to send, and those sent. */
export function Component() {
  const { text, format } = useI18n();
  const listActions = useListActions(useResource(refunds));
  const { data: due } = useQuery(dueRefundsQuery());
  return (
    <ConsolePage title="treasury.refunds.title">
      <PaymentTabs of="adminOutstanding" />
      {due && (
        <Typography sx={{ mb: 2, fontWeight: 600 }}>
          {text('treasury.refunds.due', { count: due.count, total: format.money(due.total) })}
        </Typography>
      )}
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={8} rowHeight={88} />}
        card={(refund) => <RefundCard refund={refund} />}
        column
      />
    </ConsolePage>
  );
}
