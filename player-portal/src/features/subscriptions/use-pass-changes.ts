import { useNavigate } from 'react-router-dom';
import {
  ApiError,
  known,
  type PassOffer,
  Plan,
  refreshed,
  SeasonStatus,
  type Subscription,
  useAuth,
  useChange,
} from 'shared-api';
import { dismissAll, notify, useFailure, useFormat, usePath, useText } from 'shared-ui';
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
  const format = useFormat();
  const failed = useFailure();
  const passName = ({ startDate, endDate, price }: Pick<PassOffer, 'startDate' | 'endDate' | 'price'>) =>
    `${text('subscription.period.value', { start: format.date(startDate), end: format.date(endDate) })}, ${format.money(price)}`;
  const fail = (error: unknown, fallback: 'subscription.failed' | 'planSelection.failed', about: string) =>
    user ? failed(error, fallback, about) : notify(text('planSelection.noUser'), 'error');
  const settling = {
    onSettled: (_reply: unknown, error: unknown) => {
      const remembered = rememberPlan();
      return isUnanswered(error) ? undefined : remembered;
    },
  };
  const sayBought = () => {
    // What was said of an earlier press is over.
    dismissAll();
    notify(text('planSelection.done.season'));
  };
  const buy = useChange(
    ({ startDate, endDate, price }: PassOffer) => subscribe({ body: { startDate, endDate, price } }),
    {
      ...settling,
      onSuccess: sayBought,
      onError: (error, offer) => {
        fail(error, 'subscription.failed', passName(offer));
        if (!isUnanswered(error)) return;
        void refreshed().then(() => {
          if (hasPass(offer)) sayBought();
        });
      },
    },
  );
  const cancel = useChange(({ id }: Subscription) => cancelSubscription({ params: { id } }), {
    ...settling,
    onSuccess: () => notify(text('subscription.cancel.done')),
    onError: (error, pass) => fail(error, 'subscription.failed', passName(pass)),
  });
  const chooseDropIn = useChange(() => changePlan({ body: { paymentPlan: Plan.DropIn } }), {
    ...settling,
    onSuccess: () => {
      notify(text('planSelection.done.dropIn'));
      void navigate(path('schedule'));
    },
    onError: (error) => fail(error, 'planSelection.failed', text('planSelection.dropIn')),
  });
  return { buy, cancel, chooseDropIn };
};
