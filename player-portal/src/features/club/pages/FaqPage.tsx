import { useQuery } from '@tanstack/react-query';
import { clubQuery } from 'shared-api';
import { Box, Button, EmailIcon, ExpandIcon, Page, Stack, Typography, useText } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';
import { useRefundRules } from '../../subscriptions/use-refund-rules';

/** Questions and answers. */
const questions = [
  'registration',
  'schedule',
  'location',
  'equipment',
  'level',
  'cancellation',
  'season',
  'payment',
] as const;

/** `/faq`: each answer opens with one tap. */
export function Component() {
  const text = useText();
  const { data: club } = useQuery(clubQuery());
  const refunds = useRefundRules();
  return (
    <Page width="md" title={text('faq.title')} lead={text('faq.lead')} description={text('faq.description')}>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        {questions.map((key) => (
          <Accordion key={key} slotProps={{ heading: { component: 'h2' } }}>
            <AccordionSummary
              expandIcon={<ExpandIcon color="primary" />}
              id={`faq-${key}`}
              aria-controls={`faq-${key}-answer`}
            >
              {text(`faq.${key}.q`)}
            </AccordionSummary>
            <AccordionDetails>{text(`faq.${key}.a`, refunds)}</AccordionDetails>
          </Accordion>
        ))}
      </Box>
      {club?.contactEmail && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}>
          <Typography variant="h4" component="p">
            {text('faq.more')}
          </Typography>
          <Button
            component="a"
            href={`mailto:${club.contactEmail}`}
            variant="outlined"
            color="secondary"
            startIcon={<EmailIcon />}
          >
            {text('faq.write')}
          </Button>
        </Stack>
      )}
    </Page>
  );
}
