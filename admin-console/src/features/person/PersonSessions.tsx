import { SessionStatus, type UserHistory } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Chip, Link, type MessageId, Stack, StatusChip, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';

const standingLabel = {
  in: 'person.in',
  offered: 'sessions.participants.offered',
  waiting: 'sessions.participants.waiting',
  out: 'person.out',
} as const satisfies Record<UserHistory['next'][number]['standing'], MessageId>;

/** Some of a person's sessions, each with where they stand in it. */
export function PersonSessions({ sessions, none }: { sessions: UserHistory['next']; none: string }) {
  const { text, format } = useI18n();
  if (sessions.length === 0) return <Typography>{none}</Typography>;
  return (
    <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map(({ id, sessionDate, startTime, cancelled, standing }) => {
        return (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 36 }}
          >
            <Link to="adminSession" query={{ id }}>
              {capitalised(format.date(sessionDate, 'shortDay'))}, {format.time(startTime)}
            </Link>
            {cancelled ? (
              <StatusChip kind="session" status={SessionStatus.Cancelled} />
            ) : (
              <Chip
                size="small"
                color={standing === 'in' ? 'success' : 'default'}
                label={text(standingLabel[standing])}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
