import type { Session } from 'shared-api';
import { Button, Text } from 'shared-ui';
import { PlayButton } from './PlayButton';

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
