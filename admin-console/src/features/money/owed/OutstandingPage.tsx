import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Debtor, now, PaymentMethod } from 'shared-api';
import {
  Alert,
  Box,
  Button,
  clubDate,
  EmailIcon,
  figures,
  LinkButton,
  ListSkeleton,
  type MessageId,
  Stack,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { ListBody, useI18n, useListActions, useResource } from 'shared-ui/resource';
import { outstandingQuery } from '../../../layout/api';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../../layout/PaymentTabs';
import { dueRefundsQuery, transfersQuery } from '../api';
import { methodChoices, methodLabel } from '../labels';
import type { ReceiptDetails } from '../ReceivedControl';
import { DebtorCard } from './DebtorCard';
import { RemindDialog, reminderRecipients } from './RemindDialog';
import { debtors } from './resource';

interface ReceiptDefaultsProps {
  how: ReceiptDetails;
  onChange: (how: ReceiptDetails) => void;
}

/** The date and method recorded by “Mark received”: one line, which opens to change them. */
function ReceiptDefaults({ how, onChange }: ReceiptDefaultsProps) {
  const { text, format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const today = clubDate();
  const { paymentDate = today, method = PaymentMethod.Interac } = how;
  const isFuture = paymentDate > today;
  if (!isOpen)
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1.5 }}>
        <Typography variant="body2">
          {text('treasury.how.line', {
            day: paymentDate === today ? text('treasury.how.today') : format.date(paymentDate, 'medium'),
            method: text(methodLabel[method]),
          })}
        </Typography>
        <Button
          size="small"
          aria-label={text('treasury.how.changeLabel')}
          onClick={() => setOpen(true)}
          sx={{ ml: -1.75 }}
        >
          {text('treasury.how.change')}
        </Button>
      </Stack>
    );
  return (
    <Box
      component="section"
      aria-label={text('treasury.how')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', maxWidth: 440, mb: 2 }}
    >
      <TextField
        size="small"
        type="date"
        label={text('payments.field.received')}
        value={paymentDate}
        error={isFuture}
        helperText={isFuture ? text('treasury.how.future') : undefined}
        onChange={({ target }) => onChange({ ...how, paymentDate: target.value || today })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        select
        size="small"
        label={text('payments.field.method')}
        value={method}
        onChange={({ target }) =>
          onChange({
            ...how,
            method: methodChoices.find(({ value }) => value === Number(target.value))?.value ?? method,
          })
        }
      >
        {methodChoices.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

interface Matter {
  to: 'adminInterac' | 'adminRefunds';
  query?: { state: string };
  action: MessageId;
  count: number;
  says: string;
}

/** What waits for a decision: transfers to match and refunds to send. Nothing when nothing does. */
function OpenMatters() {
  const text = useText();
  const format = useFormat();
  const { data: transfers } = useQuery(transfersQuery({ state: 'open', page: 1, pageSize: 1 }));
  const { data: refunds } = useQuery(dueRefundsQuery());
  const matters: readonly Matter[] = [
    {
      to: 'adminInterac',
      action: 'payments.open.match',
      count: transfers?.total ?? 0,
      says: text('payments.open.transfers', { count: transfers?.total ?? 0 }),
    },
    {
      to: 'adminRefunds',
      query: { state: 'due' },
      action: 'payments.open.send',
      count: refunds?.count ?? 0,
      says: text('payments.open.refunds', {
        count: refunds?.count ?? 0,
        total: format.money(refunds?.total ?? 0),
      }),
    },
  ];
  return matters.map(
    ({ to, query, action, count, says }) =>
      count > 0 && (
        <Alert
          key={to}
          severity="warning"
          sx={{ mb: 1.5, py: 0.25, alignItems: 'center', '& .MuiAlert-action': { py: 0 } }}
          action={
            <LinkButton to={to} {...(query && { query })} size="small" color="inherit">
              {text(action)}
            </LinkButton>
          }
        >
          {says}
        </Alert>
      ),
  );
}

/** `/admin/payments/outstanding`: who owes what, and reminders. */
export function Component() {
  const { text, format } = useI18n();
  const list = useResource(debtors);
  const listActions = useListActions(list);
  const { data: due } = useQuery(outstandingQuery());
  const [how, setHow] = useState<ReceiptDetails>({});
  const [reminded, setReminded] = useState<readonly Debtor[]>([]);
  const [isReminding, setReminding] = useState(false);
  const chosen = list.selection.rows;
  const remind = (people: readonly Debtor[]) => {
    setReminded(people);
    setReminding(true);
  };
  return (
    <ConsolePage
      title="treasury.outstanding.title"
      actions={
        <LinkButton to="adminInterac" variant="contained">
          {text('interac.add')}
        </LinkButton>
      }
    >
      <PaymentTabs of="adminOutstanding" />
      <OpenMatters />
      {due && due.people > 0 && (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
            <Typography component="p" variant="h4" sx={figures}>
              {text('treasury.outstanding.figure', { people: due.people, owed: format.money(due.owed) })}
            </Typography>
            {list.rows.length > 1 && list.state.view === 'cards' && (
              <Button
                size="small"
                onClick={() => list.selection.choose(new Set(list.rows.map(({ id }) => id)))}
                sx={{ ml: -1.75 }}
              >
                {text('treasury.outstanding.selectAll', { count: list.rows.length })}
              </Button>
            )}
          </Stack>
          <ReceiptDefaults how={how} onChange={setHow} />
        </>
      )}
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={8} rowHeight={110} />}
        selectionActions={
          <Button
            size="small"
            variant="contained"
            startIcon={<EmailIcon />}
            disabled={reminderRecipients(chosen, now()).reached.length === 0}
            onClick={() => remind(chosen)}
          >
            {text('treasury.remind', { count: chosen.length })}
          </Button>
        }
        card={(debtor) => (
          <DebtorCard
            debtor={debtor}
            selection={list.selection}
            how={how}
            onRemind={() => remind([debtor])}
          />
        )}
        column
      />
      <RemindDialog
        debtors={reminded}
        open={isReminding}
        onClose={() => setReminding(false)}
        onSent={list.selection.clear}
      />
    </ConsolePage>
  );
}
