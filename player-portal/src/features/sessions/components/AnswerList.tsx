import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Session, SessionStatus, upcomingSessionsQuery } from 'shared-api';
import { Button, Card, ListSkeleton, Loaded, Section, Stack, useText } from 'shared-ui';
import { useClosing } from '../use-closing';
import { AnswerRow } from './AnswerRow';

/** The number shown on a phone at first; a button shows the others. */
const firstRows = 6;

function Rows({ sessions }: { sessions: readonly Session[] }) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card>
      <Stack component="ul" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 0.5, listStyle: 'none' }}>
        {sessions.slice(0, showsAll ? undefined : firstRows).map((session) => (
          <AnswerRow key={session.id} session={session} />
        ))}
      </Stack>
      {!showsAll && sessions.length > firstRows && (
        <Button fullWidth color="secondary" onClick={() => setShowsAll(true)}>
          {text('mySessions.several.all', { count: sessions.length })}
        </Button>
      )}
    </Card>
  );
}

/** The upcoming sessions that take answers, each answered with one tap; nothing when there is none. */
export function AnswerList() {
  const text = useText();
  const upcoming = useQuery(upcomingSessionsQuery());
  const { hasClosed } = useClosing();
  const takesAnswers = (session: Session) =>
    session.status !== SessionStatus.Cancelled && !hasClosed(session);
  const data = upcoming.data?.filter(takesAnswers);
  if (data?.length === 0) return null;
  return (
    <Section title={text('mySessions.several')}>
      <Loaded
        heading="h3"
        query={{ ...upcoming, data }}
        waiting={<ListSkeleton rows={4} rowHeight={60} />}
        failed={text('schedule.failed')}
      >
        {(sessions) => <Rows sessions={sessions} />}
      </Loaded>
    </Section>
  );
}
