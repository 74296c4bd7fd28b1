import { useQuery } from '@tanstack/react-query';
import { mySubscriptionsQuery, Plan, type Session, useAuth } from 'shared-api';
import { covers } from 'shared-api/passes';
import { Fact, TicketIcon, useText } from 'shared-ui';
import { useSessionDue } from '../use-session-payments';
import { AmountDue } from './AmountDue';
import { DropInPrice } from './DropInPrice';

/** A session's price for the person: their dues for it, free with their pass, or the drop-in price. */
export function SessionPrice({ session }: { session: Pick<Session, 'id' | 'sessionDate' | 'dropInPrice'> }) {
  const text = useText();
  const member = useAuth(({ user }) => user?.paymentPlan === Plan.Membership);
  const { data: passes, isPending } = useQuery({ ...mySubscriptionsQuery(), enabled: member });
  // Until the passes are loaded, the usual price is shown.
  const included = member && (passes ? passes.some((pass) => covers(pass, session.sessionDate)) : isPending);
  const due = useSessionDue(session.id);
  if (due === 0 && !included) return <DropInPrice price={session.dropInPrice} />;
  return (
    <Fact icon={<TicketIcon aria-hidden />}>
      {due > 0 ? <AmountDue amount={due} /> : text('pay.included')}
    </Fact>
  );
}
