import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { MailNoticeProps } from './MailNotice';
import type { Forecast } from './types';

/**
 * What a change would do beyond its record, asked again whenever it changes.
 * @param key of what is changed
 * @param change what would be sent; nothing while it cannot be, or differs in nothing
 * @param ask asks the server
 */
export const useForecast = <Change>(
  key: QueryKey,
  change: Change | undefined,
  ask: (change: Change) => Promise<Forecast>,
): MailNoticeProps => {
  const { data, isError } = useQuery({
    queryKey: [...key, 'recipients', change],
    queryFn: async (): Promise<Forecast> => (change === undefined ? { people: 0 } : ask(change)),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return isError ? { people: 'unknown' } : { people: data?.people, money: data?.money };
};

/** The same for what touches no money: how many people a change would email. */
export const useRecipientCount = <Change>(
  key: QueryKey,
  change: Change | undefined,
  ask: (change: Change) => Promise<number>,
): MailNoticeProps['people'] =>
  useForecast(key, change, async (next: Change) => ({ people: await ask(next) })).people;
