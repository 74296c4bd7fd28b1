import { type QueryKey, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { MailNoticeProps } from './MailNotice';
import type { Forecast } from './types';

/** Whether changes may still be forecast: not while one is being saved, nor in the dialog that closes afterwards. */
export const MayForecast = createContext(true);

/**
 * A change's side effects, fetched again whenever the change does.
 * @param key of the record
 * @param change the request; undefined while invalid or unchanged
 * @param ask the server's call
 */
export const useForecast = <Change>(
  key: QueryKey,
  change: Change | undefined,
  ask: (change: Change) => Promise<Forecast>,
): MailNoticeProps => {
  const mayForecast = useContext(MayForecast);
  const { data, isError } = useQuery({
    // Not under the record's key, which saving refetches: that would forecast a change already made.
    queryKey: ['recipients', ...key, change],
    queryFn: async (): Promise<Forecast> => (change === undefined ? { people: 0 } : ask(change)),
    enabled: change !== undefined && mayForecast,
    staleTime: 0,
  });
  return isError ? { people: 'unknown' } : { people: data?.people, money: data?.money };
};

/** The same for changes without money: how many people a change would e-mail. */
export const useRecipientCount = <Change>(
  key: QueryKey,
  change: Change | undefined,
  ask: (change: Change) => Promise<number>,
): MailNoticeProps['people'] =>
  useForecast(key, change, async (next: Change) => ({ people: await ask(next) })).people;
