import { ListSkeleton } from 'shared-ui';
import { ListBody, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../payments/components/PaymentTabs';
import { ImportPanel } from '../components/ImportPanel';
import { MailboxPanel } from '../components/MailboxPanel';
import { TransferItem } from '../components/TransferItem';
import { transfers } from '../resource';

/** `/admin/payments/interac`: received transfers, and what they pay. */
export function Component() {
  const listActions = useListActions(useResource(transfers));
  return (
    <ConsolePage title="interac.title" lead="interac.intro">
      <PaymentTabs />
      <ImportPanel />
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={10} rowHeight={88} />}
        card={(transfer) => <TransferItem key={transfer.id} transfer={transfer} />}
        column
      />
      <MailboxPanel />
    </ConsolePage>
  );
}
