import { useNavigate } from 'react-router-dom';
import {
  ApiError,
  known,
  messageOf,
  type PassOffer,
  Plan,
  refreshed,
  SeasonStatus,
  type Subscription,
  useAuth,
  useChange,
} from 'shared-api';
import { dismissAll, notify, usePath, useText } from 'shared-ui';
import { mySubscriptionsQuery } from '../payments/api';
import { cancelSubscription, changePlan, rememberPlan, subscribe } from './api';

/** Whether it may have been done, or was not sent. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.outcome !== undefined;

const hasPass = ({ startDate }: PassOffer): boolean =>
  known(mySubscriptionsQuery())?.some(
    (pass) => pass.status === SeasonStatus.Active && pass.startDate === startDate,
  ) ?? false;

/** Buys a pass, and ends one. */
export const usePassChanges = () => {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const user = useAuth(({ user }) => user);
  const failing = (fallback: 'subscription.failed' | 'planSelection.failed') => ({
    onError: (error: unknown) =>
      notify(user ? messageOf(error, text(fallback)) : text('planSelection.noUser'), 'error'),
    onSettled: (_reply: unknown, error: unknown) => {
      const remembered = rememberPlan();
      return isUnanswered(error) ? undefined : remembered;
    },
  });
  const sayBought = () => {
    // What was said of an earlier press is over.
    dismissAll();
    notify(text('planSelection.done.season'));
  };
  const failingToBuy = failing('subscription.failed');
  const buy = useChange(
    ({ startDate, endDate, price }: PassOffer) => subscribe({ body: { startDate, endDate, price } }),
    {
      ...failingToBuy,
      onSuccess: sayBought,
      onError: (error, offer) => {
        failingToBuy.onError(error);
        if (!isUnanswered(error)) return;
        void refreshed().then(() => {
          if (hasPass(offer)) sayBought();
        });
      },
    },
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
  return { buy, cancel, chooseDropIn };
};
