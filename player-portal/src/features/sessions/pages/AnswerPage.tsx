import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, availableSessionsQuery, clubQuery, type Session, sessionQuery } from 'shared-api';
import {
  Box,
  CardSkeleton,
  EmptyState,
  LinkButton,
  Loaded,
  type LoadedQuery,
  Loading,
  Page,
  useRecordId,
  useText,
} from 'shared-ui';
import { AnswerPanel } from '../components/AnswerPanel';
import { useClosing } from '../use-closing';
import { useSessionTitle } from '../use-session-title';

/** Why there is no session to answer: none is planned, or the address names a missing one. */
type NoSession = 'none' | 'unknown';

/** A retry would not help: the address has no session id, or the session is gone. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** The session in the address (`/sessions/:id`, `?sessionId=`), otherwise the first available one that still takes answers. */
const useSessionToAnswer = (): LoadedQuery<Session | NoSession> => {
  const [params] = useSearchParams();
  const asked = useRecordId() || params.get('sessionId');
  const available = useQuery({ ...availableSessionsQuery(), enabled: asked === null });
  // Chosen once: when another session becomes the first, the form must not be submitted for that one.
  const [chosen, setChosen] = useState<Session>();
  const kept = available.data?.find(({ id }) => id === chosen?.id);
  const id = asked ?? (available.data && !kept && chosen ? chosen.id : null);
  const named = useQuery({
    ...sessionQuery(id ?? ''),
    enabled: id !== null,
    placeholderData: () => (asked === null ? chosen : undefined),
  });
  const { isError, error, refetch } = id === null ? available : named;
  const { hasClosed } = useClosing();
  // The club's settings decide when answers close.
  const { isPending } = useQuery(clubQuery());
  const open = available.data?.find((session) => !hasClosed(session));
  if (asked === null && open && !chosen && !isPending) setChosen(open);
  const first = available.data && (kept ?? open ?? available.data[0] ?? 'none');
  const data = id === null ? first : isUnknown(error) ? 'unknown' : named.data;
  return { data, isError, error, refetch };
};

function Waiting() {
  return (
    <Loading>
      <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, gridTemplateColumns: { md: '5fr 7fr' } }}>
        <CardSkeleton height={150} />
        <CardSkeleton height={180} />
      </Box>
    </Loading>
  );
}

/** `/sessions/:id`, and `/attendance-confirmation`, where it is the first available session unless the address names one. */
export function Component() {
  const text = useText();
  const session = useSessionToAnswer();
  const titleOf = useSessionTitle();
  return (
    <Page
      hidden
      title={typeof session.data === 'object' ? titleOf(session.data) : text('attendance.title')}
      description={text('attendance.meta.description')}
    >
      {/* As tall as the screen from the start, so that the footer stays where it is. */}
      <Box sx={{ minHeight: '100dvh' }}>
        <Loaded query={session} waiting={<Waiting />} failed={text('schedule.failed')}>
          {(found) =>
            typeof found === 'string' ? (
              <EmptyState
                title={text(`attendance.${found}.title`)}
                actions={
                  <LinkButton to="schedule" variant="contained">
                    {text('attendance.viewSchedule')}
                  </LinkButton>
                }
              >
                {text(`attendance.${found}.text`)}
              </EmptyState>
            ) : (
              <AnswerPanel key={found.id} session={found} />
            )
          }
        </Loaded>
      </Box>
    </Page>
  );
}
