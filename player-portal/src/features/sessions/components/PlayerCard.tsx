import type { Session } from 'shared-api';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { CardFrame } from './CardFrame';
import { PlayerActions } from './PlayerActions';
import { SessionMarks } from './SessionMarks';
import { SessionStatus } from './SessionStatus';

/** A session of the schedule with the person's own state, dues and answers. */
export function PlayerCard({ session }: { session: Session }) {
  return (
    <CardFrame
      session={session}
      mark={<SessionMarks session={session} otherwise={<SessionStatus session={session} />} />}
      price={<SessionPrice session={session} />}
      actions={<PlayerActions session={session} />}
    />
  );
}
