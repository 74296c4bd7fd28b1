import { Box, Button, ListSkeleton, Text, Typography } from 'shared-ui';
import { ListBody, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../../layout/PaymentTabs';
import { ImportPanel } from './ImportPanel';
import { MailboxPanel } from './MailboxPanel';
import { transfers } from './resource';
import { moveByKey } from './row-keys';
import { TransferItem } from './TransferItem';

/** `/admin/payments/interac`: received transfers, and what they pay. */
export function Component() {
  const list = useResource(transfers);
  const listActions = useListActions(list);
  return (
    <ConsolePage title="interac.title" lead="interac.intro">
      <PaymentTabs of="adminOutstanding" />
      <ImportPanel />
      <Box onKeyDown={moveByKey}>
        <ListBody
          listActions={listActions}
          waiting={<ListSkeleton rows={10} rowHeight={88} />}
          card={(transfer) => <TransferItem key={transfer.id} transfer={transfer} />}
          column
        />
        {list.state.filters.state === 'open' && (
          <Button
            color="secondary"
            onClick={() => list.change({ filters: { state: '' } })}
            sx={{ ml: -1.75 }}
          >
            <Text id="interac.showAll" />
          </Button>
        )}
        <Typography
          variant="caption"
          component="p"
          sx={{ display: { xs: 'none', lg: 'block' }, mt: 1.5, color: 'text.secondary' }}
        >
          <Text id="interac.keys" />
        </Typography>
      </Box>
      <MailboxPanel />
    </ConsolePage>
  );
}
