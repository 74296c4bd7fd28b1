import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery, queryOf, type Retention } from 'shared-api';
import {
  Button,
  EmailAddress,
  EmailIcon,
  Loaded,
  Page,
  Skeleton,
  Stack,
  Typography,
  useText,
} from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { Questions } from '../../club/components/Questions';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

/** Who is in charge, and how to reach them (CQLR c. P-39.1, s. 3.1). */
function InCharge({ club: { privacyOfficer, contactEmail } }: { club: Club }) {
  const text = useText();
  return (
    <Stack sx={{ gap: 0.5, mb: 3 }}>
      <Typography component="h2" variant="h4">
        {text('privacy.inCharge.title')}
      </Typography>
      <Typography>{privacyOfficer || text('privacy.inCharge.nobody')}</Typography>
      {contactEmail && (
        <Button
          component="a"
          href={`mailto:${contactEmail}`}
          variant="outlined"
          color="secondary"
          startIcon={<EmailIcon />}
          sx={{ mt: 1, alignSelf: 'flex-start' }}
        >
          <EmailAddress>{contactEmail}</EmailAddress>
        </Button>
      )}
    </Stack>
  );
}

const retentionQuery = () => queryOf(['privacy', 'retention'], 'GET /api/v1/Retention', {});

/** How long everything is kept: as the club has set it, and as the product does always. */
function useTimes(): string[] {
  const text = useText();
  const { data: periods, isError } = useQuery(retentionQuery());
  const years = (period: keyof Omit<Retention, 'version'>) => (periods?.[period] ?? 0) / 12;
  return [
    text('privacy.time.account'),
    years('people') > 0 && text('privacy.time.away', { years: years('people') }),
    text('privacy.time.money'),
    years('transfers') > 0 && text('privacy.time.transfers', { years: years('transfers') }),
    text('privacy.time.mails'),
    text('privacy.time.logins'),
    years('log') > 0
      ? text('privacy.time.log', { years: years('log') })
      : periods && text('privacy.time.logForGood'),
    text('privacy.time.backups'),
    isError && !periods && text('privacy.time.failed'),
  ].filter((sentence) => typeof sentence === 'string');
}

function useQuestions() {
  const text = useText();
  const times = useTimes();
  return [
    {
      title: text('privacy.kept.title'),
      answer: [
        text('privacy.kept.account'),
        text('privacy.kept.places'),
        text('privacy.kept.money'),
        text('privacy.kept.logins'),
        text('privacy.kept.news'),
        text('privacy.kept.ratings'),
        text('privacy.kept.nothingElse'),
      ],
    },
    {
      title: text('privacy.seen.title'),
      answer: [text('privacy.seen.everybody'), text('privacy.seen.club'), text('privacy.seen.others')],
    },
    {
      title: text('privacy.time.title'),
      answer: times,
    },
    {
      title: text('privacy.rights.title'),
      answer: [
        text('privacy.rights.see'),
        text('privacy.rights.correct'),
        text('privacy.rights.forget'),
        text('privacy.rights.news'),
        text('privacy.rights.ask'),
        text('privacy.rights.complain'),
      ],
    },
    {
      title: text('privacy.device.title'),
      answer: [
        text('privacy.device.login'),
        text('privacy.device.notifications'),
        text('privacy.device.map'),
      ],
    },
  ];
}

function Privacy() {
  const text = useText();
  const questions = useQuestions();
  return (
    <Page
      width="md"
      title={text('privacy.title')}
      lead={text('privacy.lead')}
      description={text('privacy.description')}
    >
      <Loaded
        query={useQuery(clubQuery())}
        waiting={<Skeleton variant="rounded" height={72} sx={{ mb: 3 }} />}
        failed={text('privacy.failed')}
      >
        {(club) => <InCharge club={club} />}
      </Loaded>
      <Questions name="privacy" questions={questions} />
    </Page>
  );
}

/** `/privacy`: what the club keeps about people, why, how long, who sees it, and what they can do (Law 25 of Québec). */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Privacy />
    </PageMessages>
  );
}
