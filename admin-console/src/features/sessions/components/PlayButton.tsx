import { messageOf, type Session, useChange } from 'shared-api';
import { Button, notify, useFormat, useText } from 'shared-ui';
import { playSession } from '../api';

/** Decides to play a session with too few players. */
export function PlayButton({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { mutate, isPending } = useChange(() => playSession({ params: { id: session.id } }), {
    onSuccess: () =>
      notify(text('sessions.undecided.played', { date: format.date(session.sessionDate, 'day') })),
    onError: (error) => notify(messageOf(error, text('sessions.updateFailed')), 'error'),
  });
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
      {text('sessions.undecided.play')}
    </Button>
  );
}
