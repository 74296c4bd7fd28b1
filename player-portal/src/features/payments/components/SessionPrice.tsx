import { useQuery } from '@tanstack/react-query';
import { mySubscriptionQuery, Plan, type Session, useAuth } from 'shared-api';
import { covers } from 'shared-api/passes';
import { Fact, TicketIcon, Typography, useFormat, useText } from 'shared-ui';
import { usePending } from '../use-pending';
import { AmountDue } from './AmountDue';

/** What a session costs the person: what they owe for it, nothing beyond their pass, or the drop-in price. */
export function SessionPrice({ session }: { session: Pick<Session, 'id' | 'sessionDate' | 'dropInPrice'> }) {
  const text = useText();
  const format = useFormat();
  const member = useAuth(({ user }) => user?.paymentPlan === Plan.Membership);
  const { data: pass, isPending } = useQuery({ ...mySubscriptionQuery(), enabled: member });
  // Until the pass is known, what is usual is shown.
  const included = member && (pass ? covers(pass, session.sessionDate) : isPending);
  const due = usePending().find(({ sessionId }) => sessionId === session.id);
  return (
    <Fact icon={<TicketIcon aria-hidden />}>
      {due ? (
        <AmountDue amount={due.amount} />
      ) : included ? (
        text('pay.included')
      ) : (
        <>
          {text('ui.session.price')} ·{' '}
          <Typography component="strong" variant="body2" sx={{ fontWeight: 700, color: 'text.primary' }}>
            {format.money(session.dropInPrice)}
          </Typography>
        </>
      )}
    </Fact>
  );
}
