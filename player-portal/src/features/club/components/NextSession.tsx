import { SessionStatus } from 'shared-api';
import { LinkButton, Typography, useFormat, useText } from 'shared-ui';
import { ClosingNote } from '../../sessions/components/ClosingNote';
import { useClosing } from '../../sessions/use-closing';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** How many first names fit on a phone in two lines. */
const namesShown = 8;

/** The next session and who plays, for a visitor to save a spot. */
export function NextSession() {
  const text = useText();
  const format = useFormat();
  const { hasClosed } = useClosing();
  return (
    <NextSessionCard>
      {(session) => {
        const full = session.status === SessionStatus.Full;
        const names = session.participants.map(({ firstName }) => firstName);
        const others = names.length - namesShown;
        return (
          <SessionTeaser
            session={session}
            price={session.dropInPrice > 0 && format.money(session.dropInPrice)}
          >
            {names.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {names.slice(0, namesShown).join(', ')}
                {others > 0 && ` + ${others}`}
              </Typography>
            )}
            {hasClosed(session) ? (
              <ClosingNote session={session} />
            ) : (
              <LinkButton
                fullWidth
                variant={full ? 'outlined' : 'contained'}
                color={full ? 'secondary' : 'primary'}
                to="attendanceConfirmation"
                query={{ sessionId: session.id }}
              >
                {text(full ? 'schedule.waiting.join' : 'schedule.register')}
              </LinkButton>
            )}
          </SessionTeaser>
        );
      }}
    </NextSessionCard>
  );
}
