import { PaymentMethod } from 'shared-api';
import { Box, clubDate, Stack, Typography, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import type { ReceiptDetails } from '../../payments/components/ReceivedControl';
import { methodChoices } from '../../payments/labels';

export interface ReceiptDefaultsProps {
  how: ReceiptDetails;
  onChange: (how: ReceiptDetails) => void;
}

/** The date and method recorded by “Mark received”: set once for a bank statement. */
export function ReceiptDefaults({ how, onChange }: ReceiptDefaultsProps) {
  const text = useText();
  const today = clubDate();
  const { paymentDate = today, method = PaymentMethod.Interac } = how;
  const isFuture = paymentDate > today;
  return (
    <Box component="section" aria-label={text('treasury.how')} sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          size="small"
          type="date"
          fullWidth={false}
          label={text('payments.field.received')}
          value={paymentDate}
          error={isFuture}
          helperText={isFuture ? text('treasury.how.future') : undefined}
          onChange={({ target }) => onChange({ ...how, paymentDate: target.value || today })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          sx={{ minWidth: 200 }}
        />
        <TextField
          select
          fullWidth={false}
          size="small"
          label={text('payments.field.method')}
          value={method}
          onChange={({ target }) =>
            onChange({
              ...how,
              method: methodChoices.find(({ value }) => value === Number(target.value))?.value ?? method,
            })
          }
          sx={{ minWidth: 200 }}
        >
          {methodChoices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {text(label)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {text('treasury.how.hint')}
      </Typography>
    </Box>
  );
}
