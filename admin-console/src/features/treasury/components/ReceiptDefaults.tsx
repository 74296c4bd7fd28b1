import { useState } from 'react';
import { PaymentMethod } from 'shared-api';
import { Box, Button, clubDate, Stack, Typography } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';
import type { ReceiptDetails } from '../../payments/components/ReceivedControl';
import { methodChoices, methodLabel } from '../../payments/labels';

export interface ReceiptDefaultsProps {
  how: ReceiptDetails;
  onChange: (how: ReceiptDetails) => void;
}

/** The date and method recorded by “Mark received”: one line, which opens to change them. */
export function ReceiptDefaults({ how, onChange }: ReceiptDefaultsProps) {
  const { text, format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const today = clubDate();
  const { paymentDate = today, method = PaymentMethod.Interac } = how;
  const isFuture = paymentDate > today;
  if (!isOpen)
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, mb: 1.5 }}>
        <Typography variant="body2">
          {text('treasury.how.line', {
            day: paymentDate === today ? text('treasury.how.today') : format.date(paymentDate, 'medium'),
            method: text(methodLabel[method]),
          })}
        </Typography>
        <Button size="small" aria-label={text('treasury.how.changeLabel')} onClick={() => setOpen(true)}>
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
