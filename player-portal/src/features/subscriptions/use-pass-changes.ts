import { useNavigate } from 'react-router-dom';
import { messageOf, type PassOffer, Plan, type Subscription, useAuth, useChange } from 'shared-api';
import { notify, usePath, useText } from 'shared-ui';
import {
  cancelSubscription,
  changePlan,
  joinPassQueue,
  leavePassQueue,
  rememberPlan,
  subscribe,
} from './api';

/** Buys a pass, joins its queue, and gives up either. */
export const usePassChanges = () => {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const user = useAuth(({ user }) => user);
  const failing = (fallback: 'subscription.failed' | 'planSelection.failed') => ({
    onError: (error: unknown) =>
      notify(user ? messageOf(error, text(fallback)) : text('planSelection.noUser'), 'error'),
    onSettled: rememberPlan,
  });
  const buy = useChange(
    ({ startDate, endDate, price }: PassOffer) => subscribe({ body: { startDate, endDate, price } }),
    { ...failing('subscription.failed'), onSuccess: () => notify(text('planSelection.done.season')) },
  );
  const cancel = useChange(({ id }: Subscription) => cancelSubscription({ params: { id } }), {
    ...failing('subscription.failed'),
    onSuccess: () => notify(text('subscription.cancel.done')),
  });
  const chooseDropIn = useChange(() => changePlan({ body: { paymentPlan: Plan.DropIn } }), {
    ...failing('planSelection.failed'),
    onSuccess: () => {
      notify(text('planSelection.done.dropIn'));
      void navigate(path('schedule'));
    },
  });
  const join = useChange((id: string) => joinPassQueue({ params: { id } }), failing('subscription.failed'));
  const leave = useChange((id: string) => leavePassQueue({ params: { id } }), failing('subscription.failed'));
  return { buy, cancel, chooseDropIn, join, leave };
};
