import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, now, type Session, useAuth } from 'shared-api';
import {
  Box,
  Card,
  CardContent,
  CardSkeleton,
  EmptyState,
  LinkButton,
  Loaded,
  Loading,
  Page,
  usePath,
  useRecordId,
  useText,
} from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { answerState } from '../answer';
import { sharedSessionQuery } from '../api';
import { AnswerUnavailable } from '../components/AnswerUnavailable';
import { JoinForm } from '../components/JoinForm';
import { Opening } from '../components/Opening';
import { SessionPanel } from '../components/SessionPanel';
import { SideBySide } from '../components/SideBySide';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';
import { useClosing } from '../use-closing';
import { useOpeningStage } from '../use-opening-stage';
import { useSessionTitle } from '../use-session-title';

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
