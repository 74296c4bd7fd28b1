import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { availableSessionsQuery, SessionStatus } from 'shared-api';
import { LinkButton, Text, Typography } from 'shared-ui';
import { ClosingNote } from '../../sessions/components/ClosingNote';
import { useClosing } from '../../sessions/use-closing';
import { nextSessionFor } from '../next-session';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** The next session, for a visitor to save a spot. When it fails to load, the schedule says why. */
export function NextSession() {
  const { data: arrived, isError } = useQuery(availableSessionsQuery());
  // A transition, so that a phone responds to touch while it renders.
  const data = useDeferredValue(arrived);
  const { hasClosed } = useClosing();
  if (isError && !data) return null;
  return (
    <NextSessionCard sessions={data} session={nextSessionFor(data ?? [], hasClosed)}>
      {(session) => {
        const full = session.status === SessionStatus.Full;
        if (hasClosed(session)) {
          return (
            <SessionTeaser session={session}>
              <ClosingNote session={session} />
            </SessionTeaser>
          );
        }
        return (
          <SessionTeaser session={session}>
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
                <Text id={full ? 'home.next.waiting' : 'home.next.register'} />
              </LinkButton>
            </div>
          </SessionTeaser>
        );
      }}
    </NextSessionCard>
  );
}
