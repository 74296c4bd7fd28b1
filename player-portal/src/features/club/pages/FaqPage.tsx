import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery } from 'shared-api';
import { Button, EmailIcon, Page, Stack, Typography, useFactWords, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { useRefundRules } from '../../subscriptions/use-refund-rules';
import { Questions } from '../components/Questions';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';

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

function Faq() {
  const text = useText();
  const facts = useFactWords();
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
            answer: text(`faq.${key}.a`, { ...facts, ...refunds }),
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

/** `/faq`: each answer opens with one tap. */
export const Component = () => (
  <PageMessages catalogues={{ en, fr }}>
    <Faq />
  </PageMessages>
);
