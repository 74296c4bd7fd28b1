import type { UserHistory } from 'shared-api';
import { SessionStatus } from 'shared-api';
import { Chip, Link, Stack, StatusChip, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { standingChoices } from '../../sessions/labels';

/** Some of a person's sessions, each with where they stand in it. */
export function PersonSessions({ sessions, none }: { sessions: UserHistory['next']; none: string }) {
  const { text, format } = useI18n();
  if (sessions.length === 0) return <Typography>{none}</Typography>;
  return (
    <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map(({ id, sessionDate, startTime, cancelled, standing }) => {
        const label = standingChoices.find(({ value }) => value === standing)?.label;
        return (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 36 }}
          >
            <Link to="adminSession" query={{ id }}>
              {format.date(sessionDate, 'shortDay')}, {format.time(startTime)}
            </Link>
            {cancelled ? (
              <StatusChip kind="session" status={SessionStatus.Cancelled} />
            ) : (
              label && (
                <Chip size="small" color={standing === 'in' ? 'success' : 'default'} label={text(label)} />
              )
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
