import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAuth, useChange } from 'shared-api';
import {
  Alert,
  Box,
  Button,
  Card,
  clubDate,
  notify,
  Skeleton,
  Stack,
  Text,
  Typography,
  useFailure,
  useText,
} from 'shared-ui';
import { SendIcon } from 'shared-ui/details';
import {
  DateInput,
  Form,
  notStored,
  RadioInput,
  SubmitButton,
  TextInput,
  UnsavedGuard,
  useFormikContext,
} from 'shared-ui/forms';
import { useDebounced } from 'shared-ui/resource';
import { ConsolePage } from '../../layout/ConsolePage';
import { mailPreviewQuery, sendMailing } from './api';
import { LanguageToggle } from './LanguageToggle';
import { languageChoices, languageLabel } from './labels';
import { MailFrame } from './MailFrame';
import { Mailings } from './Mailings';
import { MessagePanel } from './MessagePanel';
import { RecipientsPanel } from './RecipientsPanel';
import { SendConfirm } from './SendConfirm';
import { SendingStatus, useSending } from './SendingStatus';
import { UnsentEmails } from './UnsentEmails';
import { useRecipients } from './use-recipients';
import { blankMailing, groupOf, type MailingValues, mailingSchema, wordsIn } from './values';

const languages = languageChoices.map(({ value }) => value);

/** The real e-mail, rendered by the server, in the selected language or in another. */
function MailPreview() {
  const text = useText();
  const { values } = useFormikContext<MailingValues>();
  const settled = useDebounced(values, 500);
  const [language, setLanguage] = useState(values.language);
  useEffect(() => setLanguage(values.language), [values.language]);

  const sessionId = groupOf(settled)?.sessionId;
  const draft = { ...wordsIn(language, settled), ...(sessionId && { sessionId }) };
  const { data, error, isPlaceholderData } = useQuery({
    ...mailPreviewQuery(settled.emailType, draft),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {text('communication.preview')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
        {text('communication.previewHint')}
      </Typography>
      <LanguageToggle languages={languages} value={language} onChange={setLanguage} sx={{ my: 2 }} />
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text('communication.previewFailed')}
        </Alert>
      )}
      {!data && error === null && <Skeleton variant="rounded" height={420} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {text('communication.subject', { subject: data.subject })}
          </Typography>
          <MailFrame
            html={data.html}
            title={text('communication.frame', { language: text(languageLabel[language]) })}
          />
        </Box>
      )}
    </Card>
  );
}

/** Sends a test to oneself, or the mailing. */
function SendButtons() {
  const text = useText();
  const failed = useFailure();
  const me = useAuth((auth) => auth.user?.email);
  const { values } = useFormikContext<MailingValues>();
  const { count } = useRecipients(values);

  const test = useChange(
    (email: string) =>
      sendMailing({
        params: { emailType: values.emailType },
        body: { emails: [email], ...wordsIn(values.language, values) },
      }),
    {
      onSuccess: (_mailing, email) => notify(text('communication.testSent', { email })),
      onError: (error, email) => failed(error, 'communication.sendFailed', email),
    },
  );

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
      {me && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={test.isPending}
          onClick={() => test.mutate(me)}
        >
          {text('communication.test')}
        </Button>
      )}
      <SubmitButton startIcon={<SendIcon />}>
        {text(values.when === 'later' ? 'communication.schedule' : 'communication.send', { count })}
      </SubmitButton>
    </Stack>
  );
}

const moments = [
  { value: 'now', label: <Text id="communication.now" /> },
  { value: 'later', label: <Text id="communication.later" /> },
] as const;

/** When the mailing is sent. */
function WhenPanel() {
  const { when } = useFormikContext<MailingValues>().values;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioInput name="when" label={<Text id="communication.when" />} options={moments} row />
      {when === 'later' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <DateInput name="date" label={<Text id="ui.field.date" />} min={clubDate()} required />
          <TextInput name="time" type="time" label={<Text id="communication.time" />} required />
        </Box>
      )}
    </Box>
  );
}

/** `/admin/communication`: writing to everybody, to a group or to some, and what has become of it. */
export function Component() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const [initial, setInitial] = useState(() => blankMailing(query, state));
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<MailingValues>();
  const [open, setOpen] = useState(false);
  const { sending, send } = useSending();

  const confirmed = async () => {
    setOpen(false);
    // A sent mailing clears the form; after a failure everything stays.
    if (!asked || !(await send(asked))) return;
    setInitial(blankMailing());
    setRound(round + 1);
  };

  return (
    <ConsolePage title="communication.title" lead="communication.intro">
      <UnsentEmails />
      <Form
        key={round}
        initial={initial}
        schema={mailingSchema}
        onSubmit={(values) => {
          setAsked(values);
          setOpen(true);
          return notStored;
        }}
        failed="communication.sendFailed"
        guard={UnsavedGuard}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: '100%', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Card sx={{ p: { xs: 2, sm: 3 } }}>
            <Stack sx={{ gap: 2.5 }}>
              <RecipientsPanel />
              <MessagePanel />
              <WhenPanel />
              <SendingStatus sending={sending} />
              <SendButtons />
            </Stack>
          </Card>
          <MailPreview />
        </Box>
      </Form>
      <Mailings />
      {asked && (
        <SendConfirm
          values={asked}
          open={open}
          onConfirm={() => void confirmed()}
          onClose={() => setOpen(false)}
        />
      )}
    </ConsolePage>
  );
}
