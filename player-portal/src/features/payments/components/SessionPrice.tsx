import type { Session } from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { useIncluded } from '../use-included';
import { SessionDue } from './SessionDue';

/** A session's price for the person: their dues for it, their pass, or the drop-in price; nothing when it is free. */
export function SessionPrice({ session }: { session: Pick<Session, 'id' | 'sessionDate' | 'dropInPrice'> }) {
  const text = useText();
  const format = useFormat();
  const included = useIncluded(session.sessionDate);
  const price = included
    ? text('pay.included')
    : session.dropInPrice > 0 && format.money(session.dropInPrice);
  return <SessionDue sessionId={session.id} otherwise={price} />;
}
