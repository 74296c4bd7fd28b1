import { useQuery } from '@tanstack/react-query';
import { Plan, type Session, useAuth } from 'shared-api';
import { covers } from 'shared-api/passes';
import { useFormat, useText } from 'shared-ui';
import { mySubscriptionsQuery } from '../api';
import { SessionDue } from './SessionDue';

/** A session's price for the person: their dues for it, their pass, or the drop-in price; nothing when it is free. */
export function SessionPrice({ session }: { session: Pick<Session, 'id' | 'sessionDate' | 'dropInPrice'> }) {
  const text = useText();
  const format = useFormat();
  const member = useAuth(({ user }) => user?.paymentPlan === Plan.Membership);
  const { data: passes, isPending } = useQuery({ ...mySubscriptionsQuery(), enabled: member });
  // Until the passes are loaded, the usual price is shown.
  const included = member && (passes ? passes.some((pass) => covers(pass, session.sessionDate)) : isPending);
  const price = included
    ? text('pay.included')
    : session.dropInPrice > 0 && format.money(session.dropInPrice);
  return <SessionDue sessionId={session.id} otherwise={price} />;
}
