import { SessionStatus } from 'shared-api';
import { LinkButton, Text, Typography } from 'shared-ui';
import { ClosingNote } from '../../sessions/components/ClosingNote';
import { useClosing } from '../../sessions/use-closing';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** The next session, for a visitor to save a spot. */
export function NextSession() {
  const { hasClosed } = useClosing();
  return (
    <NextSessionCard>
      {(session) => {
        const full = session.status === SessionStatus.Full;
        return (
          <SessionTeaser session={session}>
            {hasClosed(session) ? (
              <ClosingNote session={session} />
            ) : (
              <div>
                {full && (
                  <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
                    <Text id="home.next.full" />
                  </Typography>
                )}
                <LinkButton
                  fullWidth
                  variant="outlined"
                  color="secondary"
                  to="attendanceConfirmation"
                  query={{ sessionId: session.id }}
                >
                  <Text id={full ? 'schedule.waiting.join' : 'schedule.register'} />
                </LinkButton>
              </div>
            )}
          </SessionTeaser>
        );
      }}
    </NextSessionCard>
  );
}
