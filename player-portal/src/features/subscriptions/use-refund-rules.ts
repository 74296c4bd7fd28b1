import { useQuery } from '@tanstack/react-query';
import { clubQuery, rules } from 'shared-api';

/** Values for sentences about missed sessions: whether a date released in time is credited, and until when. */
export const useRefundRules = (): { credited: 'yes' | 'no'; hours: number } => {
  const { data: club } = useQuery(clubQuery());
  return {
    credited: club?.creditReleasedDates ? 'yes' : 'no',
    hours: club?.answerDeadlineHours ?? rules.answerDeadline.default,
  };
};
