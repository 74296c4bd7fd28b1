import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  cancelSubscription,
  changePlan,
  joinPassQueue,
  leavePassQueue,
  messageOf,
  type PassOffer,
  Plan,
  type Subscription,
  subscribe,
  useAuth,
} from 'shared-api';
import { notify, usePath, useText } from 'shared-ui';
import { useRefreshPlan } from './use-refresh-plan';

/** Buys a pass, joins its queue, and gives up either. */
export const usePassChanges = () => {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const refresh = useRefreshPlan();
  const user = useAuth(({ user }) => user);
  const failing = (fallback: 'subscription.failed' | 'planSelection.failed') => ({
    onError: (error: unknown) =>
      notify(user ? messageOf(error, text(fallback)) : text('planSelection.noUser'), 'error'),
    onSettled: refresh,
  });
  const buy = useMutation({
    ...failing('subscription.failed'),
    mutationFn: ({ startDate, endDate, price }: PassOffer) => subscribe({ startDate, endDate, price }),
    onSuccess: () => notify(text('planSelection.done.season')),
  });
  const cancel = useMutation({
    ...failing('subscription.failed'),
    mutationFn: ({ id }: Subscription) => cancelSubscription(id),
    onSuccess: () => notify(text('subscription.cancel.done')),
  });
  const chooseDropIn = useMutation({
    ...failing('planSelection.failed'),
    mutationFn: () => changePlan(Plan.DropIn),
    onSuccess: () => {
      notify(text('planSelection.done.dropIn'));
      void navigate(path('schedule'));
    },
  });
  const join = useMutation({ ...failing('subscription.failed'), mutationFn: joinPassQueue });
  const leave = useMutation({ ...failing('subscription.failed'), mutationFn: leavePassQueue });
  return { buy, cancel, chooseDropIn, join, leave };
};
