import { useId } from 'react';
import type { PaymentSummary } from 'shared-api';
import { Box, ButtonBase, Card, ExpandIcon, figures, Text, Typography, useFormat } from 'shared-ui';
import { Collapse } from 'shared-ui/details';
import type { ListControl } from 'shared-ui/resource';
import { MonthPayments } from './MonthPayments';

export interface MonthSectionProps {
  entry: PaymentSummary['months'][number];
  control: ListControl;
  open: boolean;
  onToggle: () => void;
}

/** A month: its total, and its payments when expanded. */
export function MonthSection({ entry, control, open, onToggle }: MonthSectionProps) {
  const format = useFormat();
  const id = useId();
  const month = format.date(`${entry.month}-01`, 'month');
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Typography component="h2" variant="h4">
        <ButtonBase
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            width: '100%',
            minHeight: 60,
            gap: 1.5,
            px: { xs: 2, sm: 2.5 },
            py: 1,
            font: 'inherit',
            textAlign: 'start',
          }}
        >
          <ExpandIcon
            aria-hidden
            sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }}
          />
          <Box component="span" sx={{ flexGrow: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
            {month}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id="payments.month.count" values={{ count: entry.count }} />
          </Typography>
          <Box component="span" sx={{ ...figures, minWidth: '6em', textAlign: 'end' }}>
            {format.money(entry.total)}
          </Box>
        </ButtonBase>
      </Typography>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
          <MonthPayments month={entry.month} control={control} />
        </Box>
      </Collapse>
    </Card>
  );
}
