import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, call, now, type Session, SessionStatus, useAuth } from 'shared-api';
import {
  Box,
  Button,
  Card,
  CardContent,
  CardSkeleton,
  EmailIcon,
  EmptyState,
  LinkButton,
  Loaded,
  Loading,
  Page,
  Stack,
  Typography,
  usePath,
  useRecordId,
  useText,
} from 'shared-ui';
import {
  EmailInput,
  email,
  Form,
  firstName,
  type InferType,
  object,
  SubmitButton,
  TextInput,
} from 'shared-ui/forms';
import { Outcome } from '../../../components/Outcome';
import { PageMessages } from '../../../components/PageMessages';
import { answerState } from '../answer';
import { sharedSessionQuery } from '../api';
import { AnswerUnavailable } from '../components/AnswerUnavailable';
import { Opening } from '../components/Opening';
import { SessionPanel } from '../components/SessionPanel';
import { SideBySide } from '../components/SideBySide';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';
import { useClosing } from '../use-closing';
import { useOpeningStage } from '../use-opening-stage';
import { pressedOn } from '../use-pressed';
import { useSessionTitle } from '../use-session-title';

const schema = object({ firstName: firstName(), email: email() });

/** A spot for who has no account: a first name and an address; the mailed link makes the account, and says yes. */
function JoinForm({ session }: { session: Session }) {
  const text = useText();
  const path = usePath();
  const [given, setGiven] = useState<InferType<typeof schema>>();
  const [isSent, setSent] = useState(false);
  const waits = session.status === SessionStatus.Full;
  const query = { sessionId: session.id, ...pressedOn(session, waits ? 'wait' : 'yes') };
  if (given && isSent) {
    return (
      <Outcome
        icon={<EmailIcon />}
        tone="success"
        title={text('shared.sent.title')}
        actions={
          <Button variant="outlined" color="secondary" onClick={() => setSent(false)}>
            {text('shared.sent.again')}
          </Button>
        }
      >
        {text(waits ? 'shared.sent.textWaits' : 'shared.sent.text', { email: given.email })}
      </Outcome>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {waits && (
        <Typography component="h2" variant="h3">
          {text('shared.join.waits')}
        </Typography>
      )}
      <Form
        initial={given ?? { firstName: '', email: '' }}
        schema={schema}
        onSubmit={async (body) => {
          await call('POST /api/v1/Users/join', {
            body: { ...body, returnTo: path('attendanceConfirmation', query) },
          });
          setGiven(body);
          setSent(true);
        }}
        failed="shared.join.failed"
        label={text(waits ? 'shared.join.submitWaits' : 'shared.join.submit')}
      >
        <TextInput name="firstName" label={text('ui.field.firstName')} autoComplete="given-name" required />
        <EmailInput />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(waits ? 'shared.join.textWaits' : 'shared.join.text')}
        </Typography>
        <SubmitButton size="large">
          {text(waits ? 'shared.join.submitWaits' : 'shared.join.submit')}
        </SubmitButton>
      </Form>
      <LinkButton to="attendanceConfirmation" query={query} state={{ pressed: true }} color="secondary">
        {text('shared.member')}
      </LinkButton>
    </Stack>
  );
}

/** The session on one side, how to get a spot, or why there is none, on the other; stacked on a phone. */
function Shared({ session }: { session: Session }) {
  const [openedOn] = useState(now);
  const { hasClosed } = useClosing();
  const state = answerState(session, undefined, hasClosed(session, openedOn));
  const stage = useOpeningStage(session);
  return (
    <SideBySide>
      <SessionPanel session={session} />
      <Card>
        <CardContent>
          {state === 'cancelled' || state === 'completed' || state === 'closed' ? (
            <AnswerUnavailable session={session} state={state} />
          ) : stage ? (
            <Opening session={session} stage={stage} />
          ) : (
            <JoinForm session={session} />
          )}
        </CardContent>
      </Card>
    </SideBySide>
  );
}

function Content() {
  const text = useText();
  const path = usePath();
  const titleOf = useSessionTitle();
  const session = useQuery(sharedSessionQuery(useRecordId()));
  const loggedIn = useAuth(({ token }) => token !== null);
  const { error, data } = session;
  const navigate = useNavigate();
  const onward = data && loggedIn ? path('session', { id: data.id }) : undefined;
  useEffect(() => {
    if (onward) void navigate(onward, { replace: true });
  }, [onward, navigate]);
  const isUnknown = error instanceof ApiError && (error.status === 400 || error.status === 404);
  return (
    <Page
      hidden
      title={data ? titleOf(data) : text('attendance.title')}
      description={text('shared.description')}
    >
      <Box sx={{ minHeight: '100dvh' }}>
        {onward ? null : isUnknown ? (
          <EmptyState
            title={text('attendance.unknown.title')}
            actions={
              <LinkButton to="schedule" variant="contained">
                {text('attendance.viewSchedule')}
              </LinkButton>
            }
          >
            {text('attendance.unknown.text')}
          </EmptyState>
        ) : (
          <Loaded
            query={session}
            waiting={
              <Loading>
                <CardSkeleton height={330} />
              </Loading>
            }
            failed={text('schedule.failed')}
          >
            {(found) => <Shared key={found.id} session={found} />}
          </Loaded>
        )}
      </Box>
    </Page>
  );
}

/** `/s/:id`: a session for who opens a link in a chat, without anybody's name; a player goes on to their own page of it. */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Content />
    </PageMessages>
  );
}
