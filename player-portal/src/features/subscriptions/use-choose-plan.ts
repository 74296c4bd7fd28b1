import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changePlan, clubQuery, messageOf, Plan, rules, subscribe, useAuth } from 'shared-api';
import { addMonths, clubDate, notify, usePath, useText } from 'shared-ui';
import { useRefreshPlan } from './use-refresh-plan';

/** The pass that is bought today: from now for 3 months. */
export const passFromToday = () => {
  const startDate = clubDate();
  return { startDate, endDate: addMonths(startDate, rules.season.months) };
};

/** Changes the person's plan: the season pass opens a subscription, drop-in leads to the schedule. */
export const useChoosePlan = () => {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const refresh = useRefreshPlan();
  const queries = useQueryClient();
  const user = useAuth(({ user }) => user);
  const know = useAuth(({ updateUser }) => updateUser);

  return useMutation({
    mutationFn: async (plan: Plan) => {
      if (!user) throw new Error(text('planSelection.noUser'));
      if (plan === Plan.Membership) {
        const { seasonPrice } = await queries.ensureQueryData(clubQuery());
        await subscribe({ ...passFromToday(), price: seasonPrice });
      }
      know(await changePlan(plan));
    },
    onSuccess: (_nothing, plan) => {
      notify(text(plan === Plan.Membership ? 'planSelection.done.season' : 'planSelection.done.dropIn'));
      if (plan === Plan.DropIn) void navigate(path('schedule'));
    },
    onError: (error) =>
      notify(user ? messageOf(error, text('planSelection.failed')) : text('planSelection.noUser'), 'error'),
    onSettled: refresh,
  });
};
