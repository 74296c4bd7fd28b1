import { type Session, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Button, notify, Text, useFailure, useFormat, useText } from 'shared-ui';
import { playSession } from '../api';

/** Decides to play a session with too few players. */
function PlayButton({ session }: { session: Session }) {
  const text = useText();
  const failed = useFailure();
  const date = useFormat().date(session.sessionDate, 'day');
  const { mutate, isPending } = useChange(() => playSession({ params: { id: session.id } }), {
    onSuccess: () => notify(text('sessions.undecided.played', { date })),
    onError: (error) => failed(error, 'sessions.updateFailed', capitalised(date)),
  });
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
      {text('sessions.undecided.play')}
    </Button>
  );
}

/** Whether a session that lacks players is played. @param onCancel asks before it cancels */
export function Decision({ session, onCancel }: { session: Session; onCancel: () => void }) {
  return (
    <>
      <PlayButton session={session} />
      <Button variant="outlined" color="secondary" aria-haspopup="dialog" onClick={onCancel}>
        <Text id="sessions.cancel" />
      </Button>
    </>
  );
}
