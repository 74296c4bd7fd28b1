import type { Payment } from 'shared-api';
import {
  Box,
  CalendarIcon,
  Card,
  CardGrid,
  EmailAddress,
  EmailIcon,
  Fact,
  figures,
  Stack,
  Text,
  TicketIcon,
  Typography,
} from 'shared-ui';
import {
  ActionMenu,
  type Desk,
  DeskDialogs,
  type ListControl,
  ListPager,
  ResourceRows,
  SelectionBar,
  SelectRow,
  useDesk,
  useRows,
  useWords,
} from 'shared-ui/resource';
import { paymentActions } from '../actions';
import { editForm } from '../forms';
import { methodLabel, planLabel } from '../labels';
import { payments } from '../resource';
import { ReceivedControl } from './ReceivedControl';

function PaymentCard({ payment, desk }: { payment: Payment; desk: Desk<Payment> }) {
  const words = useWords();
  const name = payments.nameOf(payment, words);
  return (
    <Card component="article" aria-label={name} sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="p" variant="h3" sx={figures}>
            {words.format.money(payment.amount)}
          </Typography>
          <Typography component="h2" sx={{ mt: 0.5, fontWeight: 650 }}>
            {payment.userName}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <EmailAddress>{payment.userEmail}</EmailAddress>
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', justifyContent: 'space-between', mt: -1, mr: -1 }}>
          <ActionMenu row={payment} name={name} actions={paymentActions} onAct={desk.act} />
          <SelectRow row={payment} name={name} selection={desk.list.selection} />
        </Stack>
      </Stack>
      <Stack sx={{ gap: 0.75, mt: 1.5, alignItems: 'flex-start' }}>
        <Fact icon={<CalendarIcon aria-hidden />}>{words.format.dateTime(payment.paymentDate)}</Fact>
        <Fact icon={<TicketIcon aria-hidden />}>
          <Text id={planLabel[payment.plan]} /> · <Text id={methodLabel[payment.method]} />
        </Fact>
        <Fact icon={<EmailIcon aria-hidden />}>
          <Text id="payments.reference" values={{ reference: payment.reference }} />
        </Fact>
        <ReceivedControl payment={payment} />
      </Stack>
    </Card>
  );
}

/** Payments as cards, page by page. */
export function PaymentCards({ control }: { control: ListControl }) {
  const list = useRows(payments, control);
  const desk = useDesk(list);
  return (
    <>
      <SelectionBar selection={list.selection} actions={payments.actions} onAct={desk.actOnMany} />
      <ResourceRows
        list={list}
        onAct={desk.act}
        cards={(rows) => (
          <CardGrid>
            {rows.map((payment) => (
              <li key={payment.id}>
                <PaymentCard payment={payment} desk={desk} />
              </li>
            ))}
          </CardGrid>
        )}
      />
      <ListPager list={list} />
      <DeskDialogs desk={desk} edit={editForm} />
    </>
  );
}
