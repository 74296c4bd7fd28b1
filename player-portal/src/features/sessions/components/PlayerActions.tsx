import type { Session } from 'shared-api';
import { LinkButton, Stack, useFormat, useText } from 'shared-ui';
import { Guests } from './Guests';
import { PlaceNote } from './PlaceNote';
import { YesNoButtons } from './YesNoButtons';

/** A player's actions for a session: answer with one tap, or open its page. */
export function PlayerActions({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack sx={{ gap: 1, width: '100%' }}>
      <PlaceNote session={session} />
      <YesNoButtons session={session} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'center' }}>
        <Guests session={session} />
        <LinkButton
          size="small"
          color="secondary"
          to="attendanceConfirmation"
          query={{ sessionId: session.id }}
          aria-label={text('session.noteOn', { date: format.date(session.sessionDate, 'day') })}
        >
          {text('session.note')}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
