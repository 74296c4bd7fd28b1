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
  useFormat,
  useText,
} from 'shared-ui';
import { doorSessionsQuery } from '../api';
import { MorningList } from '../components/MorningList';
import { TeamsLink } from '../components/TeamsLink';
import { useMorning } from '../use-morning';

/** Today's only session, or the next one; undefined when a day with several asks which. */
const sessionNow = (sessions: readonly Session[]): Session | undefined => {
  const played = sessions.filter(({ status }) => status !== SessionStatus.Cancelled);
  const [first] = played.filter(({ sessionDate }) => sessionDate >= clubDate());
  const sameDay = played.filter(({ sessionDate }) => sessionDate === first?.sessionDate);
  return sameDay.length === 1 ? first : undefined;
};

const useWhen = () => {
  const format = useFormat();
  return ({ sessionDate, startTime }: Pick<Session, 'sessionDate' | 'startTime'>) =>
    `${format.date(sessionDate, 'day')}, ${format.time(startTime)}`;
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

/** One session's door. */
function Door({ id, onOther }: { id: string; onOther: () => void }) {
  const when = useWhen();
  const door = useMorning(id);
  const session = door.query.data?.roster.session;
  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, pt: 1.5 }}
      >
        <Box>
          <Typography component="h1" variant="h4" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {session ? when(session) : <Text id="door.title" />}
          </Typography>
          {session?.status === SessionStatus.Cancelled && (
            <StatusChip kind="session" status={session.status} />
          )}
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0 }}>
          <TeamsLink id={id} />
          <Button color="secondary" onClick={onOther} sx={{ minHeight: 56 }}>
            <Text id="door.other" />
          </Button>
        </Stack>
      </Stack>
      <Loaded
        query={door.query}
        waiting={<ListSkeleton rows={8} rowHeight={64} />}
        failed={<Text id="door.failed" />}
        heading="h2"
      >
        {(morning) => <MorningList {...{ morning, door }} />}
      </Loaded>
    </>
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
