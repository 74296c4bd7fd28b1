import type { Balance } from 'shared-api';
import { ExpandIcon, Typography, useText } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';
import { DueLines } from './DueLines';

/** Paying in advance with the person's own reference; folded, since few ask for it. */
export function PayAhead({ balance: { payTo, reference } }: { balance: Balance }) {
  const text = useText();
  if (!payTo) return null;
  return (
    <Accordion
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ mb: { xs: 4, md: 6 } }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon color="primary" />}
        id="pay-ahead"
        aria-controls="pay-ahead-how"
      >
        {text('balance.ahead')}
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ mb: 1 }}>{text('balance.ahead.text')}</Typography>
        <DueLines due={{ payTo, reference }} />
      </AccordionDetails>
    </Accordion>
  );
}
