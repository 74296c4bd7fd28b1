import type { Session } from 'shared-api';
import { LinkButton, Stack, useText } from 'shared-ui';
import { ShareSession } from 'shared-ui/details';
import { useSessionName } from '../use-session-name';
import { AddToCalendar } from './AddToCalendar';

/** What few people need of a session: a note, the calendar, its link. */
export function MoreActions({ session }: { session: Session }) {
  const text = useText();
  const date = useSessionName()(session);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <LinkButton
        size="small"
        color="secondary"
        to="session"
        query={{ id: session.id, note: 'true' }}
        aria-label={text('session.noteOn', { date })}
      >
        {text('session.note')}
      </LinkButton>
      {session.isAttending && (
        <AddToCalendar
          session={session}
          size="small"
          variant="text"
          aria-label={`${text('session.addToCalendar')}, ${date}`}
        />
      )}
      <ShareSession session={session} size="small" />
    </Stack>
  );
}
