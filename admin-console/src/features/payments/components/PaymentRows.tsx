import type { Payment } from 'shared-api';
import {
  Box,
  CalendarIcon,
  Card,
  EmailAddress,
  EmailIcon,
  Fact,
  figures,
  Stack,
  TicketIcon,
  Typography,
  useText,
} from 'shared-ui';
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
import { paymentActions } from '../actions';
import { editForm } from '../forms';
import { methodLabel, planLabel } from '../labels';
import { payments } from '../resource';
import { ReceivedControl } from './ReceivedControl';

function PaymentCard({ payment, listActions }: { payment: Payment; listActions: ListActions<Payment> }) {
  const text = useText();
  const i18n = useI18n();
  const name = payments.nameOf(payment, i18n);
  return (
    <Card component="article" aria-label={name} sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="p" variant="h3" sx={figures}>
            {i18n.format.money(payment.amount)}
          </Typography>
          <Typography component="h2" sx={{ mt: 0.5, fontWeight: 650 }}>
            {payment.userName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <EmailAddress>{payment.userEmail}</EmailAddress>
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', justifyContent: 'space-between', mt: -1, mr: -1 }}>
          <ActionMenu row={payment} name={name} actions={paymentActions} onAct={listActions.act} />
          <SelectRow row={payment} name={name} selection={listActions.list.selection} />
        </Stack>
      </Stack>
      <Stack sx={{ gap: 0.75, mt: 1.5, alignItems: 'flex-start' }}>
        <Fact icon={<CalendarIcon aria-hidden />}>{i18n.format.dateTime(payment.paymentDate)}</Fact>
        <Fact icon={<TicketIcon aria-hidden />}>
          {text(planLabel[payment.plan])} · {text(methodLabel[payment.method])}
        </Fact>
        <Fact icon={<EmailIcon aria-hidden />}>
          {text('payments.reference', { reference: payment.reference })}
        </Fact>
        <ReceivedControl payment={payment} />
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
