import { useQuery } from '@tanstack/react-query';
import { type Session, SessionStatus, useAuth } from 'shared-api';
import {
  Box,
  Button,
  LinkButton,
  ListSkeleton,
  Loaded,
  Stack,
  StatusChip,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { ratingsQuery } from '../api';
import { KeptNotes } from './KeptNotes';
import { MorningList } from './MorningList';
import { useMorning } from './use-morning';

/** The way to the teams, for administrators; what they need is on the phone then, too. */
function TeamsLink({ id }: { id: string }) {
  const isAdmin = useAuth(({ user }) => user?.isAdmin === true);
  useQuery({ ...ratingsQuery(), enabled: isAdmin });
  if (!isAdmin) return null;
  return (
    <LinkButton to="adminTeams" query={{ id }} variant="text" color="secondary" sx={{ minHeight: 56 }}>
      <Text id="teams.title" />
    </LinkButton>
  );
}

/** When a session is, in the words of its door. */
export const useWhen = () => {
  const format = useFormat();
  return ({ sessionDate, startTime }: Pick<Session, 'sessionDate' | 'startTime'>) =>
    `${format.date(sessionDate, 'day')}, ${format.time(startTime)}`;
};

/** One session's door. @param onOther leads to another one's; a link has none */
export function Door({ id, onOther }: { id: string; onOther?: () => void }) {
  const when = useWhen();
  const door = useMorning(id, onOther === undefined);
  const session = door.query.data?.roster.session;
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1.5 }}
      >
        <Box>
          <Typography component="h1" variant="h4" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {session ? when(session) : <Text id="door.title" />}
          </Typography>
          {session?.status === SessionStatus.Cancelled && (
            <StatusChip kind="session" status={session.status} />
          )}
        </Box>
        {onOther && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1.75 }}>
            <TeamsLink id={id} />
            <Button color="secondary" onClick={onOther} sx={{ minHeight: 56 }}>
              <Text id="door.other" />
            </Button>
          </Stack>
        )}
      </Stack>
      <Loaded
        query={door.query}
        waiting={<ListSkeleton rows={8} rowHeight={64} />}
        failed={<Text id="door.failed" />}
        heading="h2"
      >
        {(morning) => <MorningList {...{ morning, door }} />}
      </Loaded>
      {!session && door.unsent.length + door.refused.length > 0 && (
        <Stack sx={{ gap: 1.5, p: 2 }}>
          <KeptNotes door={door} />
        </Stack>
      )}
    </>
  );
}
