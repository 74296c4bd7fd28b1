import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery } from 'shared-api';
import { Button, EmailIcon, Page, Stack, Typography, useText } from 'shared-ui';
import { useRefundRules } from '../../subscriptions/use-refund-rules';
import { Questions } from '../components/Questions';

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

/** Whether there is an answer: a club may sell no pass, and take no transfers. */
const isAnswered = (question: (typeof questions)[number], club?: Club): boolean => {
  if (!club) return true;
  if (question === 'season') return club.sellsPasses;
  return question !== 'payment' || club.paymentEmail !== '';
};

/** `/faq`: each answer opens with one tap. */
export function Component() {
  const text = useText();
  const { data: club } = useQuery(clubQuery());
  const refunds = useRefundRules();
  return (
    <Page width="md" title={text('faq.title')} lead={text('faq.lead')} description={text('faq.description')}>
      <Questions
        name="faq"
        questions={questions
          .filter((key) => isAnswered(key, club))
          .map((key) => ({
            title: text(`faq.${key}.q`),
            answer: text(`faq.${key}.a`, refunds),
          }))}
      />
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
