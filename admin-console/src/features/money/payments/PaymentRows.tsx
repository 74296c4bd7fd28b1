import type { Payment } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Box, Card, EmailAddress, figures, purposeText, Stack, Typography } from 'shared-ui';
import {
  ActionMenu,
  type ListActions,
  type ListControl,
  ListDialogs,
  ListPager,
  ResourceRows,
  SelectionBar,
  SelectRow,
  useI18n,
  useListActions,
  useRows,
} from 'shared-ui/resource';
import { methodLabel } from '../labels';
import { ReceivedControl } from '../ReceivedControl';
import { paymentActions } from './actions';
import { editForm } from './forms';
import { payments } from './resource';

function PaymentCard({ payment, listActions }: { payment: Payment; listActions: ListActions<Payment> }) {
  const i18n = useI18n();
  const { text, format } = i18n;
  const name = payments.nameOf(payment, i18n);
  return (
    <Card component="article" aria-label={name} sx={{ p: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
        <SelectRow row={payment} name={name} selection={listActions.list.selection} />
        <Box sx={{ flex: '1 1 0', minWidth: 0, pt: 1 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography component="h2" sx={{ minWidth: 0, fontWeight: 650 }}>
              {payment.userName}
            </Typography>
            <Typography component="p" sx={{ ...figures, flexShrink: 0, fontWeight: 650 }}>
              {format.money(payment.amount)}
            </Typography>
          </Stack>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 1 }}
          >
            <Typography variant="body2">{capitalised(purposeText(payment, i18n))}</Typography>
            <ReceivedControl payment={payment} />
          </Stack>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {format.dateTime(payment.paymentDate)} · {text(methodLabel[payment.method])} ·{' '}
            <Box component="span" sx={{ ...figures, display: 'inline-block' }}>
              {payment.reference}
            </Box>
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{
              display: { xs: 'none', sm: 'block' },
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              color: 'text.secondary',
            }}
          >
            <EmailAddress>{payment.userEmail}</EmailAddress>
          </Typography>
        </Box>
        <ActionMenu row={payment} name={name} actions={paymentActions} onAct={listActions.act} />
      </Stack>
    </Card>
  );
}

/** Payments page by page, as cards or as a table. */
export function PaymentRows({ control }: { control: ListControl }) {
  const list = useRows(payments, control);
  const listActions = useListActions(list);
  return (
    <>
      <ResourceRows
        list={list}
        onAct={listActions.act}
        card={(payment) => <PaymentCard payment={payment} listActions={listActions} />}
      />
      <SelectionBar selection={list.selection} actions={payments.actions} onAct={listActions.actOnMany} />
      <ListPager list={list} />
      <ListDialogs listActions={listActions} edit={editForm} />
    </>
  );
}
