import { useQuery } from '@tanstack/react-query';
import { clubQuery } from 'shared-api';
import { useClosing } from '../sessions/use-closing';

/**
 * Values for sentences about missed sessions: whether a date released in time is credited, and until when.
 * @param price the pass's; a free one has nothing to credit
 */
export const useRefundRules = (price?: number): { credited: 'yes' | 'no'; hours: number } => {
  const { data: club } = useQuery(clubQuery());
  const { deadlineHours } = useClosing();
  return {
    credited: club?.creditReleasedDates && price !== 0 ? 'yes' : 'no',
    hours: deadlineHours,
  };
};
