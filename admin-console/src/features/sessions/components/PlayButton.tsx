import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, playSession, type Session, sessionsKey } from 'shared-api';
import { Button, notify, useFormat, useText } from 'shared-ui';

/** Decides to play a session with too few players. */
export function PlayButton({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => playSession(session.id),
    onSuccess: () =>
      notify(text('sessions.undecided.played', { date: format.date(session.sessionDate, 'day') })),
    onError: (error) => notify(messageOf(error, text('sessions.updateFailed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
      {text('sessions.undecided.play')}
    </Button>
  );
}
