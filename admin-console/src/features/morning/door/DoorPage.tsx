import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type Session, SessionStatus } from 'shared-api';
import {
  Box,
  Button,
  clubDate,
  EmptyState,
  ListSkeleton,
  Loaded,
  Page,
  Stack,
  StatusChip,
  Text,
  Typography,
  useText,
} from 'shared-ui';
import { doorSessionsQuery } from '../api';
import { Door, useWhen } from './Door';

/** Today's only session, or the next one; undefined when a day with several asks which. */
const sessionNow = (sessions: readonly Session[]): Session | undefined => {
  const played = sessions.filter(({ status }) => status !== SessionStatus.Cancelled);
  const [first] = played.filter(({ sessionDate }) => sessionDate >= clubDate());
  const sameDay = played.filter(({ sessionDate }) => sessionDate === first?.sessionDate);
  return sameDay.length === 1 ? first : undefined;
};

/** The next sessions, for a day that has two, or for another day. */
function Choice({ sessions, onChoose }: { sessions: readonly Session[]; onChoose: (id: string) => void }) {
  const when = useWhen();
  if (sessions.length === 0)
    return (
      <EmptyState title={<Text id="door.none.title" />}>
        <Text id="door.none.text" />
      </EmptyState>
    );
  return (
    <Stack sx={{ gap: 1, p: 2 }}>
      <Typography component="h2" variant="h4">
        <Text id="door.choose" />
      </Typography>
      {sessions.map((session) => (
        <Button
          key={session.id}
          variant="outlined"
          color="secondary"
          size="large"
          onClick={() => onChoose(session.id)}
          sx={{ minHeight: 56, gap: 1 }}
        >
          {when(session)}
          {session.status === SessionStatus.Cancelled && (
            <StatusChip kind="session" status={session.status} />
          )}
        </Button>
      ))}
    </Stack>
  );
}

/** `/admin/door`: today's session, or the next one, for whoever stands at the door with a phone. */
export function Component() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const sessions = useQuery(doorSessionsQuery());
  const asked = params.get('session');
  const choose = (session: string) => setParams({ session });
  const id = asked ?? (sessions.data && sessionNow(sessions.data)?.id);
  return (
    <Page title={text('door.title')} bare hidden>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        {id ? (
          <Door key={id} id={id} onOther={() => choose('')} />
        ) : (
          <>
            <Typography component="h1" variant="h3" sx={{ px: 2, pt: 2 }}>
              {text('door.title')}
            </Typography>
            <Loaded
              query={sessions}
              waiting={<ListSkeleton rows={4} rowHeight={56} />}
              failed={<Text id="door.failed" />}
              heading="h2"
            >
              {(known) => <Choice sessions={known} onChoose={choose} />}
            </Loaded>
          </>
        )}
      </Box>
    </Page>
  );
}
