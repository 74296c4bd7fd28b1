import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { MailNoticeProps } from './MailNotice';

/**
 * How many people a change would email, asked again whenever it changes.
 * @param key of what is changed
 * @param change what would be sent; nothing while it cannot be, or differs in nothing
 * @param ask asks the server
 */
export const useRecipientCount = <Change>(
  key: QueryKey,
  change: Change | undefined,
  ask: (change: Change) => Promise<number>,
): MailNoticeProps['people'] => {
  const { data, isError } = useQuery({
    queryKey: [...key, 'recipients', change],
    queryFn: () => (change === undefined ? 0 : ask(change)),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return isError ? 'unknown' : data;
};
