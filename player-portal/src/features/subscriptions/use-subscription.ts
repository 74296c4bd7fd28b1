import { useMutation } from '@tanstack/react-query';
import { cancelSubscription, messageOf, type Season, type Subscription, subscribe } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { useRefreshPlan } from './use-refresh-plan';

/** Subscribes to a season, and ends a subscription. */
export const useSubscriptionChanges = () => {
  const text = useText();
  const refresh = useRefreshPlan();
  const common = {
    onError: (error: unknown) => notify(messageOf(error, text('subscription.failed')), 'error'),
    onSettled: refresh,
  };
  const join = useMutation({
    ...common,
    mutationFn: ({ startDate, endDate, price }: Season) => subscribe({ startDate, endDate, price }),
    onSuccess: () => notify(text('subscription.subscribe.done')),
  });
  const cancel = useMutation({
    ...common,
    mutationFn: ({ id }: Subscription) => cancelSubscription(id),
    onSuccess: () => notify(text('subscription.cancel.done')),
  });
  return { join, cancel };
};
