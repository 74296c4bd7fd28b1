import { useQuery } from '@tanstack/react-query';
import { Plan, useAuth } from 'shared-api';
import { covers } from 'shared-api/passes';
import { mySubscriptionsQuery } from './api';

/** Whether a pass of the person covers a date; until their passes are loaded, a member's do. */
export const useIncluded = (date: string): boolean => {
  const member = useAuth(({ user }) => user?.paymentPlan === Plan.Membership);
  const { data: passes, isPending } = useQuery({ ...mySubscriptionsQuery(), enabled: member });
  return member && (passes ? passes.some((pass) => covers(pass, date)) : isPending);
};
